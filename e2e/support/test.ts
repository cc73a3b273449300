/**
 * Playwright's `test`, which also fails on what would otherwise go unnoticed: a console error or warning (React reports failed hydration
 * there), an exception, a failed request, or a request to another origin.
 */
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { refusalCookie } from "../../src/services/consent/refusal.testing";
import { SETTINGS_DIALOG_ID } from "../../src/services/consent/settings-id";
import { beforeSlot, consent } from "./content-labels";

export { expect };

/** `expect` for the slowest steps: beside other journeys on a busy machine, they have taken 13 seconds and more. */
export const eventually = expect.configure({ timeout: 60_000 });

interface Watch {
  /** Patterns of the faults that a test provokes; any other fault makes it fail. */
  expectedFaults: RegExp[];
  /** Whether the visitor refused tracking on an earlier visit, and so is not asked: true except in journeys about consent. */
  hasRefused: boolean;
  /** Watches every page of the test's context. */
  watch: undefined;
}

/** Reports every fault of a page from now on. */
export const watchPage = (page: Page, origin: string, report: (fault: string) => void): void => {
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

export const test = base.extend<Watch>({
  page: async ({ page, browserName }, use) => {
    // In Firefox, React does not notice when Playwright fills in a field, so the text is inserted as if pasted.
    if (browserName === "firefox") {
      const locators = Object.getPrototypeOf(page.locator("body")) as Locator;
      locators.fill = async function fill(this: Locator, text) {
        await expect(this).toBeEditable();
        await this.selectText();
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else inserts text as a visitor does
        await this.evaluate((_field, words) => document.execCommand(words === "" ? "delete" : "insertText", false, words), text);
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

/** Gives the page the sign of use that its scripts wait for, and returns whether React has hydrated everything. Runs in the page. */
export const isTakenOver = (): boolean => {
  // Again each time: some addresses make the page reload itself.
  window.dispatchEvent(new Event("scroll"));
  const parts = [...document.querySelectorAll("#___gatsby header:not(main *), main > *, footer")];
  return parts.length > 2 && parts.every((part) => Object.keys(part).some((key) => key.startsWith("__reactProps")));
};

/**
 * Gives an open page the sign of use that its scripts wait for, and waits until React has hydrated everything. A section hydrates when its
 * code arrives, so by then all code has. An idle network proves less: on a busy machine it is idle before the scripts are requested.
 */
export const useScripts = async (page: Page) => {
  await page.waitForFunction(isTakenOver);
};

/** Waits, on a page whose scripts are running, until the code for consent has arrived; it comes last. */
export const waitForConsent = (page: Page) => expect(page.locator(`#${SETTINGS_DIALOG_ID}`)).toContainText(beforeSlot(consent.refused));

/** Stops the page's clock: from then on it advances only on command. */
export const stopClock = async (page: Page) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
};

/**
 * Opens a page, leaves it untouched for three seconds after loading, and then stops its clock: however slow the machine, the four seconds
 * after which scripts start by themselves do not pass. `page.clock.resume` lets the scripts start.
 */
export const onlyOpenPage = async (page: Page, path: string) => {
  let requests = 0;
  page.on("request", () => requests++);
  await stopClock(page);
  await page.goto(path, { waitUntil: "networkidle" });
  await page.clock.runFor(3000);
  // Browsers decide for themselves when to request pictures just below the window.
  for (let before = 0; before < requests;) {
    before = requests;
    await page.waitForTimeout(1000);
  }
};

/** Holds back every script of the page until the returned function is called. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/u, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Opens a page and starts its scripts at once. */
export const openPage = async (page: Page, path: string) => {
  const response = await page.goto(path);
  await useScripts(page);
  return response;
};

/** Opens an address as a click on a plain link would. */
export const followAddedLink = (page: Page, address: string) =>
  page.getByRole("main").evaluate((main, href) => {
    const link = Object.assign(document.createElement("a"), { href });
    main.append(link);
    link.click();
  }, address);
