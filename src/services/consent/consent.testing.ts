/** For tests: a new visitor's browser. The consent library keeps its state in its module, so each visit loads the module anew. */
import type * as ConsentModule from "./consent";

/** A script that waits for consent. */
const WAITING = '<script type="text/plain" data-category="tracking">window.isActive = true</script>';

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
  delete window.isActive;
  // A function that a script has declared cannot be deleted.
  Object.assign(window, { gtag: undefined, dataLayer: undefined });
};

declare global {
  interface Window {
    /** Set by the library while it runs. */
    _ccRun?: boolean;
    /** Set by the script that waits for consent. */
    isActive?: boolean;
  }
}

/**
 * Opens a page of the site in a browser that keeps its cookies, and starts its consent; `isSignalled` switches Global Privacy Control on,
 * `scripts` are the scripts that wait for consent, `show` shows the page.
 */
export const openPage = async ({ isSignalled = false, scripts = WAITING, show = (): void => undefined } = {}) => {
  leavePage();
  Object.defineProperty(navigator, "globalPrivacyControl", { configurable: true, value: isSignalled });
  document.body.innerHTML = scripts;
  const addEventListener = document.addEventListener.bind(document);
  jest.spyOn(document, "addEventListener").mockImplementation((...added: (typeof listeners)[number]) => {
    listeners.push(added);
    addEventListener(...added);
  });
  const consent = jest.requireActual<typeof ConsentModule>("./consent");
  const onChange = jest.fn();
  show();
  consent.startConsent(onChange);
  // The library activates scripts a moment later.
  await new Promise((resolve) => setTimeout(resolve));
  return { ...consent, onChange };
};

/** Ends a visit and forgets its cookies. */
export const endVisit = () => {
  leavePage();
  forgetCookies();
  document.body.innerHTML = "";
};

/** Whether the script that waits for consent has run. */
export const isScriptActive = (): boolean => window.isActive === true;

/** The consent cookie's contents. */
export const storedConsent = (): Record<string, unknown> | undefined => {
  const value = /cc_cookie=([^;]+)/u.exec(document.cookie)?.[1];
  return value === undefined ? undefined : (JSON.parse(decodeURIComponent(value)) as Record<string, unknown>);
};

/** Changes the consent cookie, as another tab or another version of the site may. */
export const storeConsent = (changes: Record<string, unknown>) => {
  document.cookie = `cc_cookie=${encodeURIComponent(JSON.stringify({ ...storedConsent(), ...changes }))}; Path=/`;
};
