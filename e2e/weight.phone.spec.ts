/** What a page costs a phone at its first load, before anything is touched: bytes as they are sent, and what moves by itself. */
import type { Page, Request } from "@playwright/test";
import { layoutShifts, recordLayoutShifts } from "./layout-shifts";
import { builtPaths } from "./site";
import { expect, test, useScripts } from "./test";

// The phone that Lighthouse takes for a usual one.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

/** The most that a page may send to a phone that only opens it, by kind of answer, in bytes; no script comes before a sign of use. */
const AT_FIRST: Readonly<Record<string, number>> = { document: 45_000, font: 52_000, image: 90_000, script: 0, stylesheet: 0 };

/** The most that it sends in all, for one that only opens it, and once somebody uses it; before the video, in bytes. */
const BUDGET = { opened: 180_000, used: 600_000 };

interface Cost {
  kind: string;
  address: string;
  bytes: number;
}

/** Bytes of every answer that the page receives, headers included; a moving background comes after the page and has a limit of its own. */
const watchWeight = (page: Page): (() => Promise<Cost[]>) => {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => {
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

for (const path of builtPaths) {
  test(`${path} is light and stands still`, async ({ page }) => {
    const weigh = watchWeight(page);
    await recordLayoutShifts(page);
    await page.goto(path, { waitUntil: "networkidle" });
    const opened = await weigh();
    for (const [kind, most] of Object.entries(AT_FIRST)) {
      const ofKind = opened.filter((cost) => cost.kind === kind);
      expect(totalOf(ofKind), `bytes of ${kind}: ${heaviestOf(ofKind)}`).toBeLessThanOrEqual(most);
    }
    expect(totalOf(opened), `bytes when it opens: ${heaviestOf(opened)}`).toBeLessThanOrEqual(BUDGET.opened);

    await useScripts(page);
    const used = await weigh();
    expect(totalOf(used), `bytes in use: ${heaviestOf(used)}`).toBeLessThanOrEqual(BUDGET.used);
    expect(await layoutShifts(page)).toEqual([]);
  });
}
