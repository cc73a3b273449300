/** A page in any of the three engines, whatever its driver: what the checks of all pages need. */
import { firefox, type Page, test as base } from "@playwright/test";
import type { WebDriver } from "selenium-webdriver";
import { findFirefox, findWebKit } from "../../../tools/support/programs.mjs";
import { watchPage } from "../test";
import { startWebKit } from "./webkit";

export { expect } from "../test";

export interface EnginePage {
  name: string;
  open: (address: string, width: number) => Promise<void>;
  resize: (width: number) => Promise<void>;
  /** Runs a function that refers to nothing outside itself. */
  run: <Result>(inPage: () => Result) => Promise<Result>;
  /** The page's errors since it was opened. */
  faults: () => Promise<string[]>;
}

const HEIGHT = 800;

const playwrightPage = (name: string, page: Page): EnginePage & { page: Page } => {
  let faults: string[] = [];
  const resize = (width: number) => page.setViewportSize({ width, height: HEIGHT });
  return {
    name,
    page,
    resize,
    open: async (address, width) => {
      await resize(width);
      // Not this page's fault: if the previous one was cut off, Firefox reports that half a script has the wrong hash.
      page.removeAllListeners();
      await page.goto("about:blank");
      faults = [];
      watchPage(page, new URL(address).origin, (fault) => faults.push(fault));
      await page.goto(address);
    },
    run: (inPage) => page.evaluate(inPage),
    faults: () => Promise.resolve(faults),
  };
};

const webKitPage = (driver: WebDriver): EnginePage => {
  const resize = async (width: number) => {
    await driver.manage().window().setRect({ x: 0, y: 0, width, height: HEIGHT });
  };
  return {
    name: "WebKit",
    resize,
    open: async (address, width) => {
      await resize(width);
      await driver.get(address);
    },
    run: (inPage) => driver.executeScript(inPage),
    faults: () => driver.executeScript("return window.faults"),
  };
};

interface Engines {
  webKit: WebDriver | undefined;
  chromium: EnginePage & { page: Page };
  /** The installed engines besides Chromium. */
  others: readonly EnginePage[];
}

/** Motion is reduced in all three, so that nothing moves while positions are read. */
const STILL = { reducedMotion: "reduce" } as const;

/** One page in each engine for all tests of a worker, so that fonts are cached; loading the next page clears what a test leaves behind. */
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
