import { ArrowLeft, ArrowRight } from "lucide";
import { useRef } from "react";
import styled from "styled-components";
import { Button } from "../../components/Button";
import { Glyph } from "../../components/Glyph";
import { useLabels } from "../../components/site-context";
import { fillSlots } from "../../components/text";
import { below, withForcedColours } from "../../theme/breakpoints";
import { Controls, Dot, Dots, Hidden, Place, Turns } from "./StepControls.styles";

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

interface ProgressProps {
  /** The number of steps to the summit, at least two. */
  steps: number;
  /** How many of them are reached. */
  reached: number;
}

/** The foot of a hill, seen from above; every other contour is the same line, nearer to the summit. */
const FOOT = "M52 4C74 2 88 22 94 42C100 62 92 84 72 92C52 99 24 96 12 82C0 68 6 46 18 34C28 24 34 6 52 4Z";
const SUMMIT = "58px 54px";

/** Progress as a hill of contour lines, one a step, which turn brass from the foot up. Decorative: the text beside it says the same. */
const Progress = ({ steps, reached }: ProgressProps) => (
  <Hill viewBox="0 0 100 100" aria-hidden>
    {Array.from({ length: steps }, (_, step) => (
      <Line key={step} d={FOOT} transform={`scale(${1 - (0.9 * step) / steps})`} data-reached={step < reached} />
    ))}
  </Hill>
);

const Hill = styled.svg`
  flex: none;
  width: 3rem;

  ${below.desktop} {
    display: none;
  }
`;

const Line = styled.path`
  fill: transparent;
  stroke: var(--on-control-line);
  vector-effect: non-scaling-stroke;
  transform-origin: ${SUMMIT};
  transition:
    fill var(--time-fade) var(--easing),
    stroke var(--time-fade) var(--easing);

  &[data-reached="true"] {
    fill: color-mix(in srgb, var(--on-accent) 9%, transparent);
    stroke: var(--on-accent);
    stroke-width: 1.5;
  }
  ${withForcedColours} {
    stroke: GrayText;

    &[data-reached="true"] {
      stroke: CanvasText;
    }
  }
`;
