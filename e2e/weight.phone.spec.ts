/**
 * What a page costs a phone, first untouched and then in use: bytes as sent, requests, scripts that run, elements, and what moves by
 * itself. A failure names what weighs most.
 */
import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { isStatic } from "../src/sections/static-sections";
import { layoutShifts, recordLayoutShifts } from "./support/layout-shifts";
import { builtPaths, sectionsOf } from "./support/site";
import { expect, onlyOpenPage, test, useScripts, waitForConsent } from "./support/test";

// Lighthouse's typical phone.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

/**
 * The most bytes that a page may send to a phone that only opens it, by kind of answer. No script loads before a sign of use, and the
 * headings' letters are part of the document.
 */
const AT_FIRST: Readonly<Record<string, number>> = { document: 55_000, font: 31_000, image: 90_000, script: 0, stylesheet: 0 };

/** The most that a phone may request in all, not counting the video: when the page opens, and in use. */
const BUDGET = { opened: { bytes: 180_000, requests: 8 }, used: { bytes: 500_000 } };

/** The most bytes of script, as a release sends them, for a page in use; the contact page also needs its toast. */
const scriptInUse = (path: string): number => (path === "/contact" ? 130_000 : 95_000);

/** The same for the consent banner, which comes last, and only on a site that tracks. */
const CONSENT = { file: /\/consent-[^/]+\.js$/u, bytes: 11_000 };

/** The most inline script that runs by itself, in characters: the page’s path and the starter. */
const INLINE_SCRIPT = 4_300;

/** The most elements: Lighthouse calls a page with more too large. */
const ELEMENTS = 1_400;

interface Cost {
  kind: string;
  address: string;
  bytes: number;
}

/** The bytes of every answer, headers included, but without a moving background, which loads later and has its own limit. */
const watchWeight = (page: Page): (() => Promise<Cost[]>) => {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (request.resourceType() !== "media") requests.push(request);
  });
  return () =>
    Promise.all(
      requests.map(async (request) => {
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        return { kind: request.resourceType(), address: new URL(request.url()).pathname, bytes: responseBodySize + responseHeadersSize };
      }),
    );
};

/**
 * The sizes of the site's scripts as a release sends them (`tools/release`), by address. Cached, because pages share most scripts and
 * compressing is slow.
 */
const releasedSizes = new Map<string, number>();

/** The site's scripts with those sizes: the preview server compresses less well, because somebody is waiting for its answers. */
const released = (costs: readonly Cost[]): Cost[] =>
  costs.flatMap((cost) => {
    const file = `public${cost.address}`;
    if (cost.kind !== "script" || !existsSync(file)) return [];
    const bytes = releasedSizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
    releasedSizes.set(file, bytes);
    return [{ ...cost, bytes }];
  });

const totalOf = (costs: readonly Cost[]): number => costs.reduce((sum, { bytes }) => sum + bytes, 0);

const heaviestOf = (costs: readonly Cost[]): string =>
  costs
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 8)
    .map(({ address, bytes }) => `${address} ${bytes}`)
    .join(", ");

/** The kinds of sections whose code has arrived: each is in a chunk of its own name. */
const sectionCodeIn = (costs: readonly Cost[]): Set<string> =>
  new Set(costs.flatMap(({ address }) => /^\/(\w+Section)-\w+\.js$/u.exec(address)?.[1] ?? []));

for (const path of builtPaths) {
  test(`${path} is light, and nothing on it moves`, async ({ page }, { annotations }) => {
    const weigh = watchWeight(page);
    await recordLayoutShifts(page);
    await page.coverage.startJSCoverage();
    await onlyOpenPage(page, path);

    const opened = await weigh();
    for (const [kind, most] of Object.entries(AT_FIRST)) {
      const ofKind = opened.filter((cost) => cost.kind === kind);
      expect(totalOf(ofKind), `bytes of ${kind}: ${heaviestOf(ofKind)}`).toBeLessThanOrEqual(most);
    }
    expect(totalOf(opened), `bytes when it opens: ${heaviestOf(opened)}`).toBeLessThanOrEqual(BUDGET.opened.bytes);
    expect(opened.length, `requests when it opens: ${heaviestOf(opened)}`).toBeLessThanOrEqual(BUDGET.opened.requests);

    const ran = (await page.coverage.stopJSCoverage()).map(({ source = "" }) => source);
    expect(ran.join("").length, `characters of script that ran: ${ran.join("\n")}`).toBeLessThanOrEqual(INLINE_SCRIPT);
    expect(await page.locator("*").count(), "elements").toBeLessThanOrEqual(ELEMENTS);

    await page.clock.resume();
    await useScripts(page);
    await waitForConsent(page);
    const used = await weigh();
    expect(used.filter(({ address }) => address.includes("recaptcha")).length, "bot checks").toBeLessThanOrEqual(
      path === "/contact" ? 1 : 0,
    );
    expect(totalOf(used), `bytes in use: ${heaviestOf(used)}`).toBeLessThanOrEqual(BUDGET.used.bytes);
    const scripts = released(used);
    const consent = scripts.filter(({ address }) => CONSENT.file.test(address));
    const own = scripts.filter((script) => !consent.includes(script));
    annotations.push({ type: "bytes of script in use, and of consent", description: `${totalOf(own)}, ${totalOf(consent)}` });
    expect(totalOf(own), `bytes of script in use: ${heaviestOf(own)}`).toBeLessThanOrEqual(scriptInUse(path));
    expect(consent.length).toBe(1);
    expect(totalOf(consent)).toBeLessThanOrEqual(CONSENT.bytes);
    expect(sectionCodeIn(used), "sections whose code has loaded, and those that need it").toEqual(
      new Set(sectionsOf(path).filter((name) => !isStatic(name))),
    );
    expect(await layoutShifts(page)).toEqual([]);
  });
}
