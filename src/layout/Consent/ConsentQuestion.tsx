import { useId, useRef } from "react";
import { useSite } from "../../components/site-context";
import type { Answer } from "../../services/consent/consent";
import { Heading, Region } from "./Consent.styles";
import { ConsentSheet } from "./ConsentSheet";
import { useBottomInset } from "./use-bottom-inset";

/** Props of {@link ConsentQuestion}. */
interface ConsentQuestionProps {
  onAnswer: (answer: Answer) => void;
}

/**
 * Asks whether the visitor accepts tracking, with two answers of equal weight and nothing set or ticked in advance: a sheet at the bottom
 * of the window, which is a named region, not a modal dialog, and does not trap the focus.
 */
export const ConsentQuestion = ({ onAnswer }: ConsentQuestionProps) => {
  const { question, text } = useSite().consent;
  const headingId = useId();
  const region = useRef<HTMLElement>(null);
  useBottomInset(region);
  return (
    <Region ref={region} aria-labelledby={headingId}>
      <ConsentSheet heading={<Heading id={headingId}>{question}</Heading>} paragraphs={[text]} onAnswer={onAnswer} />
    </Region>
  );
};
