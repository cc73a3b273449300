/** Journeys through the built site in real browsers: `npm run e2e`, after a build with `GATSBY_ACTIVE_ENV=test`. */
import { defineConfig } from "@playwright/test";
import { CHROMIUM, FIREFOX } from "./e2e/support/programs";

const port = process.env.E2E_PORT ?? "9317";
const baseURL = `http://localhost:${port}`;

/** Chromium in a container, without its own network requests. */
const args =
  "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

const WEBKIT = "**/webkit.spec.ts";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // Only for `tools/compare-pictures.sh`.
  snapshotPathTemplate: `${process.env.PICTURES}/{arg}{ext}`,
  // One more than a small machine's cores, because tests wait as much as they work.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Long enough to stop only tests that hang: a busy machine is slow, and no time is measured. A retry would hide a real problem.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  retries: 0,
  reporter: [["list"], ["json", { outputFile: ".local/playwright.json" }]],
  use: { baseURL, viewport: { width: 1280, height: 800 }, launchOptions: { executablePath: CHROMIUM, args: args.split(" ") } },
  projects: [
    { name: "chromium", testIgnore: WEBKIT },
    // Journeys that depend on the engine.
    ...(FIREFOX === undefined
      ? []
      : [
          {
            name: "firefox",
            testIgnore: WEBKIT,
            grep: /@firefox/u,
            use: { browserName: "firefox", channel: "moz-firefox", launchOptions: { executablePath: FIREFOX } } as const,
          },
        ]),
    { name: "webkit", testMatch: WEBKIT },
  ],
  webServer: {
    command: "node --import tsx tools/serve.ts",
    env: { PORT: port },
    url: baseURL,
    // A server that is already running could serve another build.
    reuseExistingServer: false,
  },
});
