import {
  acceptCategory,
  acceptedCategory,
  eraseCookies,
  getCookie,
  reset,
  run,
  validConsent,
} from "vanilla-cookieconsent/dist/cookieconsent.umd.js";
import { CONSENT_COOKIE, CONSENT_DAYS, CONSENT_VERSION, NECESSARY, TRACKING } from "./consent-terms";

declare global {
  interface Navigator {
    /** Global Privacy Control: the visitor's browser asks every site not to track. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** A visitor's possible answers to the tracking level. */
export type Answer = "accepted" | "refused";

/** The consent in this browser. */
export interface ConsentState {
  /** The answer to the tracking level; undefined until there is one. Until then, nothing is tracked. */
  readonly answer: Answer | undefined;
  /** When the answer was given, as an ISO timestamp; undefined if it is the browser's signal. */
  readonly answeredAt: string | undefined;
  /** Whether the browser sends the Global Privacy Control signal, which counts as a refusal whatever the earlier answer. */
  readonly isSignalled: boolean;
}

/** The visitor's consent. */
export interface Consent {
  getState: () => ConsentState;
  /** Calls back after each change until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /** Stores an answer for six months; never overrides the browser's signal. */
  answer: (answer: Answer) => void;
  /** Whether tracking is allowed now, taking other tabs' answers into account. */
  isTrackingAllowed: () => boolean;
}

/** This host and its parent domains, because `_ga*` is set on the widest domain that the browser allows. */
const domains = (): string[] => location.hostname.split(".").map((_, index, parts) => parts.slice(index).join("."));

const isDate = (value = "1970"): boolean => !Number.isNaN(Date.parse(value));

/** Whether the cookie is so damaged that the library would throw when it stores the next answer. */
const isDamaged = (): boolean => {
  const { categories = [], consentTimestamp, lastConsentTimestamp } = getCookie();
  return !isDate(consentTimestamp) || !isDate(lastConsentTimestamp) || !Array.isArray(categories);
};

const storedTime = (): string | undefined => getCookie().lastConsentTimestamp;

const isTrackingStored = (): boolean => {
  const { categories } = getCookie();
  return Array.isArray(categories) && categories.includes(TRACKING);
};

/**
 * Reads the stored answer, and stores later ones; before an answer, it stores nothing. On acceptance, the library activates the scripts
 * that wait for it; on refusal or withdrawal, it deletes the analytics cookies. Call this once per page load.
 */
export const createConsent = (): Consent => {
  const isSignalled = navigator.globalPrivacyControl === true;
  const listeners = new Set<() => void>();

  const isTrackingAllowed = () => !isSignalled && validConsent() && isTrackingStored();

  const read = (): ConsentState => {
    if (isSignalled) return { isSignalled, answer: "refused", answeredAt: undefined };
    if (!validConsent()) return { isSignalled, answer: undefined, answeredAt: undefined };
    return { isSignalled, answer: acceptedCategory(TRACKING) ? "accepted" : "refused", answeredAt: storedTime() };
  };

  const start = () => {
    if (isDamaged()) eraseCookies(CONSENT_COOKIE, "/");
    void run({
      // An empty domain limits the cookie to this host, so that sub-domains ask their own visitors.
      cookie: { name: CONSENT_COOKIE, expiresAfterDays: CONSENT_DAYS, domain: "", path: "/", sameSite: "Lax", secure: true },
      revision: CONSENT_VERSION,
      // By default, the library takes every automated browser for a bot, and a test of consent would pass without testing anything.
      hideFromBots: false,
      manageScriptTags: !isSignalled,
      // We draw the banner ourselves; without words, the library draws none.
      autoShow: false,
      language: { default: "en", translations: { en: {} } },
      categories: {
        [NECESSARY]: { enabled: true, readOnly: true },
        [TRACKING]: { autoClear: { cookies: domains().map((domain) => ({ name: /^_ga/u, domain })) } },
      },
      onConsent: publish,
      onChange: publish,
    });
    // The signal withdraws an earlier acceptance.
    if (isSignalled && acceptedCategory(TRACKING)) acceptCategory([]);
  };

  let state: ConsentState;
  function publish() {
    state = read();
    for (const listener of listeners) listener();
  }

  start();
  state = read();

  // Meanwhile, another tab may have stored another answer, or six months may have passed.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || isSignalled || storedTime() === state.answeredAt) return;
    reset();
    start();
    publish();
  });

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: (answer) => {
      if (!isSignalled) acceptCategory(answer === "accepted" ? [TRACKING] : []);
    },
    isTrackingAllowed,
  };
};
