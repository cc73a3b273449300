import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { type SiteSettings, useSite } from "../../components/site-context";
import { fillSlots } from "../../components/text";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { SITE_LOCALE } from "../../notation/language";
import type { Answer, Consent } from "../../services/consent/consent";
import { SETTINGS_DIALOG_ID, SETTINGS_ID } from "../../services/consent/consent-constants";
import { ConsentQuestion } from "./ConsentQuestion";

/** What the cookie settings show and do. */
interface Tracking {
  /** Undefined until the code for consent has loaded, and on a site without tracking. */
  consent: Consent | undefined;
  /** A sentence about the current answer; empty if there is none. */
  summary: string;
  /** Stores an answer, and closes the settings. Rejects if the code for it cannot be loaded; the next answer tries again. */
  answer: (answer: Answer) => Promise<void>;
}

const TrackingContext = createContext<Tracking>({ consent: undefined, summary: "", answer: () => Promise.resolve() });

/** The visitor's consent and how to change it. */
export const useTracking = (): Tracking => useContext(TrackingContext);

/**
 * The consent library and the analytics, in a chunk of their own. For the bundler to leave it out of a site without a measurement ID, the
 * variable must be written out, and not behind an `await`.
 */
const importConsent = () =>
  process.env.GATSBY_ANALYTICS_MEASUREMENT_ID
    ? import(/* webpackChunkName: "consent" */ "../../services/consent/consent")
    : Promise.resolve(undefined);

const loadConsent = async (onChange: (consent: Consent) => void) => {
  const consent = await importConsent();
  consent?.startConsent(onChange);
  return consent;
};

const summarise = (consent: Consent | undefined, { accepted, refused }: SiteSettings["consent"]): string => {
  if (consent?.answeredAt === undefined) return "";
  const day = new Date(consent.answeredAt).toLocaleDateString(SITE_LOCALE, { day: "numeric", month: "long", year: "numeric" });
  return fillSlots(consent.answer === "accepted" ? accepted : refused, { day });
};

const settingsDialog = (): HTMLDialogElement | null => document.querySelector(`dialog#${SETTINGS_DIALOG_ID}`);

/** A plain click on a link to the settings, in any content, opens them here instead of jumping to the footer. */
const openFromLink = (event: MouseEvent): void => {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element) || !target.closest(`a[href="#${SETTINGS_ID}"]`)) return;
  event.preventDefault();
  settingsDialog()?.showModal();
};

interface ConsentProviderProps {
  /** Id of the element that receives the focus when an answer removes the focused question. */
  mainId: string;
  children: ReactNode;
}

/**
 * Asks for consent once, if needed, and confirms the answer given here or in the settings. Under Global Privacy Control there is nothing to
 * ask. The question is not part of the static page, because its code loads after hydration. It comes first in the document, where the
 * keyboard and screen readers find it.
 */
export const ConsentProvider = ({ mainId, children }: ConsentProviderProps) => {
  const { consent: words } = useSite();
  const [consent, setConsent] = useState<Consent>();
  const [hasAnswered, setHasAnswered] = useState(false);

  const summary = summarise(consent, words);

  const tracking = useMemo<Tracking>(() => {
    const answer = async (given: Answer): Promise<void> => {
      const loaded = await loadConsent(setConsent);
      // Close the dialog first, so that the page behind it can announce the answer.
      settingsDialog()?.close();
      setHasAnswered(true);
      loaded?.giveAnswer(given);
    };
    return { consent, summary, answer };
  }, [consent, summary]);

  const answerQuestion = async (given: Answer): Promise<void> => {
    await tracking.answer(given);
    document.getElementById(mainId)?.focus({ preventScroll: true });
  };

  useEffect(() => {
    // If the code for consent cannot be loaded, nobody is asked and nothing is tracked.
    loadConsent(setConsent).catch(() => undefined);
    document.addEventListener("click", openFromLink);
    return () => document.removeEventListener("click", openFromLink);
  }, []);

  return (
    <TrackingContext.Provider value={tracking}>
      {/* Always in the document: screen readers report only changes. */}
      <VisuallyHidden role="status">{hasAnswered && summary}</VisuallyHidden>
      {consent && consent.answer === undefined && !hasAnswered && <ConsentQuestion onAnswer={(given) => void answerQuestion(given)} />}
      {children}
    </TrackingContext.Provider>
  );
};
