import { css } from "styled-components";
import { sheet } from "../../theme/breakpoints";

/** A number beside its bar: small, part of a whole, or large. */
export const gauges = () => css`
  [data-gauge] {
    display: grid;
    /* The same for all rows, so that bars have one scale. */
    grid-template-columns: minmax(0, 6em) 4em;
    align-items: center;
    gap: 0.5em;
    white-space: nowrap;

    > span {
      background: var(--on-line);
    }
    i {
      display: block;
      border-top: 0.45em solid var(--colour-ink-line);
    }
    &[data-gauge="whole"] i {
      border-color: var(--colour-sea);
    }
    &[data-gauge="part"] i {
      border-color: var(--colour-brass);
    }
    &[data-gauge="alone"] > span {
      background: none;
    }
  }
  ${sheet.small} {
    [data-gauge]:not([data-gauge="alone"]) {
      grid-template-columns: auto;

      > span {
        display: none;
      }
    }
  }
  [data-look="bar"] > [data-gauge] {
    flex: 1;
    grid-template-columns: 2em minmax(0, 1fr);

    > span {
      order: 1;
    }
    i {
      border-top-width: 1.4em;
    }
  }
`;
