/** What a page costs a phone at its first load, before anything is touched: bytes as they are sent, and what moves by itself. */
import type { Page } from "@playwright/test";
import { layoutShifts, recordLayoutShifts } from "./layout-shifts";
import { builtPaths } from "./site";
import { expect, openPage, test } from "./test";

/** The most that a page may send to a phone before the video, in bytes. */
const BUDGET = 600_000;

interface Cost {
  address: string;
  bytes: number;
}

/** Bytes of every answer that the page receives, headers included; a moving background comes after the page and has a limit of its own. */
const watchWeight = (page: Page): (() => Promise<Cost[]>) => {
  const costs: Promise<Cost>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "media") return;
    const address = new URL(request.url()).pathname;
    costs.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({ address, bytes: responseBodySize + responseHeadersSize })),
    );
  });
  return () => Promise.all(costs);
};

for (const path of builtPaths) {
  test(`${path} is light and stands still`, async ({ page }) => {
    const weigh = watchWeight(page);
    await recordLayoutShifts(page);
    await openPage(page, path);

    const costs = await weigh();
    const total = costs.reduce((sum, { bytes }) => sum + bytes, 0);
    const heaviest = costs.toSorted((one, other) => other.bytes - one.bytes).slice(0, 8);
    expect(total, `bytes; the heaviest are ${heaviest.map(({ address, bytes }) => `${address} ${bytes}`).join(", ")}`).toBeLessThanOrEqual(
      BUDGET,
    );
    expect(await layoutShifts(page)).toEqual([]);
  });
}
