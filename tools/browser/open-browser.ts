import { chromium, type Browser } from "@playwright/test";
import { findChromium } from "../support/programs.mjs";

/** Opens a headless browser: `CHROMIUM_PATH` if set, otherwise an installed Chromium, otherwise Playwright's own. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--font-render-hinting=none"],
  });
