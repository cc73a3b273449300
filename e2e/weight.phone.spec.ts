/**
 * What a page costs a phone: at its first load, before anything is touched, and once somebody uses it. Bytes as they are sent, requests,
 * script that runs, elements, and what moves by itself. A page over its budget fails with the names of what weighs most.
 */
import { readFileSync } from "node:fs";
import type { Page, Request } from "@playwright/test";
import { layoutShifts, recordLayoutShifts } from "./layout-shifts";
import { builtPaths } from "./site";
import { expect, test, useScripts } from "./test";

// The phone that Lighthouse takes for a usual one.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

/** The most that a page may send to a phone that only opens it, by kind of answer, in bytes; no script comes before a sign of use. */
const AT_FIRST: Readonly<Record<string, number>> = { document: 45_000, font: 52_000, image: 90_000, script: 0, stylesheet: 0 };

/** The most that one phone asks for, in all, before the video: while the page only opens, and once somebody uses it. */
const BUDGET = { opened: { bytes: 180_000, requests: 8 }, used: { bytes: 500_000, script: 260_000 } };

/** The most script that stands in the page and runs by itself, in characters: the page's path, the map of chunks, and what starts the rest. */
const INLINE_SCRIPT = 5_000;

/** The most elements: where Lighthouse calls a page too large. */
const ELEMENTS = 1_400;

interface Cost {
  kind: string;
  address: string;
  bytes: number;
}

/** Bytes of every answer that the page asks for, once it is whole, headers included; a moving background comes after the page and has a limit of its own. */
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

const totalOf = (costs: readonly Cost[]): number => costs.reduce((sum, { bytes }) => sum + bytes, 0);

const heaviestOf = (costs: readonly Cost[]): string =>
  costs
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 8)
    .map(({ address, bytes }) => `${address} ${bytes}`)
    .join(", ");

/** How many elements the page has, and which sections have most. */
const countElements = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll("header, main > *, footer")].map((part) => ({
      name: `${part.tagName.toLowerCase()} “${part.querySelector("h1, h2")?.textContent ?? ""}”`,
      count: part.querySelectorAll("*").length,
    }));
    const largest = parts.toSorted((one, other) => other.count - one.count).slice(0, 3);
    return { count: document.querySelectorAll("*").length, largest: largest.map(({ name, count }) => `${name} ${count}`).join(", ") };
  });

/** Kinds of the sections that a page shows, as its data names them; a legal text has none. */
const sectionsOf = (path: string): Set<string> => {
  const file = `public/page-data${path === "/" ? "/index" : path}/page-data.json`;
  const { result } = JSON.parse(readFileSync(file, "utf8")) as {
    result: { data: { pageContent?: { sections: readonly { __typename: string }[] } } };
  };
  return new Set(result.data.pageContent?.sections.map(({ __typename }) => __typename));
};

/** Kinds of the sections whose code has come: each is a chunk of that name. */
const sectionCodeIn = (costs: readonly Cost[]): Set<string> =>
  new Set(costs.flatMap(({ address }) => /^\/(\w+Section)-\w+\.js$/u.exec(address)?.[1] ?? []));

for (const path of builtPaths) {
  test(`${path} is light and stands still`, async ({ page }) => {
    const weigh = watchWeight(page);
    await recordLayoutShifts(page);
    await page.coverage.startJSCoverage();
    await page.goto(path, { waitUntil: "networkidle" });

    const opened = await weigh();
    for (const [kind, most] of Object.entries(AT_FIRST)) {
      const ofKind = opened.filter((cost) => cost.kind === kind);
      expect(totalOf(ofKind), `bytes of ${kind}: ${heaviestOf(ofKind)}`).toBeLessThanOrEqual(most);
    }
    expect(totalOf(opened), `bytes when it opens: ${heaviestOf(opened)}`).toBeLessThanOrEqual(BUDGET.opened.bytes);
    expect(opened.length, `requests when it opens: ${heaviestOf(opened)}`).toBeLessThanOrEqual(BUDGET.opened.requests);

    const ran = (await page.coverage.stopJSCoverage()).map(({ source = "" }) => source);
    expect(ran.join("").length, `characters of script that ran: ${ran.join("\n")}`).toBeLessThanOrEqual(INLINE_SCRIPT);
    const { count, largest } = await countElements(page);
    expect(count, `elements: ${largest}`).toBeLessThanOrEqual(ELEMENTS);

    await useScripts(page);
    const used = await weigh();
    expect(totalOf(used), `bytes in use: ${heaviestOf(used)}`).toBeLessThanOrEqual(BUDGET.used.bytes);
    const scripts = used.filter(({ kind }) => kind === "script");
    expect(totalOf(scripts), `bytes of script in use: ${heaviestOf(scripts)}`).toBeLessThanOrEqual(BUDGET.used.script);
    expect(sectionCodeIn(used), "sections whose code came, and those that the page shows").toEqual(sectionsOf(path));
    expect(await layoutShifts(page)).toEqual([]);
  });
}
