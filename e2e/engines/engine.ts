/** A page in any of the three engines, whatever drives it: what the sweep of all pages asks of each. */
import { firefox, type Page, test as base } from "@playwright/test";
import type { WebDriver } from "selenium-webdriver";
import { findFirefox, findWebKit } from "../../tools/commands/engines.mjs";
import { watchPage } from "../test";
import { startWebKit } from "./webkit";

export { expect } from "../test";

export interface EnginePage {
  name: string;
  open: (address: string, width: number) => Promise<void>;
  /** Runs a function that refers to nothing outside itself. */
  run: <Result>(inPage: (word: string) => Result, word?: string) => Promise<Result>;
  /** What the page has complained about since it was opened. */
  faults: () => Promise<string[]>;
}

const HEIGHT = 800;

const playwrightPage = (name: string, page: Page): EnginePage => {
  let faults: string[] = [];
  return {
    name,
    open: async (address, width) => {
      await page.setViewportSize({ width, height: HEIGHT });
      // What the page before it was cut off from is no fault of this one: Firefox finds half a script to be another than the one named.
      page.removeAllListeners();
      await page.goto("about:blank");
      faults = [];
      watchPage(page, new URL(address).origin, (fault) => faults.push(fault));
      await page.goto(address);
    },
    run: (inPage, word = "") => page.evaluate(inPage, word),
    faults: () => Promise.resolve(faults),
  };
};

const webKitPage = (driver: WebDriver): EnginePage => ({
  name: "WebKit",
  open: async (address, width) => {
    await driver.manage().window().setRect({ x: 0, y: 0, width, height: HEIGHT });
    await driver.get(address);
  },
  run: (inPage, word = "") => driver.executeScript(inPage, word),
  faults: () => driver.executeScript("return window.faults"),
});

interface Engines {
  webKit: WebDriver | undefined;
  chromium: EnginePage;
  /** The engines beside Chromium that are installed here. */
  others: readonly EnginePage[];
}

/** Motion is reduced in all three, so that nothing is on its way while places are read. */
const STILL = { reducedMotion: "reduce" } as const;

/** One page of each engine for all tests of a worker: what one test leaves behind, the next page load clears, and the fonts are at hand. */
export const test = base.extend<object, Engines>({
  webKit: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from a pattern
    async ({}, use) => {
      const webKit = findWebKit() === undefined ? undefined : await startWebKit();
      await use(webKit?.driver);
      await webKit?.end();
    },
    { scope: "worker" },
  ],
  chromium: [
    async ({ browser }, use) => {
      const page = await browser.newPage(STILL);
      await use(playwrightPage("Chromium", page));
      await page.close();
    },
    { scope: "worker" },
  ],
  others: [
    async ({ webKit }, use) => {
      const executablePath = findFirefox();
      const browser =
        executablePath === undefined
          ? undefined
          : await firefox.launch({
              channel: "moz-firefox",
              executablePath,
              firefoxUserPrefs: {
                "ui.prefersReducedMotion": 1,
                "ui.useOverlayScrollbars": 1,
                "widget.gtk.overlay-scrollbars.enabled": true,
              },
            });
      await use([...(browser ? [playwrightPage("Firefox", await browser.newPage(STILL))] : []), ...(webKit ? [webKitPage(webKit)] : [])]);
      await browser?.close();
    },
    { scope: "worker" },
  ],
});
