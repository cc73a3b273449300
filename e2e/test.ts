/**
 * Playwright's `test`, which also fails when a page misbehaves while nobody looks: a console error or warning (React says there
 * that hydration failed), an exception, a failed request, or a request to any other origin.
 */
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { refusalCookie } from "../src/services/consent/refusal.testing";
import { SETTINGS_DIALOG_ID } from "../src/services/consent/settings-id";
import { beforeSlot, consent } from "./words";

export { expect };

/** `expect` for what takes the most work: beside other journeys, on a machine that is busy already, it took 13 seconds and more. */
export const eventually = expect.configure({ timeout: 60_000 });

interface Watch {
  /** Faults that a test provokes; each must match one of these patterns. */
  expectedFaults: RegExp[];
  /** Whether the visitor has refused tracking on an earlier visit, as in all journeys that are not about consent: then nobody asks. */
  hasRefused: boolean;
  /** Watches every page of the test's context. */
  watch: undefined;
}

/** Tells every fault of a page from now on. */
export const watchPage = (page: Page, origin: string, tell: (fault: string) => void): void => {
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) tell(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => tell(`exception: ${error.message}`));
  page.on("requestfailed", (request) => {
    // A navigation away cuts off what is still loading.
    const reason = request.failure()?.errorText ?? "";
    if (!["net::ERR_ABORTED", "NS_BINDING_ABORTED"].includes(reason)) tell(`request failed: ${request.url()} (${reason})`);
  });
  page.on("request", (request) => {
    if (/^https?:/u.test(request.url()) && new URL(request.url()).origin !== origin) tell(`other origin: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) tell(`status ${response.status()}: ${response.url()}`);
  });
};

export const test = base.extend<Watch>({
  page: async ({ page, browserName }, use) => {
    // Playwright sets the text of a field in a way that React does not notice in Firefox; there it is typed.
    if (browserName === "firefox") {
      const locators = Object.getPrototypeOf(page.locator("body")) as Locator;
      locators.fill = async function fill(this: Locator, text) {
        await this.press("ControlOrMeta+a");
        await this.press("Delete");
        await this.pressSequentially(text);
      };
    }
    await use(page);
  },
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

/** Gives the page the sign that its scripts wait for, and tells whether React has all of it. Runs in the page. */
export const isTakenOver = (): boolean => {
  // Once more each time: some addresses make the page load itself again.
  window.dispatchEvent(new Event("scroll"));
  const parts = [...document.querySelectorAll("#___gatsby header:not(main *), main > *, footer")];
  return parts.length > 2 && parts.every((part) => Object.keys(part).some((key) => key.startsWith("__reactProps")));
};

/**
 * Gives an open page the sign that its scripts wait for, and waits until React has taken over all that it shows: each section waits for its
 * own code, so all code has arrived by then. A still network says less: on a busy machine it is still before the scripts are asked for.
 */
export const useScripts = async (page: Page) => {
  await page.waitForFunction(isTakenOver);
};

/** Waits, on a page whose scripts are in use, until the consent's code has come: it comes last. */
export const waitForConsent = (page: Page) => expect(page.locator(`#${SETTINGS_DIALOG_ID}`)).toContainText(beforeSlot(consent.refused));

/** The page's clock stands still from here on, and goes as far as it is told to. */
export const stopClock = async (page: Page) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
};

/**
 * Opens a page to which nothing happens for three seconds after it has loaded, by a clock that then stands still: however long a busy
 * machine takes, the four seconds after which scripts come by themselves do not end. Who wants them lets it go on (`page.clock.resume`).
 */
export const onlyOpenPage = async (page: Page, path: string) => {
  let requests = 0;
  page.on("request", () => requests++);
  await stopClock(page);
  await page.goto(path, { waitUntil: "networkidle" });
  await page.clock.runFor(3000);
  // Pictures just below the window are asked for when the browser gets round to it.
  for (let before = 0; before < requests;) {
    before = requests;
    await page.waitForTimeout(1000);
  }
};

/** Opens a page as somebody does who uses it at once. */
export const openPage = async (page: Page, path: string) => {
  const response = await page.goto(path);
  await useScripts(page);
  return response;
};
