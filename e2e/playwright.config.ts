/** Journeys through the built site in real browsers: `npm run e2e`, after `npm run build`. */
import { defineConfig } from "@playwright/test";
import { findChromium, findFirefox, findHeadlessShell } from "../tools/support/programs.mjs";
import { PLAYWRIGHT_REPORT } from "../tools/support/test-reports.mjs";

const isCi = Boolean(process.env.CI);
const port = Number(process.env.E2E_PORT ?? 9317);
const baseURL = `http://localhost:${port}`;

/** Chromium in a container, without its own network requests. */
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
 * Journeys that check what is painted, a page before it is used, or the pointer: these use the browser that visitors have. The headless
 * shell, in half the time, moves its own pointer and draws slightly differently; it suffices for all others. Whole files are listed here; a
 * single journey has the tag `@as-visitors`.
 */
const AS_VISITORS = /\b(?:appearance|first-click|page-change|weight)\.|@as-visitors/u;

/** Journeys that are the same on every screen run on only one. */
const ANY_SCREEN = /@any-screen/u;

/** Journeys that open other engines besides Chromium. */
const ENGINES = "**/*.engines.spec.ts";

// A journey for only one kind of screen says so in its name: `navigation.phone.spec.ts`.
const phone = {
  testIgnore: ["**/*.desktop.spec.ts", ENGINES],
  grepInvert: ANY_SCREEN,
  use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const desktop = { grepInvert: /^$/u, testIgnore: ["**/*.phone.spec.ts", ENGINES], use: { viewport: { width: 1280, height: 800 } } };

/** Journeys through visitors' actions, which every engine must pass; data and addresses are the same in all. */
const INTERACTIVE =
  /\b(?:bad-luck|inked-listing|featured-in|navigation\.desktop|popup|workflow-viewer|faq|contact|consent|home|legal\.desktop|page-change|first-click)\.spec/u;

/** Journeys that cannot or need not run in Firefox, each with its reason; all of them run in Chromium. */
const NOT_IN_FIREFOX = new RegExp(
  [
    // axe judges the same document and the same styles as in Chromium.
    "axe finds nothing",
    // Its driver supports neither printing, nor reduced motion, nor a slower processor.
    "on paper|under reduced motion|a page is fetched when",
    // Its windows include their scroll bar, and it does not scroll to focus set by a script as it does for the keyboard.
    "never keeps what has the focus",
    // Pasted text does not reach React, and the test cannot read a request's body.
    "search, open, copy|posts the five fields|goes out once when they come",
    // Its positions are fractional pixels.
    "nothing moves while the scripts",
    // Going back within a page: its driver waits for a load that never comes.
    "each page is counted once|is there again on the way back",
    // Tab moves from a dialog to the browser's own buttons, and the element it returns to shows no focus.
    "keeps the focus, and gives it back|loses the focus nowhere",
    // What is requested, stored or counted, and when, is up to scripts that use nothing in which engines differ.
    "after a refusal|Global Privacy Control|is fetched|not made worse|language stays set",
    // Its driver cannot simulate touch, nor tell that a page from the browser's cache is there again; every box's size is compared in
    // `pages.engines`.
    "from another site|has a container",
  ].join("|"),
  "u",
);

const firefoxPath = findFirefox();
/** Firefox ESR, if it is installed. */
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
  // One more than a small machine's cores: tests wait as much as they work.
  workers: 3,
  fullyParallel: true,
  forbidOnly: isCi,
  // For hanging tests only; they measure nothing, and a busy machine is slow.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A retry that passes would hide a real problem.
  retries: 0,
  reporter: [["list"], ["json", { outputFile: `../${PLAYWRIGHT_REPORT}` }]],
  use: {
    baseURL,
    // A record of every action and request would add a seventh to all journeys' time. A failure's report shows what was on the page anyway,
    // and `npm run e2e -- NAME --trace on` shows the rest.
    trace: "off",
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
    command: "node --import tsx tools/preview-server/main.ts",
    cwd: "..",
    env: { PORT: String(port) },
    url: baseURL,
    // Another server could serve another build.
    reuseExistingServer: false,
  },
});
