import { createContext, type ReactNode, startTransition, useContext, useEffect, useMemo, useState } from "react";
import type { Answer, Consent } from "../../services/consent/consent";
import { SETTINGS_DIALOG_ID, SETTINGS_ID } from "../../services/consent/settings-id";
import { ConsentQuestion } from "./ConsentQuestion";
import { loadConsent } from "./load-consent";

/** What the cookie settings show and do. */
interface Tracking {
  /** Undefined until its chunk is there, and on a site that does not track. */
  consent: Consent | undefined;
  /** Stores an answer, as soon as that is possible. */
  answer: (answer: Answer) => void;
}

const TrackingContext = createContext<Tracking>({ consent: undefined, answer: () => undefined });

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
 * Asks for consent when there is something to consent to. The question is no part of the static page: the consent library comes in its own
 * chunk after hydration. It stands first, where the keyboard and a screen reader find it.
 */
export const ConsentProvider = ({ mainId, children }: ConsentProviderProps) => {
  const [consent, setConsent] = useState<Consent>();
  // A transition: what is still being hydrated may finish first, and is not drawn anew for it.
  const arrive = (loaded: Consent | undefined): void => startTransition(() => setConsent(loaded));

  const tracking = useMemo<Tracking>(() => {
    const answer = (given: Answer): void => {
      // Without the chunk nobody is asked, and so nothing is tracked; the next answer tries again.
      loadConsent().then(
        (loaded) => {
          arrive(loaded);
          loaded?.answer(given);
        },
        () => undefined,
      );
    };
    return { consent, answer };
  }, [consent]);

  useEffect(() => {
    loadConsent().then(arrive, () => undefined);
    document.addEventListener("click", openFromLink);
    return () => document.removeEventListener("click", openFromLink);
  }, []);

  return (
    <TrackingContext.Provider value={tracking}>
      {consent && <ConsentQuestion consent={consent} mainId={mainId} />}
      {children}
    </TrackingContext.Provider>
  );
};
