import { useState } from "react";
import { StepControls } from "../../../src/sections/Workflow/StepControls";
import { OnBothGrounds } from "../specimen/Grounds";
import { useSections } from "../specimen/guide-content";
import { PointerStates, State, States } from "../specimen/State";

const NEXT = ":scope > div > button:last-child";
const FUTURE_DOT = "li:last-child button";

/** In the middle, at both ends, and with the last dot and the button for the next step in each state. */
export const StepControlsSpecimen = () => (
  <OnBothGrounds width="full">
    <State label="First step">
      <Steps start={0} />
    </State>
    <State label="Last step">
      <Steps start={Infinity} />
    </State>
    <States $width="44rem">
      <PointerStates of={FUTURE_DOT}>
        <Steps start={2} />
      </PointerStates>
      <PointerStates of={NEXT}>
        <Steps start={2} />
      </PointerStates>
    </States>
  </OnBothGrounds>
);

/** The controls of a real workflow, which can be used. */
const Steps = ({ start }: { start: number }) => {
  const [{ workflow } = { workflow: null }] = useSections("WorkflowSection").filter((section) => section.workflow);
  const titles = workflow?.steps.map(({ title }) => title) ?? [];
  const last = titles.length - 1;
  const [index, setIndex] = useState(start);
  return (
    <StepControls
      name={workflow?.title ?? ""}
      titles={titles}
      index={Math.min(index, last)}
      onGoTo={(next) => setIndex(Math.min(Math.max(next, 0), last))}
    />
  );
};
