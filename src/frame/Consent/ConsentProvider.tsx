import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from "react";
import styled from "styled-components";
import { useSite } from "../../content-parts/site-context";
import { closeLayers } from "../../browser/close-layers";
import { isPlain } from "../../page-lifecycle/watch-intent";
import type { Answer, Consent } from "../../services/consent/consent";
import { SETTINGS_DIALOG_ID, SETTINGS_ID } from "../../services/consent/settings-id";
import { visuallyHidden } from "../../theme/mixins";
import { describeAnswer, useConsentState } from "./consent-state";
import { ConsentQuestion } from "./ConsentQuestion";
import { loadConsent } from "./load-consent";

/** What the cookie settings show and do. */
interface Tracking {
  /** Undefined until the consent chunk has loaded, and on a site without tracking. */
  consent: Consent | undefined;
  /**
   * Stores an answer and closes the settings. If the consent code cannot be loaded, it rejects and closes nothing; the next answer tries
   * again.
   */
  answer: (answer: Answer) => Promise<void>;
}

const TrackingContext = createContext<Tracking>({ consent: undefined, answer: () => Promise.resolve() });

/** The visitor's consent and how to change it. */
export const useTracking = (): Tracking => useContext(TrackingContext);

/** A plain click on a link to the settings, in any content, opens them here instead of jumping to the footer. */
const openFromLink = (event: MouseEvent): void => {
  const { target } = event;
  const isLink = target instanceof Element && target.closest(`a[href="#${SETTINGS_ID}"]`) !== null;
  const dialog = document.getElementById(SETTINGS_DIALOG_ID);
  if (!isLink || !isPlain(event) || !(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  dialog.showModal();
};

/** Props of {@link ConsentProvider}. */
interface ConsentProviderProps {
  /** Id of the element that receives the focus when an answer removes the focused question. */
  mainId: string;
  children: ReactNode;
}

/**
 * Asks for consent once, if needed, and confirms the answer given here or in the settings. Under Global Privacy Control there is nothing to
 * ask. The question is not part of the static page, because the consent library has its own chunk, loaded after hydration. It comes first
 * in the document, where the keyboard and screen readers find it.
 */
export const ConsentProvider = ({ mainId, children }: ConsentProviderProps) => {
  const { consent: words } = useSite();
  const [consent, setConsent] = useState<Consent>();
  const [hasAnswered, setHasAnswered] = useState(false);
  const state = useConsentState(consent);
  // A transition neither interrupts nor restarts hydration.
  const arrive = (loaded: Consent | undefined): void => startTransition(() => setConsent(loaded));

  const tracking = useMemo<Tracking>(() => {
    const answer = async (given: Answer): Promise<void> => {
      const loaded = await loadConsent();
      arrive(loaded);
      // Close the dialog first, so that the page behind it can announce the answer.
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
    // If the consent code cannot be loaded, nobody is asked and nothing is tracked.
    loadConsent().then(arrive, () => undefined);
    document.addEventListener("click", openFromLink);
    return () => document.removeEventListener("click", openFromLink);
  }, []);

  return (
    <TrackingContext.Provider value={tracking}>
      {/* Always in the document: screen readers report only changes. */}
      <Announcement role="status">{hasAnswered && describeAnswer(state, words)}</Announcement>
      {consent && state.answer === undefined && <ConsentQuestion onAnswer={(given) => void answerQuestion(given)} />}
      {children}
    </TrackingContext.Provider>
  );
};

const Announcement = styled.p`
  ${visuallyHidden}
`;
