import { useState, useSyncExternalStore } from "react";
import styled from "styled-components";
import { Button } from "../../components/Button/Button";
import { fillSlots } from "../../components/fill-slots";
import { formatDay } from "../../components/format-day";
import { ContentLink } from "../../content-parts/ContentLink";
import { type SiteSettings, useSite } from "../../content-parts/site-context";
import type { Answer, Consent, ConsentState } from "../../services/consent/consent";
import { visuallyHidden } from "../../theme/mixins";
import type { ConsentPanelProps } from "./cookie-settings";
import { Panel } from "./Panel";
import { Levels, More } from "./Panel.styles";

/** Props of {@link TrackingPanel}. */
export interface TrackingPanelProps extends ConsentPanelProps {
  consent: Consent;
}

/** The day of a timestamp where the visitor is, as 2026-11-20. */
const localDay = (timestamp: string): string => {
  const date = new Date(timestamp);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

/** What holds now, in a sentence; nothing before there is an answer. */
const describe = ({ answer, answeredAt }: ConsentState, { accepted, refused }: SiteSettings["consent"]): string =>
  answer && answeredAt ? fillSlots(answer === "accepted" ? accepted : refused, { day: formatDay(localDay(answeredAt)) }) : "";

/**
 * Asks once whether the visitor accepts tracking, with two answers of equal weight, nothing ticked and nothing set before; afterwards
 * shows, when asked for, what was answered and takes another answer. Under Global Privacy Control there is nothing to ask.
 */
export const TrackingPanel = ({ consent, request, onDone }: TrackingPanelProps) => {
  const { consent: words } = useSite();
  const state = useSyncExternalStore(consent.subscribe, consent.getState);
  const [hasAnswered, setHasAnswered] = useState(false);
  const isAsking = state.answer === undefined;

  const answer = (given: Answer) => {
    consent.answer(given);
    setHasAnswered(true);
    onDone();
  };

  const actions = (
    <>
      <Button emphasis="secondary" onClick={() => answer("accepted")}>
        {words.accept}
      </Button>
      <Button emphasis="secondary" onClick={() => answer("refused")}>
        {words.refuse}
      </Button>
    </>
  );

  return (
    <>
      <News role="status">{hasAnswered && describe(state, words)}</News>
      {(isAsking || request) && (
        <Panel
          heading={isAsking ? words.question : words.settings}
          request={request}
          isClosable={!isAsking}
          onDone={onDone}
          actions={!state.isSignalled && actions}
        >
          <p>{state.isSignalled ? words.signalled : words.text}</p>
          {state.answeredAt && <p>{describe(state, words)}</p>}
          <More>
            <summary>{words.details}</summary>
            <Levels>
              {[words.necessary, words.tracking].map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </Levels>
            <ContentLink href={words.policy.href}>{words.policy.label}</ContentLink>
          </More>
        </Panel>
      )}
    </>
  );
};

const News = styled.p`
  ${visuallyHidden}
`;
