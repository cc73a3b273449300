import { Button } from "../../components/Button/Button";
import { ContourProgress } from "../../components/ContourProgress/ContourProgress";
import { useLabels } from "../../content-parts/site-context";
import { Step } from "./Step";
import { StepControls } from "./StepControls";
import { Introduction, Plate, ProgressMap, Route, Toggle, WorkflowTitle } from "./StepViewer.styles";
import { stepAddress, useSteps } from "./use-steps";

/** Props of {@link StepViewer}. */
export interface StepViewerProps {
  workflow: NonNullable<Queries.WorkflowFragment["workflow"]>;
}

/** A number that belongs to a text, so that each workflow has a terrain of its own. */
const terrainOf = (text: string): number => Array.from(text).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % 97;

/** The steps of a workflow, one at a time or all of them as a route. */
export const StepViewer = ({ workflow: { title, intro, steps } }: StepViewerProps) => {
  const { features, showAllSteps, hideAllSteps } = useLabels();
  const { index, goTo, view, toggleAll } = useSteps(steps.length);
  const isOne = view !== "all";
  return (
    <>
      <Introduction>
        <WorkflowTitle>{title}</WorkflowTitle>
        <p>{intro}</p>
        <Toggle>
          <Button emphasis="quiet" onClick={toggleAll}>
            {isOne ? showAllSteps : hideAllSteps}
          </Button>
        </Toggle>
      </Introduction>
      <Plate data-view={view}>
        {isOne && (
          <ProgressMap>
            <ContourProgress steps={steps.length} reached={index} terrain={terrainOf(title)} />
          </ProgressMap>
        )}
        <Route>
          {steps.map((step, position) => (
            <Step
              key={step.title}
              step={step}
              number={position + 1}
              id={stepAddress(position)}
              featuresTitle={features}
              isHidden={view === "one" && position !== index}
            />
          ))}
        </Route>
        {isOne && <StepControls name={title} titles={steps.map((step) => step.title)} index={index} onGoTo={goTo} />}
      </Plate>
    </>
  );
};
