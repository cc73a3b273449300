import { useState } from "react";
import { Button } from "../../components/Button/Button";
import { fillSlots } from "../../components/fill-slots";
import { useLabels } from "../../components/site-context";
import { Step } from "./Step";
import { StepControls } from "./StepControls";
import { Fold, Plate, Route, StepTitle, StepTitles, Viewer } from "./StepViewer.styles";

interface StepViewerProps {
  workflow: NonNullable<Queries.WorkflowFragment["workflow"]>;
}

/**
 * The steps of a workflow: one at a time beside the list of their titles, which small screens fold (CSS hides one of the two lists), or all
 * as a route, as in print and without scripts.
 */
export const StepViewer = ({ workflow: { title, steps } }: StepViewerProps) => {
  const { features, showAllSteps, hideAllSteps, stepOf } = useLabels();
  const [current, setCurrent] = useState(0);
  const [showsAll, setShowsAll] = useState(false);
  const titles = steps.map((step) => step.title);
  const titleList = (
    <StepTitles data-needs-scripts>
      {titles.map((stepTitle, step) => (
        <li key={stepTitle}>
          <StepTitle
            type="button"
            aria-current={step === current ? "step" : undefined}
            onClick={({ currentTarget }) => {
              setCurrent(step);
              currentTarget.closest("details")?.removeAttribute("open");
            }}
          >
            {stepTitle}
          </StepTitle>
        </li>
      ))}
    </StepTitles>
  );
  return (
    <Viewer>
      <Button emphasis="quiet" data-needs-scripts onClick={() => setShowsAll(!showsAll)}>
        {/* What changes is an element with a key: a browser that translates the page has replaced its text. */}
        <span key={String(showsAll)}>{showsAll ? hideAllSteps : showAllSteps}</span>
      </Button>
      <Plate data-all={showsAll}>
        {!showsAll && (
          <>
            <Fold data-needs-scripts>
              <summary>
                <span key={current}>{`${fillSlots(stepOf, { n: current + 1, total: steps.length })}: ${titles[current] ?? ""}`}</span>
              </summary>
              {titleList}
            </Fold>
            {titleList}
          </>
        )}
        <Route data-unfolds>
          {steps.map((step, index) => (
            <Step key={step.title} step={step} number={index + 1} isHidden={!showsAll && index !== current} featuresTitle={features} />
          ))}
        </Route>
        {!showsAll && <StepControls name={title} titles={titles} current={current} onChoose={setCurrent} />}
      </Plate>
    </Viewer>
  );
};
