/**
 * What a page costs a phone: on first load, untouched, and in use. Bytes as sent, requests, script that runs, elements, and what moves by
 * itself. No page may weigh more than the limits below, nor a tenth more than when a reviewer last approved it (`e2e/weight/`). A failure
 * names what weighs most, or what grew.
 */
import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { isStatic } from "../src/sections/static-sections";
import { layoutShifts, recordLayoutShifts } from "./layout-shifts";
import { contentOfPage } from "./reviewed-content";
import { builtPaths, specifiedPages } from "./site";
import { expect, onlyOpenPage, test, useScripts, waitForConsent } from "./test";
import { addUp, budgetOf, expectWithinBudget, nameOf } from "./weight-budget";

// Lighthouse's typical phone.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

/**
 * The most bytes that a page may send to a phone that only opens it, by kind of answer; no script loads before a sign of use. The letters
 * of headings are part of the document.
 */
const AT_FIRST: Readonly<Record<string, number>> = { document: 55_000, font: 31_000, image: 90_000, script: 0, stylesheet: 0 };

/** The most that a phone requests in all, before the video: on opening the page, and in use. */
const BUDGET = { opened: { bytes: 180_000, requests: 8 }, used: { bytes: 500_000 } };

/** The most script that a page in use requests for itself, in bytes as a release sends them: the form has its toast. */
const scriptInUse = (path: string): number => (path === "/contact" ? 130_000 : 95_000);

/** The same for the question of consent, which comes last, and only on a site that tracks. */
const CONSENT = { file: "consent.js", bytes: 11_000 };

/** The most inline script that runs by itself, in characters: the page's path, the map of chunks, and the starter. */
const INLINE_SCRIPT = 6_600;

/** The most elements, beyond which Lighthouse calls a page too large. */
const ELEMENTS = 1_400;

interface Cost {
  kind: string;
  address: string;
  bytes: number;
}

/** Bytes of every answer for the whole page, headers included; a moving background comes later and has its own limit. */
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

/** The site's scripts, as a release sends them (`tools/release`); the preview server compresses less, because a person waits for it. */
const released = (costs: readonly Cost[]): Cost[] =>
  costs.flatMap((cost) => {
    const file = `public${cost.address}`;
    return cost.kind === "script" && existsSync(file) ? [{ ...cost, bytes: brotliCompressSync(readFileSync(file)).length }] : [];
  });

const totalOf = (costs: readonly Cost[]): number => costs.reduce((sum, { bytes }) => sum + bytes, 0);

const heaviestOf = (costs: readonly Cost[]): string =>
  costs
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 8)
    .map(({ address, bytes }) => `${address} ${bytes}`)
    .join(", ");

/** Bytes of one kind of answer, by resource. */
const bytesOf = (costs: readonly Cost[], kind: string): Record<string, number> =>
  addUp(costs.filter((cost) => cost.kind === kind).map(({ address, bytes }) => [nameOf(address), bytes]));

/** The number of elements in each part of the page. */
const countElements = async (page: Page) => {
  const parts = await page.evaluate(() =>
    [...document.querySelectorAll("head, header:not(main header), main > *, footer")].map((part) => ({
      name: `${part.tagName.toLowerCase()} “${part.querySelector("h1, h2")?.textContent ?? ""}”`,
      count: part.querySelectorAll("*").length + 1,
    })),
  );
  return {
    count: await page.evaluate(() => document.querySelectorAll("*").length),
    parts: addUp(parts.map(({ name, count }) => [name, count])),
  };
};

/** Kinds of sections, among those in its data, whose code a page needs; none for a legal text. */
const sectionsOf = (path: string): Set<string> => {
  const file = `public/page-data${path === "/" ? "/index" : path}/page-data.json`;
  const { result } = JSON.parse(readFileSync(file, "utf8")) as {
    result: { data: { pageContent?: { sections: readonly { __typename: string }[] } } };
  };
  const names = result.data.pageContent?.sections.map(({ __typename }) => __typename) ?? [];
  return new Set(names.filter((name) => !isStatic(name)));
};

/** Kinds of sections whose code has arrived: each is a chunk of that name. */
const sectionCodeIn = (costs: readonly Cost[]): Set<string> =>
  new Set(costs.flatMap(({ address }) => /^\/(\w+Section)-\w+\.js$/u.exec(address)?.[1] ?? []));

for (const path of builtPaths) {
  test(`${path} is light and stands still`, async ({ page }, { annotations }) => {
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
    const { count, parts } = await countElements(page);
    expect(count, `elements: ${JSON.stringify(parts)}`).toBeLessThanOrEqual(ELEMENTS);

    await page.clock.resume();
    await useScripts(page);
    await waitForConsent(page);
    const used = await weigh();
    expect(totalOf(used), `bytes in use: ${heaviestOf(used)}`).toBeLessThanOrEqual(BUDGET.used.bytes);
    const scripts = released(used);
    const consent = scripts.filter(({ address }) => nameOf(address) === CONSENT.file);
    const own = scripts.filter((script) => !consent.includes(script));
    annotations.push({ type: "bytes of script in use, and of consent", description: `${totalOf(own)}, ${totalOf(consent)}` });
    expect(totalOf(own), `bytes of script in use: ${heaviestOf(own)}`).toBeLessThanOrEqual(scriptInUse(path));
    expect(consent.length).toBe(1);
    expect(totalOf(consent)).toBeLessThanOrEqual(CONSENT.bytes);
    expect(sectionCodeIn(used), "sections whose code came, and those that need it").toEqual(sectionsOf(path));
    expect(await layoutShifts(page)).toEqual([]);

    expectWithinBudget(await contentOfPage(path), {
      document: bytesOf(opened, "document"),
      font: bytesOf(opened, "font"),
      image: bytesOf(opened, "image"),
      script: bytesOf(used, "script"),
      // Browsers decide when to request the icon and the manifest.
      requests: addUp(opened.filter(({ kind }) => kind !== "other").map(({ kind }) => [kind, 1])),
      elements: parts,
    });
  });
}

test("every specified page has an approved weight", async () => {
  const files = await Promise.all(specifiedPages.map(async ({ path }) => budgetOf(await contentOfPage(path))));

  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
