import { ArrowLeft, ArrowRight } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { fillSlots } from "../../components/fill-slots";
import { useLabels } from "../../content-parts/site-context";
import { Controls, Dot, Dots, Progress, SpokenTitle, StepButton } from "./StepControls.styles";

/** Props of {@link StepControls}. */
export interface StepControlsProps {
  /** Name of the group for assistive technology. */
  name: string;
  /** Titles of the steps, in order. */
  titles: readonly string[];
  /** The present step, counted from 0. */
  index: number;
  onGoTo: (index: number) => void;
}

const arrows: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Previous, Next and a dot for each step; the arrow keys do the same from any of them. At an end the button stays and keeps the focus,
 * but says that it is disabled: a keyboard or a thumb that goes on pressing must not suddenly press something else.
 */
export const StepControls = ({ name, titles, index, onGoTo }: StepControlsProps) => {
  const { previous, next, stepOf } = useLabels();
  const dots = useRef<(HTMLButtonElement | null)[]>([]);
  const total = titles.length;
  const nameOf = (step: number): string => fillSlots(stepOf, { n: step + 1, total });

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const move = arrows[event.key];
    if (move === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const isOnDot = dots.current.includes(event.currentTarget);
    onGoTo(index + move);
    if (isOnDot) dots.current[index + move]?.focus();
  };
  return (
    <Controls role="group" aria-label={name}>
      <StepButton emphasis="secondary" aria-disabled={index === 0} onKeyDown={onKeyDown} onClick={() => onGoTo(index - 1)}>
        <ArrowLeft size={18} strokeWidth={1.5} aria-hidden />
        {previous}
      </StepButton>
      <Progress role="status">
        <span>{nameOf(index)}</span>
        <SpokenTitle>{titles[index]}</SpokenTitle>
      </Progress>
      <Dots>
        {titles.map((title, step) => (
          <li key={title}>
            <Dot
              ref={(button) => {
                dots.current[step] = button;
              }}
              type="button"
              aria-label={`${nameOf(step)}: ${title}`}
              aria-current={step === index ? "step" : undefined}
              data-passed={step < index}
              onKeyDown={onKeyDown}
              onClick={() => onGoTo(step)}
            />
          </li>
        ))}
      </Dots>
      <StepButton emphasis="secondary" aria-disabled={index === total - 1} onKeyDown={onKeyDown} onClick={() => onGoTo(index + 1)}>
        {next}
        <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
      </StepButton>
    </Controls>
  );
};
