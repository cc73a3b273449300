import { useRef } from "react";
import { ContourProgress } from "../../components/ContourProgress/ContourProgress";
import { Unbroken } from "../../components/Unbroken/Unbroken";
import { useLabels } from "../../content-parts/site-context";
import { Step } from "./Step";
import { StepControls } from "./StepControls";
import { HideAll, Plate, ProgressMap, Route, ShowAll, Toggle, Viewer, WorkflowIntro } from "./StepViewer.styles";
import { stepAddress, useStepAddress } from "./use-step-address";

interface StepViewerProps {
  workflow: NonNullable<Queries.WorkflowFragment["workflow"]>;
}

/** Derives a seed from a text, so that each workflow has its own terrain. */
const terrainOf = (text: string): number => Array.from(text).reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % 97;

/**
 * The steps of a workflow, one at a time or all as a route. Radio buttons hold the current step, and a `details` whether all steps are
 * shown; the style sheet does the rest, with or without scripts (ADR 37). React keeps the address in step.
 */
export const StepViewer = ({ workflow: { title, intro, steps } }: StepViewerProps) => {
  const { features, showAllSteps, hideAllSteps } = useLabels();
  const dots = useRef<HTMLOListElement>(null);
  const { first, write } = useStepAddress(dots, steps.length);
  return (
    <Viewer>
      <h3>{title}</h3>
      <Unbroken as={WorkflowIntro} text={intro} />
      <Toggle $emphasis="quiet">
        <summary>
          <ShowAll>{showAllSteps}</ShowAll>
          <HideAll>{hideAllSteps}</HideAll>
        </summary>
      </Toggle>
      <Plate>
        <ProgressMap>
          <ContourProgress steps={steps.length} terrain={terrainOf(title)} />
        </ProgressMap>
        <Route>
          {steps.map((step, position) => (
            <Step key={step.title} step={step} number={position + 1} id={stepAddress(position)} featuresTitle={features} />
          ))}
        </Route>
        <StepControls name={title} titles={steps.map((step) => step.title)} dots={dots} first={first} onChoose={write} />
      </Plate>
    </Viewer>
  );
};
