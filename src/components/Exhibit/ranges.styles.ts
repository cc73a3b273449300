import { css } from "styled-components";
import { sheet, withForcedColours } from "../../theme/breakpoints";

const STEPS = "repeating-linear-gradient(90deg, var(--on-line) 0 1px, transparent 0 calc((100% - 1px) / var(--steps)))";

/** From its one edge to the other, both in brass. They meet where the total is a point. */
const TOTAL = `linear-gradient(90deg, transparent calc(var(--low) - 1px), var(--colour-brass) 0 var(--low),
  color-mix(in srgb, var(--colour-brass) 20%, transparent) 0 var(--high), var(--colour-brass) 0 calc(var(--high) + 1px), transparent 0)`;

/** Before its figures, a range is drawn on a scale, with a line at each step; behind all is the total, with which they are compared. */
export const ranges = () => css`
  tr > [data-look="range"] {
    --drawing: calc(100% - 5rem - 2 * var(--cell-gap));
    position: relative;
    white-space: nowrap;

    > i {
      position: absolute;
      left: 0;
      display: flex;
      justify-content: space-between;
      width: var(--drawing);
      font-style: normal;
    }
    > i > span {
      display: flex;
      justify-content: center;
      width: 0;
    }
  }
  td[data-look="range"] {
    --low: calc(100% * var(--total-from, -1));
    --high: calc(100% * var(--total-to, -1));
    --mark: var(--colour-ink-line);
    background:
      ${TOTAL} 0 / var(--drawing) 100% no-repeat,
      ${STEPS} 0 / var(--drawing) 100% no-repeat;
    forced-color-adjust: none;

    ${withForcedColours} {
      --mark: CanvasText;
      color: CanvasText;
    }
    &:not(:empty)::after {
      content: "";
      position: absolute;
      top: calc(50% - 0.375em);
      left: calc(var(--drawing) * var(--from));
      width: calc(var(--drawing) * (var(--to) - var(--from)));
      height: 0.75em;
      background: var(--mark);
    }
    &[data-point]::after {
      width: 0.75em;
      margin-left: -0.375em;
      border-radius: 50%;
    }
  }
  tfoot td[data-look="range"] {
    --mark: var(--colour-brass);
  }
  ${sheet.tiny} {
    tr > [data-look="range"] {
      --drawing: 0px;

      > i,
      &::after {
        display: none;
      }
    }
  }
`;
