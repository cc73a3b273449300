/**
 * `npm run bench -- clicks [FOLDER]`: for one control of each kind, the milliseconds from a first tap, at the first paint, to the frame
 * that shows its effect; then those from a click on a link to the next page, which was prefetched when the pointer hovered over the link.
 */
import { type Browser, type BrowserContextOptions, devices, type JSHandle, type Page } from "@playwright/test";
import { refusalCookie } from "../../src/services/consent/refusal.testing";
import { openBrowser } from "../browser/open-browser";
import { builtPaths } from "../check-built/built-paths";
import { serveSite } from "../preview-server/serve-site";
import { head, median, row } from "./table";

const RUNS = 3;
/** How long a tap may go without effect before it counts as lost, in milliseconds. */
const TIMEOUT = 20_000;
/** How many times slower a phone's processor is, and Lighthouse's slow 4G. */
const SLOWDOWN = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };

const WIDTHS: Readonly<Record<string, BrowserContextOptions>> = {
  "390": { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
  "1280": { viewport: { width: 1280, height: 800 } },
};

/** The pages to open next, from a page whose footer links to them all. */
const NEXT_PAGES = { from: "/marketplace", to: ["/", "/pricing", "/faq", "/about", "/contact", "/privacy"] };

interface Control {
  name: string;
  kind: string;
}

const slowDown = async (page: Page, rate: number, network = true): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  if (network) await session.send("Network.emulateNetworkConditions", SLOW_4G);
};

/** Acts in a new visitor's tab. The content security policy is off: it would block the scripts that Playwright evaluates in the page. */
const inTab = async <Result>(browser: Browser, origin: string, width: string, act: (page: Page) => Promise<Result>): Promise<Result> => {
  const context = await browser.newContext({ ...WIDTHS[width], baseURL: origin, ignoreHTTPSErrors: true, bypassCSP: true });
  await context.addCookies([{ ...refusalCookie(), url: origin }]);
  await context.addInitScript({ path: "tools/bench/page-controls.js" });
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
};

const timeTap = (name: string, path: string) => async (page: Page) => {
  await slowDown(page, SLOWDOWN);
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction("performance.getEntriesByName('first-contentful-paint').length > 0");
  const found: JSHandle = await page.waitForFunction(`findControl(${JSON.stringify(name)})`, undefined, {
    polling: 100,
    timeout: TIMEOUT,
  });
  const control = found.asElement();
  await (page.viewportSize()?.width === 390 ? control?.tap() : control?.click());
  return (await page.waitForFunction("window.answer", undefined, { polling: 100, timeout: TIMEOUT })).jsonValue() as Promise<number>;
};

const timeNextPage = (path: string, rate: number) => async (page: Page) => {
  await page.goto(NEXT_PAGES.from, { waitUntil: "networkidle" });
  await slowDown(page, rate, false);
  const link = page.locator(`footer a[href="${path}"]`).last();
  // Scripts start on the first of these events.
  for (let signs = 0; signs < 3; signs += 1) {
    await page.mouse.move(0, 0);
    await link.hover();
    await page.waitForTimeout(1000);
    await page.waitForLoadState("networkidle");
  }
  return page.evaluate<number, string>(
    `new Promise((resolve) => {
      const former = document.querySelector("h1");
      const start = performance.now();
      const look = () => document.querySelector("h1") && document.querySelector("h1") !== former
        ? setTimeout(() => resolve(performance.now() - start)) : requestAnimationFrame(look);
      [...document.querySelectorAll('footer a[href="${path}"]')].at(-1).click();
      requestAnimationFrame(look);
    })`,
    path,
  );
};

/** The median and the slowest of some runs; lost taps do not count. */
const times = async (run: () => Promise<number>): Promise<string> => {
  const runs: number[] = [];
  for (let count = 0; count < RUNS; count += 1) runs.push(await run().catch(() => Infinity));
  const [usual, slowest] = [median(runs), Math.max(...runs)].map((time) => (time === Infinity ? "lost" : Math.round(time)));
  return `${usual} (${slowest})`;
};

/** The first control of every kind, with its page. */
const findControls = (browser: Browser, origin: string, width: string): Promise<(Control & { path: string })[]> =>
  inTab(browser, origin, width, async (page) => {
    const kinds = new Map<string, Control & { path: string }>();
    for (const path of builtPaths()) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const controls = await page.evaluate<Control[]>("listControls()");
      for (const control of controls) if (!kinds.has(control.kind)) kinds.set(control.kind, { ...control, path });
    }
    return [...kinds.values()];
  });

const bench = async (): Promise<void> => {
  const browser = await openBrowser();
  const { origin, close } = await serveSite(process.argv[2] ?? "public", "https");
  const print = async (what: string, width: string, act: (page: Page) => Promise<number>): Promise<void> => {
    console.log(row([`${what}, ${width}`, await times(() => inTab(browser, origin, width, act))]));
  };
  console.log(head(["first tap on, width", "median (slowest)"]));
  for (const width of Object.keys(WIDTHS)) {
    for (const { name, path } of await findControls(browser, origin, width)) await print(`${path} “${name}”`, width, timeTap(name, path));
  }
  console.log(`\n${head(["next page, width", "median (slowest)"])}`);
  for (const width of Object.keys(WIDTHS)) {
    for (const rate of [1, SLOWDOWN]) {
      for (const path of NEXT_PAGES.to) await print(`${path}, processor ${rate} times slower`, width, timeNextPage(path, rate));
    }
  }
  await Promise.all([browser.close(), close()]);
};

bench().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
