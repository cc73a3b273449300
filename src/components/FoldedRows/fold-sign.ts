import { css } from "styled-components";

/** An arrow after the text of a `summary`, which turns over when it opens. Every disclosure uses the same arrow. */
export const foldSign = css`
  &::after {
    content: "";
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border: solid var(--on-link);
    border-width: 0 2px 2px 0;
    transform: translateY(-25%) rotate(45deg);
    transition: transform var(--time-control) var(--easing);
  }
  [open] > &::after {
    transform: translateY(25%) rotate(225deg);
  }
`;
