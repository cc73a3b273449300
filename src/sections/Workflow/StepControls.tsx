import { ArrowLeft, ArrowRight } from "lucide";
import { type KeyboardEvent, type ReactNode, type RefObject, useId } from "react";
import { fillSlots } from "../../components/fill-slots";
import { Glyph } from "../../components/Icon/Glyph";
import { useLabels } from "../../content-parts/site-context";
import { Controls, Dot, Dots, End, Progress, StepLabel, Turn } from "./StepControls.styles";
import { stepAddress } from "./use-step-address";

interface StepControlsProps {
  /** Name of the group for assistive technology. */
  name: string;
  /** Titles of the steps, in order. */
  titles: readonly string[];
  /** The list of the radio buttons. */
  dots: RefObject<HTMLOListElement>;
  /** The step that is chosen initially, counted from 0. */
  first: number;
  onChoose: (index: number) => void;
}

const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * A dot for each step, which is a radio button. Previous and Next are labels of the neighbouring dots: pointers use them, while the
 * keyboard and screen readers use the dots. At either end the label stays but does nothing, so that repeated taps do not hit something
 * else.
 */
export const StepControls = ({ name, titles, dots, first, onChoose }: StepControlsProps) => {
  const { previous, next, stepOf } = useLabels();
  const group = useId();
  const total = titles.length;
  const nameOf = (step: number): string => fillSlots(stepOf, { n: step + 1, total });
  const labelOf = (step: number, content: ReactNode) =>
    titles[step] === undefined ? (
      <End $emphasis="secondary">{content}</End>
    ) : (
      <StepLabel $emphasis="secondary" htmlFor={`${group}${step}`}>
        {content}
      </StepLabel>
    );

  /** Stops the browser from wrapping round: a workflow has a first and a last step (R6.6). */
  const stopAtEnds = (event: KeyboardEvent, step: number): void => {
    const move = moves[event.key];
    if (move !== undefined && titles[step + move] === undefined) event.preventDefault();
  };
  return (
    <Controls role="group" aria-label={name}>
      {titles.map((title, step) => (
        <Turn key={title}>
          {labelOf(
            step - 1,
            <>
              <Glyph of={ArrowLeft} size={18} />
              {previous}
            </>,
          )}
          <Progress>{nameOf(step)}</Progress>
          {labelOf(
            step + 1,
            <>
              {next}
              <Glyph of={ArrowRight} size={18} />
            </>,
          )}
        </Turn>
      ))}
      <Dots ref={dots}>
        {titles.map((title, step) => (
          <li key={title}>
            <Dot
              type="radio"
              id={`${group}${step}`}
              name={group}
              value={stepAddress(step)}
              defaultChecked={step === first}
              aria-label={`${nameOf(step)}: ${title}`}
              onKeyDown={(event) => stopAtEnds(event, step)}
              onClick={() => onChoose(step)}
            />
          </li>
        ))}
      </Dots>
    </Controls>
  );
};
