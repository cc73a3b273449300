/** For tests: a new visitor's browser. The consent library keeps its state in its module, so each visit loads the module anew. */
import type { Consent } from "./consent";

const SCRIPT = "https://tags.example/script.js";

let listeners: Parameters<Document["addEventListener"]>[] = [];

const forgetCookies = () => {
  for (const name of document.cookie.split("; ").map((cookie) => cookie.split("=")[0])) document.cookie = `${name}=; Max-Age=0; Path=/`;
};

/** Leaves the page, and removes its listeners, as a browser would. */
const leavePage = () => {
  for (const [type, listener] of listeners) document.removeEventListener(type, listener);
  listeners = [];
  jest.restoreAllMocks();
  jest.resetModules();
  delete window._ccRun;
};

declare global {
  interface Window {
    /** Set by the library while it runs. */
    _ccRun?: boolean;
  }
}

/** Opens a page of the site in a browser that keeps its cookies; `isSignalled` switches Global Privacy Control on. */
export const openPage = async <Opened>(load: () => Opened, isSignalled = false): Promise<Opened> => {
  leavePage();
  Object.defineProperty(navigator, "globalPrivacyControl", { configurable: true, value: isSignalled });
  document.body.innerHTML = `<script type="text/plain" data-category="tracking" data-src="${SCRIPT}" async></script>`;
  const addEventListener = document.addEventListener.bind(document);
  jest.spyOn(document, "addEventListener").mockImplementation((...added: (typeof listeners)[number]) => {
    listeners.push(added);
    addEventListener(...added);
  });
  const opened = load();
  // The library activates scripts a moment later.
  await new Promise((resolve) => setTimeout(resolve));
  return opened;
};

/** Ends a visit and forgets its cookies. */
export const endVisit = () => {
  leavePage();
  forgetCookies();
  document.body.innerHTML = "";
};

/** Whether the script that waits for consent would run. */
export const isScriptActive = (): boolean => document.querySelector<HTMLScriptElement>("script")?.src === SCRIPT;

/** The consent cookie's contents. */
export const storedConsent = (): Record<string, unknown> | undefined => {
  const value = /cc_cookie=([^;]+)/u.exec(document.cookie)?.[1];
  return value === undefined ? undefined : (JSON.parse(decodeURIComponent(value)) as Record<string, unknown>);
};

/** Changes the consent cookie, as another tab or another version of the site may. */
export const storeConsent = (changes: Record<string, unknown>) => {
  document.cookie = `cc_cookie=${encodeURIComponent(JSON.stringify({ ...storedConsent(), ...changes }))}; Path=/`;
};

/** A consent's answer. */
export const answerOf = (consent: Consent) => consent.getState().answer;
