/** Playwright's `test` with one page of WebKitGTK for all tests of a worker. */
import { test as base } from "@playwright/test";
import type { WebDriver } from "selenium-webdriver";
import { findWebKit } from "../../../tools/support/programs.mjs";
import { startWebKit } from "./webkit";

export const test = base.extend<object, { webKit: WebDriver | undefined }>({
  webKit: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from a pattern
    async ({}, use) => {
      const webKit = findWebKit() === undefined ? undefined : await startWebKit();
      await use(webKit?.driver);
      await webKit?.end();
    },
    { scope: "worker" },
  ],
});
