import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from "react";
import styled from "styled-components";
import { useSite } from "../../content-parts/site-context";
import { closeLayers } from "../../page-lifecycle/close-layers";
import type { Answer, Consent } from "../../services/consent/consent";
import { SETTINGS_DIALOG_ID, SETTINGS_ID } from "../../services/consent/settings-id";
import { visuallyHidden } from "../../theme/mixins";
import { describeAnswer, useConsentState } from "./consent-state";
import { ConsentQuestion } from "./ConsentQuestion";
import { loadConsent } from "./load-consent";

/** What the cookie settings show and do. */
interface Tracking {
  /** Undefined until its chunk is there, and on a site that does not track. */
  consent: Consent | undefined;
  /** Stores an answer and closes the settings. Rejects, and closes nothing, when the code for it cannot be had: the next answer tries again. */
  answer: (answer: Answer) => Promise<void>;
}

const TrackingContext = createContext<Tracking>({ consent: undefined, answer: () => Promise.resolve() });

/** The visitor's consent and the way to change it. */
export const useTracking = (): Tracking => useContext(TrackingContext);

/** A plain click on a link to the settings, in any content, opens them here instead of going to the control in the footer. */
const openFromLink = (event: MouseEvent): void => {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const isLink = target instanceof Element && target.closest(`a[href="#${SETTINGS_ID}"]`) !== null;
  const dialog = document.getElementById(SETTINGS_DIALOG_ID);
  if (!isLink || ctrlKey || metaKey || shiftKey || !(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  dialog.showModal();
};

/** Props of {@link ConsentProvider}. */
export interface ConsentProviderProps {
  /** Id of what gets the focus when an answer takes away the question that had it. */
  mainId: string;
  children: ReactNode;
}

/**
 * Asks once for consent when there is something to consent to, and says what was answered, here or in the settings. Under Global Privacy Control
 * there is nothing to ask. The question is no part of the static page: the consent library comes in its own
 * chunk after hydration. It stands first, where the keyboard and a screen reader find it.
 */
export const ConsentProvider = ({ mainId, children }: ConsentProviderProps) => {
  const { consent: words } = useSite();
  const [consent, setConsent] = useState<Consent>();
  const [hasAnswered, setHasAnswered] = useState(false);
  const state = useConsentState(consent);
  // A transition: what is still being hydrated may finish first, and is not drawn anew for it.
  const arrive = (loaded: Consent | undefined): void => startTransition(() => setConsent(loaded));

  const tracking = useMemo<Tracking>(() => {
    const answer = async (given: Answer): Promise<void> => {
      const loaded = await loadConsent();
      arrive(loaded);
      // First, so that a screen reader can be told of the answer by the page behind.
      closeLayers();
      setHasAnswered(true);
      loaded?.answer(given);
    };
    return { consent, answer };
  }, [consent]);

  const answerQuestion = async (given: Answer): Promise<void> => {
    await tracking.answer(given);
    document.getElementById(mainId)?.focus({ preventScroll: true });
  };

  useEffect(() => {
    // Without its code nobody is asked, and so nothing is tracked.
    loadConsent().then(arrive, () => undefined);
    document.addEventListener("click", openFromLink);
    return () => document.removeEventListener("click", openFromLink);
  }, []);

  return (
    <TrackingContext.Provider value={tracking}>
      {/* Always there: a screen reader only reports what changes. */}
      <News role="status">{hasAnswered && describeAnswer(state, words)}</News>
      {consent && state.answer === undefined && <ConsentQuestion onAnswer={(given) => void answerQuestion(given)} />}
      {children}
    </TrackingContext.Provider>
  );
};

const News = styled.p`
  ${visuallyHidden}
`;
