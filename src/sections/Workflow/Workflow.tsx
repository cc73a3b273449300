import { graphql } from "gatsby";
import { useState } from "react";
import styled from "styled-components";
import { Band } from "../../components/Band";
import { Button } from "../../components/Button";
import { ChangingText } from "../../components/ChangingText";
import { HeadedBand } from "../../components/HeadedBand";
import { useLabels } from "../../components/site-context";
import { fillSlots } from "../../components/text";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { from } from "../../theme/breakpoints";
import { hairlineAbove, notPrinted, plainList } from "../../theme/mixins";
import type { SectionProps } from "../section-props";
import { Step } from "./Step";
import { StepControls } from "./StepControls";

/** How one kind of user works with the product, step by step. Shows a message if there is no such workflow. */
export const Workflow = ({ section: { anchor, workflow }, ...place }: SectionProps<Queries.WorkflowFragment>) => {
  const { workflowNotFound } = useLabels();
  if (!workflow) {
    return (
      <Band {...place} anchor={anchor}>
        <p>{workflowNotFound}</p>
      </Band>
    );
  }
  return (
    <HeadedBand section={{ anchor, heading: workflow.title }} {...place}>
      <StepViewer workflow={workflow} />
    </HeadedBand>
  );
};

interface StepViewerProps {
  workflow: NonNullable<Queries.WorkflowFragment["workflow"]>;
}

/** The steps of a workflow: one at a time, below or beside the controls, or all, as in print and without scripts. */
const StepViewer = ({ workflow: { title, steps } }: StepViewerProps) => {
  const { features, showAllSteps, hideAllSteps, stepOf } = useLabels();
  const [current, setCurrent] = useState(0);
  const [showsAll, setShowsAll] = useState(false);
  const titles = steps.map((step) => step.title);
  const nameOf = (step: number): string => fillSlots(stepOf, { n: step + 1, total: steps.length });
  // Steps with documents fill the room beside a list of titles; without, they are too short for it.
  const arrangement = steps.some(({ exhibit }) => exhibit) ? "list" : "route";
  return (
    <Viewer data-all={showsAll} data-arrangement={arrangement}>
      <Guide data-needs-scripts>
        <Button emphasis="quiet" onClick={() => setShowsAll(!showsAll)}>
          <ChangingText>{showsAll ? hideAllSteps : showAllSteps}</ChangingText>
        </Button>
        {!showsAll && (
          <>
            <p aria-live="polite" aria-atomic>
              <span key={current}>{nameOf(current)}</span>
              <VisuallyHidden key={`title ${current}`}>{titles[current]}</VisuallyHidden>
            </p>
            <StepControls name={title} titles={titles} current={current} nameOf={nameOf} onChoose={setCurrent} />
          </>
        )}
      </Guide>
      <StepList data-unfolds>
        {steps.map((step, index) => (
          <Step key={step.title} step={step} number={index + 1} isHidden={!showsAll && index !== current} featuresTitle={features} />
        ))}
      </StepList>
    </Viewer>
  );
};

const Viewer = styled.div`
  ${hairlineAbove}

  &[data-all="false"][data-arrangement="list"] {
    ${from.desktop} {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 9fr);
      column-gap: var(--space-7);
    }
    @media print {
      display: block;
    }
  }
`;

/** The toggle keeps its place when all steps are shown. */
const Guide = styled.div`
  ${notPrinted}
  display: grid;
  grid-template: "toggle toggle place place" "previous dots dots next" / auto 1fr auto auto;
  gap: var(--space-3) var(--space-2);
  align-content: start;
  align-items: center;
  padding-top: var(--space-4);

  > button {
    grid-area: toggle;
    font-size: var(--type-small);
  }
  > p {
    grid-area: place;
    justify-self: end;
    color: var(--on-quiet);
    font-size: var(--type-small);
    font-variant-numeric: tabular-nums;
  }
  ${from.desktop} {
    grid-template: "toggle toggle place" "dots dots dots" "previous next next" / auto auto 1fr;
    padding-top: var(--space-6);

    [data-arrangement="route"] > & {
      grid-template: "toggle place previous next" minmax(var(--target), auto) "dots dots dots dots" / 1fr auto auto auto;
      row-gap: var(--space-4);

      > p {
        margin-right: var(--space-3);
      }
    }
  }
`;

const StepList = styled.ol`
  ${plainList}
  display: grid;
  min-width: 0;

  @media print {
    display: block;
  }
`;

export const workflowFragment = graphql`
  fragment Workflow on WorkflowSection {
    anchor
    workflow {
      title
      steps {
        icon
        title
        description
        features
        exhibit {
          ...Exhibit
        }
      }
    }
  }
`;
