import styled, { css } from "styled-components";
import { withForcedColours } from "../../theme/breakpoints";

/** What ink is drawn in. */
export const inkColour = css`
  --ink: var(--colour-ink);

  ${withForcedColours} {
    --ink: CanvasText;
    forced-color-adjust: none;
  }
`;

/** A bar of ink, over one cell or on through the next ones. */
export const Ink = styled.span`
  ${inkColour}
  display: inline-block;
  width: var(--length);
  max-width: var(--ink-most, 100%);
  height: 0.85em;
  border-radius: 1px;
  background: var(--ink);
  vertical-align: -0.08em;

  &[data-look] {
    display: block;
    width: auto;
    max-width: none;
    height: 1.1em;
    border-radius: 0;
  }
  &[data-look="through"] {
    margin-right: calc(-1 * var(--cell-gap) - 1px);
  }
`;

/** A full, half or empty disc. */
export const Mark = styled.span`
  display: inline-block;
  width: 0.8125em;
  height: 0.8125em;
  /* Round on every screen; browsers before 2024 know no round(). */
  inline-size: round(0.8125em, 1px);
  block-size: round(0.8125em, 1px);
  margin-right: 0.3em;
  border: 1.5px solid var(--on-control-line);
  border-radius: 50%;
  vertical-align: -0.06em;
  forced-color-adjust: none;

  &[data-mark="done"] {
    border-color: var(--colour-sea);
    background: var(--colour-sea);
  }
  &[data-mark="underWay"] {
    border-color: var(--colour-brass-deep);
    background: linear-gradient(90deg, var(--colour-brass-deep) 50%, transparent 50%);
  }
`;

/** A label in a tone. */
export const Label = styled.span`
  display: inline-block;
  /* A row with a label is as high as the others. */
  margin-block: -0.25em;
  padding: 0.1em 0.5em;
  border: var(--hairline) solid color-mix(in srgb, currentcolor 30%, transparent);
  border-radius: var(--radius-control);
  background: color-mix(in srgb, currentcolor 6%, transparent);
  font-size: var(--type-label);
  font-weight: 400;

  &[data-tone="done"] {
    color: var(--colour-sea);
  }
  &[data-tone="closed"] {
    color: var(--on-error);
  }
  &:is([data-tone="due"], [data-tone="missing"]) {
    color: var(--on-link);
  }
  &[data-tone="missing"] {
    border: 1.5px dashed var(--colour-brass-deep);
    background: none;
  }
`;

/** The second line of a cell. */
export const Quiet = styled.small`
  display: block;
  color: var(--on-quiet);
  font-size: var(--type-label);
  font-weight: 400;
  text-wrap: balance;
`;
