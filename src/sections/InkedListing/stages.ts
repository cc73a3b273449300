import { css, type RuleSet } from "styled-components";

/** The stages, numbered as in the visitor's choice: nothing disclosed; the investor engages and signs; the room opens. */
export const STAGES = { unnamed: 1, engaged: 2, opened: 3 } as const;

/** A part of the exhibit that waits for a stage. */
export interface Awaiting {
  $from: number;
}

/** Styles of a part from its stage on; in print nothing waits. */
export const onceDisclosed = (from: number, styles: RuleSet): RuleSet => {
  const chosen = Object.values(STAGES)
    .filter((stage) => stage >= from)
    .map((stage) => `[value="${stage}"]:checked`);
  return css`
    [data-exhibit]:has(${chosen.join()}) & {
      ${styles}
    }
    @media print {
      ${styles}
    }
  `;
};

/** How long a bar of ink takes to retract. */
export const RETRACTION = "400ms";

const visible = css`
  visibility: visible;
`;

const gone = css`
  visibility: hidden;
`;

/** Hidden from everybody before its stage, though its room is reserved. */
export const waits = css<Awaiting>`
  visibility: hidden;
  ${({ $from }) => onceDisclosed($from, visible)}
`;

/** Visible until the stage. */
export const leaves = css<Awaiting>`
  ${({ $from }) => onceDisclosed($from, gone)}
`;
