import { css } from "styled-components";

/** Seen by assistive technology only. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Hairline above a row of a list. */
export const hairlineAbove = css`
  border-top: var(--hairline) solid var(--on-line);
`;

/** A small line of letter-spaced capitals: eyebrows, column heads, captions of figures. */
export const smallCapitals = css`
  font-size: var(--type-label);
  font-weight: 550;
  letter-spacing: 0.08em;
  text-transform: uppercase;
`;

/** A list without marks; `list-style: none` alone takes its role away in Safari, an empty string does not. */
export const plainList = css`
  margin: 0;
  padding: 0;
  list-style-type: "";
`;
