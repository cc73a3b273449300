import { acceptCategory, eraseCookies, getCookie, reset, run, type Translation, validConsent } from "vanilla-cookieconsent";
import { followConsent } from "../analytics/page-views";
import { CONSENT_COOKIE, CONSENT_DAYS, CONSENT_VERSION, NECESSARY, TRACKING } from "./consent-constants";

declare global {
  interface Navigator {
    /** Global Privacy Control: the visitor's browser asks every site not to track. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** A visitor's possible answers to the tracking level. */
export type Answer = "accepted" | "refused";

/** The consent in this browser. */
export interface Consent {
  /** The answer to the tracking level; undefined until there is one. Until then, nothing is tracked. */
  readonly answer: Answer | undefined;
  /** When the answer was given, as an ISO timestamp; undefined if it is the browser's signal. */
  readonly answeredAt: string | undefined;
  /** Whether the browser sends the Global Privacy Control signal, which counts as a refusal whatever the earlier answer. */
  readonly isSignalled: boolean;
}

const isSignalled = (): boolean => navigator.globalPrivacyControl === true;

/** The cookie's contents, unchecked: anything may have changed it. */
const stored = (): { categories?: unknown; consentTimestamp?: string; lastConsentTimestamp?: string } => getCookie();

/** Whether the library could store another answer on top of this one: a damaged cookie makes it throw. */
const isSound = (): boolean => {
  const { categories = [], consentTimestamp = "1970", lastConsentTimestamp = "1970" } = stored();
  return Array.isArray(categories) && [consentTimestamp, lastConsentTimestamp].every((time) => !Number.isNaN(Date.parse(time)));
};

/** The current consent; the cookie holds other tabs' answers too. */
export const readConsent = (): Consent => {
  if (isSignalled()) return { isSignalled: true, answer: "refused", answeredAt: undefined };
  const { categories, lastConsentTimestamp } = stored();
  if (!validConsent() || !Array.isArray(categories)) return { isSignalled: false, answer: undefined, answeredAt: undefined };
  return { isSignalled: false, answer: categories.includes(TRACKING) ? "accepted" : "refused", answeredAt: lastConsentTimestamp };
};

/** Stores an answer for six months; never overrides the browser's signal. */
export const giveAnswer = (answer: Answer): void => {
  if (!isSignalled()) acceptCategory(answer === "accepted" ? [TRACKING] : []);
};

let hasStarted = false;

/** This host and its parent domains, because `_ga*` is set on the widest domain that the browser allows. */
const domains = (): string[] => location.hostname.split(".").map((_, index, parts) => parts.slice(index).join("."));

/**
 * Reads the stored answer, and calls back now and after each change. Before an answer it stores nothing. On acceptance the library
 * activates the scripts that wait for it; on refusal or withdrawal it deletes the analytics cookies. Does nothing when called again.
 */
export const startConsent = (onChange: (consent: Consent) => void): void => {
  if (hasStarted) return;
  let known: string | undefined;
  const changed = () => {
    known = stored().lastConsentTimestamp;
    followConsent(() => readConsent().answer === "accepted");
    onChange(readConsent());
  };
  const start = () => {
    if (!isSound()) eraseCookies(CONSENT_COOKIE, "/");
    void run({
      // An empty domain limits the cookie to this host, so that sub-domains ask their own visitors.
      cookie: { name: CONSENT_COOKIE, expiresAfterDays: CONSENT_DAYS, domain: "", path: "/", sameSite: "Lax", secure: true },
      revision: CONSENT_VERSION,
      // By default, the library takes every automated browser for a bot, and a test of consent would pass without testing anything.
      hideFromBots: false,
      manageScriptTags: !isSignalled(),
      // We draw the question ourselves; without words, the library draws none.
      autoShow: false,
      language: { default: "en", translations: { en: {} as Translation } },
      categories: {
        [NECESSARY]: { enabled: true, readOnly: true },
        [TRACKING]: { autoClear: { cookies: domains().map((domain) => ({ name: /^_ga/u, domain })) } },
      },
      onConsent: changed,
      onChange: changed,
    });
    // The signal withdraws an earlier acceptance.
    const { categories } = stored();
    if (isSignalled() && Array.isArray(categories) && categories.includes(TRACKING)) acceptCategory([]);
  };

  start();
  hasStarted = true;
  onChange(readConsent());
  // Meanwhile, another tab may have stored another answer, or six months may have passed.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || stored().lastConsentTimestamp === known) return;
    reset();
    start();
    changed();
  });
};
