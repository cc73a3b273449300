import { useId, useRef, useState } from "react";
import styled from "styled-components";
import { useSite } from "../../content-parts/site-context";
import type { Answer, Consent } from "../../services/consent/consent";
import { visuallyHidden } from "../../theme/mixins";
import { describeAnswer, useConsentState } from "./consent-state";
import { Heading, Region } from "./Consent.styles";
import { ConsentSheet } from "./ConsentSheet";
import { useBottomInset } from "./use-bottom-inset";

/** Props of {@link ConsentQuestion}. */
export interface ConsentQuestionProps {
  consent: Consent;
  /** Id of what gets the focus after the answer. */
  mainId: string;
}

/**
 * Asks once whether the visitor accepts tracking, with two answers of equal weight, nothing ticked and nothing set before, and says what was
 * answered, here or in the settings. Under Global Privacy Control there is nothing to ask.
 */
export const ConsentQuestion = ({ consent, mainId }: ConsentQuestionProps) => {
  const { consent: words } = useSite();
  const state = useConsentState(consent);
  const [answeredBefore] = useState(state.answeredAt);

  const answer = (given: Answer) => {
    consent.answer(given);
    document.getElementById(mainId)?.focus({ preventScroll: true });
  };

  return (
    <>
      <News role="status">{state.answeredAt !== answeredBefore && describeAnswer(state, words)}</News>
      {state.answer === undefined && <Banner onAnswer={answer} />}
    </>
  );
};

/** The sheet at the bottom of the window: a named region, not modal, without a focus trap. */
const Banner = ({ onAnswer }: { onAnswer: (answer: Answer) => void }) => {
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

const News = styled.p`
  ${visuallyHidden}
`;
