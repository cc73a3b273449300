/** Journeys through the built site in real browsers: `npm run e2e`, after `npm run build`. */
import { defineConfig } from "@playwright/test";
import { findChromium, findHeadlessShell } from "../tools/commands/chromium.mjs";
import { findFirefox } from "../tools/commands/engines.mjs";
import { PLAYWRIGHT_REPORT } from "../tools/commands/test-reports.mjs";

const isCi = Boolean(process.env.CI);
const port = Number(process.env.E2E_PORT ?? 9317);
const baseURL = `http://localhost:${port}`;

/** Chromium in a container, and nothing of its own that would reach for the network. */
const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Journeys that look at what is painted, at a page before anybody uses it, or at the pointer: these take the browser that visitors have.
 * The headless shell, in half the time, moves a pointer of its own and draws a little otherwise; it does for all the others. Whole files are
 * named here; a single journey has the tag `@as-visitors`.
 */
const AS_VISITORS = /\b(?:appearance|first-click|page-change|weight)\.|@as-visitors/u;

/** Journeys that are the same on every screen run on one. */
const ANY_SCREEN = /@any-screen/u;

/** Journeys that open other engines beside Chromium. */
const ENGINES = "**/engines/*.spec.ts";

// A journey that only one kind of screen offers says so in its name: `navigation.phone.spec.ts`.
const phone = {
  testIgnore: ["**/*.desktop.spec.ts", ENGINES],
  grepInvert: ANY_SCREEN,
  use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const desktop = { grepInvert: /^$/u, testIgnore: ["**/*.phone.spec.ts", ENGINES], use: { viewport: { width: 1280, height: 800 } } };

/** Journeys through what a visitor can do, which every engine has to pass; data and addresses are the same in all. */
const INTERACTIVE =
  /\b(?:bad-luck|disclosure|featured-in|navigation\.desktop|popup|workflow-viewer|faq|contact|consent|home|legal\.desktop|page-change|first-click)\.spec/u;

/** Journeys that Firefox cannot show, each for want of a way to ask it. */
const NOT_IN_FIREFOX = new RegExp(
  [
    // Its driver knows neither paper nor reduced motion, nor a slower processor.
    "on paper|under reduced motion|a page is fetched when",
    // Its windows count their scroll bar, and a focus that a script gives is not scrolled to as one that the keyboard gives.
    "as zooming leaves|fits a small window|never keeps what has the focus",
    // Words that are pasted in one piece do not reach React, and the body of a request is kept from the test.
    "search, open, copy|posts the five fields|goes out once when they come",
    // Its places lie between pixels.
    "nothing moves while the scripts",
    // A step back within a page: its driver waits for a load that never comes.
    "each page is counted once|stays in the address|follows the visitor in place",
    // The keyboard goes on from a dialog to the browser's own buttons, and what it comes back to from there shows no focus.
    "keeps the focus, and gives it back|loses the focus nowhere",
  ].join("|"),
  "u",
);

const firefoxPath = findFirefox();
/** Firefox ESR, where it is installed. */
const firefox =
  firefoxPath === undefined
    ? []
    : [
        {
          name: "firefox",
          testMatch: INTERACTIVE,
          grepInvert: NOT_IN_FIREFOX,
          use: {
            browserName: "firefox",
            channel: "moz-firefox",
            viewport: desktop.use.viewport,
            launchOptions: { executablePath: firefoxPath },
          } as const,
        },
      ];

/** A project whose journeys run in the headless shell. */
const inShell = ({ use, grepInvert, ...journeys }: typeof phone | typeof desktop) => ({
  ...journeys,
  grepInvert: [AS_VISITORS, grepInvert],
  use: { ...use, launchOptions: { executablePath: findHeadlessShell(), args: CHROMIUM_ARGUMENTS } },
});

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  snapshotPathTemplate: "{testDir}/appearance/{projectName}/{arg}{ext}",
  // One more than the processors of a small machine: a journey waits as much as it works.
  workers: 3,
  fullyParallel: true,
  forbidOnly: isCi,
  // These end what hangs; they measure nothing, and a busy machine is slow.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A test that passes at the second try has found something: it should be seen, not hidden.
  retries: 0,
  reporter: [["list"], ["json", { outputFile: `../${PLAYWRIGHT_REPORT}` }]],
  use: {
    baseURL,
    // What was done and asked for, in what order: a film or copies of the page's states would take a fifth of the time of all journeys. What
    // stood on the page is in the report of a failure anyway, and `npm run e2e -- NAME --trace on` shows the rest.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS },
  },
  projects: [
    { name: "phone", grep: AS_VISITORS, ...phone },
    { name: "desktop", grep: AS_VISITORS, ...desktop },
    { name: "phone (shell)", ...inShell(phone) },
    { name: "desktop (shell)", ...inShell(desktop) },
    ...firefox,
    { name: "engines", testMatch: ENGINES, use: { launchOptions: { executablePath: findHeadlessShell(), args: CHROMIUM_ARGUMENTS } } },
  ],
  webServer: {
    command: "node --import tsx tools/preview-server/main.ts --failures",
    cwd: "..",
    env: { PORT: String(port) },
    url: baseURL,
    // Somebody else's server could serve another build.
    reuseExistingServer: false,
  },
});
