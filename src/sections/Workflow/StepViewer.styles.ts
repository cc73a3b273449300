import styled, { css } from "styled-components";
import { buttonLook, type Emphasis } from "../../components/Button/Button.styles";
import { below, from } from "../../theme/breakpoints";
import { hairlineAbove, ledgerColumns, plainList } from "../../theme/mixins";
import { onPaper, toggled } from "./print-and-toggle";
import { Turn } from "./StepControls.styles";

/** The maximum number of steps in a workflow (`content-model/workflow.ts`). */
export const MAX_STEPS = 10;

export const Viewer = styled.div`
  ${hairlineAbove}
  display: grid;
  gap: var(--space-4) var(--space-7);
  padding-top: var(--space-5);

  ${from.desktop} {
    display: contents;
  }
`;

export const WorkflowIntro = styled.p`
  max-width: var(--measure);
`;

export const Toggle = styled.details<{ $emphasis: Emphasis }>`
  summary {
    ${buttonLook}
    min-height: var(--target);
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }
  }
  ${onPaper} {
    display: none;
  }
`;

export const ShowAll = styled.span`
  ${toggled.all} & {
    display: none;
  }
`;

export const HideAll = styled.span`
  ${toggled.one} & {
    display: none;
  }
`;

export const ProgressMap = styled.div`
  max-width: 22rem;
  padding-block: var(--space-5);

  /* To the right of the number, above the title. */
  ${below.desktop} {
    grid-area: 2 / 1;
    justify-self: end;
    width: 9rem;
    padding-block: var(--space-6) 0;
  }
  ${toggled.all} ~ * > & {
    display: none;
  }
  ${onPaper} {
    display: none;
  }
`;

export const Route = styled.ol`
  ${plainList}
  display: grid;
  min-width: 0;

  ${toggled.all} ~ * > & {
    padding-top: var(--space-7);
  }
  ${onPaper} {
    padding-top: var(--space-7);
  }
  ${below.desktop} {
    ${toggled.one} ~ * > & {
      grid-area: 2 / 1;
    }
  }
`;

/** Shows a step's parts when its dot is chosen, and tells the map how far to fill, in a variable. */
const presentStep = (number: number) => css`
  &:has(li:nth-child(${number}) > :checked) {
    --reached: ${number};

    ${Turn}:nth-child(${number}) {
      display: contents;
    }
    > ${Route} > li:nth-child(${number}) {
      visibility: visible;
      position: relative;
      animation: appears var(--time-control);
    }
  }
`;

/**
 * One step at a time, all in the same place: the tallest step sets the height, so that nothing below moves. On small screens, where heights
 * differ most, the controls are above the steps and stay in place, and the section ends with the current step.
 */
export const Plate = styled.div`
  ${hairlineAbove}
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--space-8);
  margin-top: calc(var(--space-6) - var(--space-4));

  ${from.desktop} {
    gap: 0 var(--space-6);

    ${toggled.one} ~ & {
      grid-template-columns: minmax(0, 4fr) minmax(0, 9fr);
    }
  }
  ${from.wide} {
    ${toggled.one} ~ & {
      ${ledgerColumns}
    }
  }
  ${onPaper} {
    ${toggled.one} ~ & {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media screen {
    ${toggled.one} ~ & > ${Route} > li {
      grid-area: 1 / 1;
      visibility: hidden;

      ${below.desktop} {
        position: absolute;
      }
    }
    ${Array.from({ length: MAX_STEPS }, (_, index) => presentStep(index + 1))}
  }
`;
