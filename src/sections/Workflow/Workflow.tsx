import { graphql } from "gatsby";
import { useState } from "react";
import styled from "styled-components";
import { Band } from "../../components/Band";
import { Button } from "../../components/Button";
import { ChangingText } from "../../components/ChangingText";
import { HeadedBand } from "../../components/HeadedBand";
import { useLabels } from "../../components/site-context";
import { fillSlots } from "../../components/text";
import { from } from "../../theme/breakpoints";
import { hairlineAbove, notPrinted, plainList, visuallyHidden } from "../../theme/mixins";
import type { SectionProps } from "../section-props";
import { Step } from "./Step";
import { StepControls } from "./StepControls";

/** How one kind of user works with the product, step by step. Shows a message if there is no such workflow. */
export const Workflow = ({ section: { anchor, workflow }, ground }: SectionProps<Queries.WorkflowFragment>) => {
  const { workflowNotFound } = useLabels();
  if (!workflow) {
    return (
      <Band ground={ground} anchor={anchor}>
        <p>{workflowNotFound}</p>
      </Band>
    );
  }
  return (
    <HeadedBand section={{ anchor, heading: workflow.title }} ground={ground}>
      <StepViewer workflow={workflow} />
    </HeadedBand>
  );
};

interface StepViewerProps {
  workflow: NonNullable<Queries.WorkflowFragment["workflow"]>;
}

/** The steps of a workflow: one at a time, below or beside the controls, or all as a route, as in print and without scripts. */
const StepViewer = ({ workflow: { title, steps } }: StepViewerProps) => {
  const { features, showAllSteps, hideAllSteps, stepOf } = useLabels();
  const [current, setCurrent] = useState(0);
  const [showsAll, setShowsAll] = useState(false);
  const titles = steps.map((step) => step.title);
  const nameOf = (step: number): string => fillSlots(stepOf, { n: step + 1, total: steps.length });
  return (
    <Viewer data-all={showsAll}>
      <Guide data-needs-scripts>
        <Place>
          {!showsAll && (
            <p aria-live="polite" aria-atomic>
              <span key={current}>{nameOf(current)}</span>
              <Hidden key={`title ${current}`}>{titles[current]}</Hidden>
            </p>
          )}
          <Button emphasis="quiet" onClick={() => setShowsAll(!showsAll)}>
            <ChangingText>{showsAll ? hideAllSteps : showAllSteps}</ChangingText>
          </Button>
        </Place>
        {!showsAll && <StepControls name={title} titles={titles} current={current} nameOf={nameOf} onChoose={setCurrent} />}
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

  &[data-all="false"] {
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

const Guide = styled.div`
  ${notPrinted}
  display: grid;
  gap: var(--space-4);
  align-content: start;
  padding-top: var(--space-4);

  ${from.desktop} {
    padding-top: var(--space-6);
  }
`;

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: var(--space-2) var(--space-4);
  color: var(--on-quiet);
  font-size: var(--type-small);
  font-variant-numeric: tabular-nums;

  > button {
    font-size: inherit;
  }
`;

const Hidden = styled.span`
  ${visuallyHidden}
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
