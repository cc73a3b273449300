import { graphql } from "gatsby";
import { useState } from "react";
import { Band } from "../../components/Band";
import { Button } from "../../components/Button";
import { ChangingText } from "../../components/ChangingText";
import { HeadedBand } from "../../components/HeadedBand";
import { useLabels } from "../../components/site-context";
import type { SectionProps } from "../section-props";
import { Step } from "./Step";
import { StepControls } from "./StepControls";
import { Panel, StepList, StepTitle, StepTitles, Viewer } from "./Workflow.styles";

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

/** The steps of a workflow: one at a time, on large screens beside a list of titles, or all as a route, as in print and without scripts. */
const StepViewer = ({ workflow: { title, steps } }: StepViewerProps) => {
  const { features, showAllSteps, hideAllSteps } = useLabels();
  const [current, setCurrent] = useState(0);
  const [showsAll, setShowsAll] = useState(false);
  const titles = steps.map((step) => step.title);
  return (
    <Viewer>
      <Button emphasis="quiet" data-needs-scripts onClick={() => setShowsAll(!showsAll)}>
        <ChangingText>{showsAll ? hideAllSteps : showAllSteps}</ChangingText>
      </Button>
      <Panel data-all={showsAll}>
        {!showsAll && (
          <StepTitles data-needs-scripts>
            {titles.map((stepTitle, step) => (
              <li key={stepTitle}>
                <StepTitle type="button" aria-current={step === current ? "step" : undefined} onClick={() => setCurrent(step)}>
                  {stepTitle}
                </StepTitle>
              </li>
            ))}
          </StepTitles>
        )}
        <StepList data-unfolds>
          {steps.map((step, index) => (
            <Step key={step.title} step={step} number={index + 1} isHidden={!showsAll && index !== current} featuresTitle={features} />
          ))}
        </StepList>
        {!showsAll && <StepControls name={title} titles={titles} current={current} onChoose={setCurrent} />}
      </Panel>
    </Viewer>
  );
};

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
