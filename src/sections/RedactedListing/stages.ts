import { css, type RuleSet } from "styled-components";

/** The stages, numbered like the visitor's choice: nothing is disclosed; the investor engages and signs; the data room opens. */
export const STAGES = { unnamed: 1, engaged: 2, opened: 3 } as const;

/** A part of the exhibit that appears or disappears at a stage. */
export interface Staged {
  $stage: number;
}

/** Applies styles to a part from its stage on, and always in print. */
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

/** Hidden, also from assistive technology, until its stage, though its room is reserved. */
export const shownFromStage = css<Staged>`
  visibility: hidden;
  ${({ $stage }) => onceDisclosed($stage, visible)}
`;

/** Visible until its stage. */
export const shownUntilStage = css<Staged>`
  ${({ $stage }) => onceDisclosed($stage, gone)}
`;
