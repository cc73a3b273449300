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
 * These run in full Chromium: journeys about painting, untouched pages or the pointer. All others run in the headless shell, which takes
 * half the time, but moves a pointer of its own and draws slightly differently. Whole files are listed here; single journeys have the tag
 * `@as-visitors`.
 */
const AS_VISITORS = /\b(?:first-click|page-change|weight)\.|@as-visitors/u;

/** Journeys that are the same on every screen, and so run on only one. */
const ANY_SCREEN = /@any-screen/u;

/** Journeys that open other engines besides Chromium. */
const ENGINES = "**/*.engines.spec.ts";

// A file of journeys for only one kind of screen says so in its name, such as `navigation.phone.spec.ts`.
const phone = {
  testIgnore: ["**/*.desktop.spec.ts", ENGINES],
  grepInvert: ANY_SCREEN,
  use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const desktop = { grepInvert: /^$/u, testIgnore: ["**/*.phone.spec.ts", ENGINES], use: { viewport: { width: 1280, height: 800 } } };

/** Journeys that consist of visitors' actions: every engine must pass them. Data and addresses are the same in all engines. */
const INTERACTIVE =
  /\b(?:bad-luck|inked-listing|featured-in|navigation\.desktop|popup|workflow-viewer|faq|contact|consent|home|legal\.desktop|page-change|first-click)\.spec/u;

/** Journeys that cannot or need not run in Firefox, each with its reason; all of them run in Chromium. */
const NOT_IN_FIREFOX = new RegExp(
  [
    // axe would check the same document and the same styles as in Chromium.
    "axe finds nothing",
    // Its driver supports neither printing, nor reduced motion, nor a slower processor.
    "on paper|under reduced motion|a page is fetched when",
    // Its window sizes include the scroll bar, and it does not scroll to what a script focuses as it does for the keyboard.
    "never hides what has the focus",
    // Pasted text does not reach React, and the test cannot read a request's body.
    "search, open, clear|posts the five fields|is sent once when they have loaded",
    // It positions boxes at fractions of a pixel.
    "nothing moves while the scripts",
    // When a test goes back within a page, its driver waits for a load that never comes.
    "each page is counted once|is kept when the visitor comes back",
    // Tab moves from a dialog to the browser's own buttons, and the element that it returns to shows no focus.
    "keeps the focus, and gives it back|never loses the focus",
    // The scripts that decide what is requested, stored or counted use nothing in which engines differ.
    "after a refusal|Global Privacy Control|is fetched|not made worse|language stays set",
    // Its driver can neither simulate touch nor tell that a page has returned from the browser's cache.
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
  // One more than a small machine's cores, because tests wait as much as they work.
  workers: 3,
  fullyParallel: true,
  forbidOnly: isCi,
  // Long enough to stop only tests that hang: a busy machine is slow, and no time is measured.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A retry that passes would hide a real problem.
  retries: 0,
  reporter: [["list"], ["json", { outputFile: `../${PLAYWRIGHT_REPORT}` }]],
  use: {
    baseURL,
    // Recording every action and request would make all journeys a seventh slower. A failure's report shows what was on the page anyway,
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
    // A server that is already running could serve another build.
    reuseExistingServer: false,
  },
});
