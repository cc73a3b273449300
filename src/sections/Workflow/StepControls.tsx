import { ArrowLeft, ArrowRight } from "lucide";
import { useRef } from "react";
import { Button } from "../../components/Button/Button";
import { fillSlots } from "../../components/fill-slots";
import { Glyph } from "../../components/Icon/Glyph";
import { useLabels } from "../../components/site-context";
import { Controls, Dot, Dots, Hidden, Place, Progress, Turns } from "./StepControls.styles";

interface StepControlsProps {
  /** Name of the group for assistive technology. */
  name: string;
  /** Titles of the steps, in order. */
  titles: readonly string[];
  /** Position of the current step, counted from 0. */
  current: number;
  onChoose: (step: number) => void;
}

/** Previous and Next, which stop at the first and the last step, and a dot for each step. The current step is announced. */
export const StepControls = ({ name, titles, current, onChoose }: StepControlsProps) => {
  const { previous, next, stepOf } = useLabels();
  const dots = useRef<HTMLOListElement>(null);
  const last = titles.length - 1;
  const nameOf = (step: number): string => fillSlots(stepOf, { n: step + 1, total: titles.length });

  const turn = (target: number): void => {
    onChoose(target);
    // The button is disabled now, and a disabled button loses the focus.
    if (target === 0 || target === last) dots.current?.querySelectorAll("button")[target]?.focus({ preventScroll: true });
  };
  return (
    <Controls role="group" aria-label={name} data-needs-scripts>
      <Place>
        <Progress steps={titles.length} reached={current + 1} />
        <p aria-live="polite" aria-atomic>
          <span key={current}>{nameOf(current)}</span>
          <Hidden key={`title ${current}`}>{titles[current]}</Hidden>
        </p>
      </Place>
      <Turns>
        <Button emphasis="secondary" disabled={current === 0} onClick={() => turn(current - 1)}>
          <Glyph of={ArrowLeft} size={18} />
          <span>{previous}</span>
        </Button>
        <Dots ref={dots}>
          {titles.map((title, step) => (
            <li key={title}>
              <Dot
                type="button"
                aria-label={`${nameOf(step)}: ${title}`}
                aria-current={step === current ? "step" : undefined}
                data-passed={step < current}
                onClick={() => onChoose(step)}
              />
            </li>
          ))}
        </Dots>
        <Button emphasis="secondary" disabled={current === last} onClick={() => turn(current + 1)}>
          <span>{next}</span>
          <Glyph of={ArrowRight} size={18} />
        </Button>
      </Turns>
    </Controls>
  );
};
