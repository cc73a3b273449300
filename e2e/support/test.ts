/**
 * Playwright's `test`, which also fails on what would otherwise go unnoticed: a console error or warning (React reports failed hydration
 * there), an exception, a failed request, or a request to another origin.
 */
import { test as base, expect, type Page } from "@playwright/test";
import { CONSENT_COOKIE, CONSENT_VERSION, NECESSARY } from "../../src/services/consent/consent-constants";

export { expect };

interface Watch {
  /** Patterns of the faults that a test provokes; any other fault makes it fail. */
  expectedFaults: RegExp[];
  /** Whether the visitor refused tracking on an earlier visit, and so is not asked: true except in journeys about consent. */
  hasRefused: boolean;
  /** Watches every page of the test's context. */
  watch: undefined;
}

/** Reports every fault of a page from now on. */
const watchPage = (page: Page, origin: string, report: (fault: string) => void): void => {
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) report(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => report(`exception: ${error.message}`));
  page.on("requestfailed", (request) => {
    // Leaving a page aborts the requests that are still pending.
    const reason = request.failure()?.errorText ?? "";
    if (!["net::ERR_ABORTED", "NS_BINDING_ABORTED"].includes(reason)) report(`request failed: ${request.url()} (${reason})`);
  });
  page.on("request", (request) => {
    if (/^https?:/u.test(request.url()) && new URL(request.url()).origin !== origin) report(`other origin: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) report(`status ${response.status()}: ${response.url()}`);
  });
};

/** The cookie of a visitor who refused tracking on an earlier visit, and is not asked again. */
export const refusalCookie = (): { name: string; value: string } => {
  const now = new Date().toISOString();
  const value = { categories: [NECESSARY], revision: CONSENT_VERSION, consentId: "test", consentTimestamp: now, lastConsentTimestamp: now };
  return { name: CONSENT_COOKIE, value: encodeURIComponent(JSON.stringify(value)) };
};

export const test = base.extend<Watch>({
  expectedFaults: [[], { option: true }],
  hasRefused: [true, { option: true }],
  watch: [
    async ({ context, baseURL, expectedFaults, hasRefused }, use) => {
      const faults: string[] = [];
      if (hasRefused) await context.addCookies([{ ...refusalCookie(), url: baseURL }]);
      context.on("page", (page) => watchPage(page, new URL(baseURL ?? "").origin, (fault) => faults.push(fault)));
      await use(undefined);
      expect(faults.filter((fault) => !expectedFaults.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** A phone's window, for `test.use`. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Gives the page the sign of use that its scripts wait for, and returns whether React has taken it over. Runs in the page. */
export const isReady = (): boolean => {
  // Repeated on each call: some addresses make the page reload itself.
  window.dispatchEvent(new Event("scroll"));
  return document.documentElement.dataset.scripts === "ready";
};

/** Starts an open page's scripts, and waits until React has taken it over. */
export const useScripts = async (page: Page) => {
  await page.waitForFunction(isReady);
};

/** Opens a page and starts its scripts at once. */
export const openPage = async (page: Page, path: string) => {
  const response = await page.goto(path);
  await useScripts(page);
  return response;
};

/** Holds back every script of the page until the returned function is called. */
export const withholdScripts = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/u, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** What the journeys write to the company. */
export const MESSAGE = { name: "Ada Lovelace", email: "ada@engines.example", message: "Please show us the marketplace." };

/** Fills in the contact form, whatever its language. */
export const writeMessage = async (page: Page) => {
  for (const [name, words] of Object.entries(MESSAGE)) await page.locator(`[name=${name}]`).fill(words);
};

/** Marks the document, so that a later page can tell whether it was loaded anew. */
export const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => "isSameDocument" in window);

/** A link in the footer; the side panel lists some of the same pages. */
export const footerLink = (page: Page, path: string) => page.getByRole("contentinfo").locator(`a[href="${path}"]:not(dialog a)`);
