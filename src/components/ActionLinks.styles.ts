import { below } from "../theme/breakpoints";

/** A row of buttons; on phones they stack and have equal widths. A global style, so that no script contains it. */
export const actions = `
  [data-actions] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3) var(--space-4);

    ${below.tablet} {
      width: 100%;

      > :not(:only-child) { flex: auto; }
    }
  }
`;
