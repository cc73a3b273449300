import { ArrowLeft, ArrowRight } from "lucide";
import { useRef } from "react";
import styled from "styled-components";
import { Button } from "../../components/Button";
import { Glyph } from "../../components/Glyph";
import { useLabels } from "../../components/site-context";
import { below } from "../../theme/breakpoints";
import { visuallyHidden } from "../../theme/mixins";
import { Dot, Dots } from "./Dots.styles";

interface StepControlsProps {
  /** Name of the group for assistive technology. */
  name: string;
  /** Titles of the steps, in order. */
  titles: readonly string[];
  /** Position of the current step, counted from 0. */
  current: number;
  /** A step's place among the others, in words. */
  nameOf: (step: number) => string;
  onChoose: (step: number) => void;
}

/** A dot for each step, on large screens with its title, and Previous and Next, which stop at the first and the last step. */
export const StepControls = ({ name, titles, current, nameOf, onChoose }: StepControlsProps) => {
  const { previous, next } = useLabels();
  const dots = useRef<HTMLOListElement>(null);
  const last = titles.length - 1;
  const turn = (target: number): void => {
    onChoose(target);
    // The button is disabled now, and a disabled button loses the focus.
    if (target === 0 || target === last) dots.current?.querySelectorAll("button")[target]?.focus({ preventScroll: true });
  };
  return (
    <Turns role="group" aria-label={name}>
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
            >
              <span>{title}</span>
            </Dot>
          </li>
        ))}
      </Dots>
      <Button emphasis="secondary" disabled={current === last} onClick={() => turn(current + 1)}>
        <span>{next}</span>
        <Glyph of={ArrowRight} size={18} />
      </Button>
    </Turns>
  );
};

/** Its parts have their places in the viewer's grid. On phones, Previous and Next are arrows without words. */
const Turns = styled.div`
  display: contents;

  > ol {
    grid-area: dots;
  }
  > button {
    grid-area: previous;
    justify-self: start;
    padding-inline: var(--space-4);

    ${below.tablet} {
      min-width: var(--target);
      padding: 0;

      > span {
        ${visuallyHidden}
      }
    }
  }
  > :last-child {
    grid-area: next;
  }
`;
