/** A page that comes in drops, as over a bad connection: what has been painted stays where it is (ADR 28). */
import { layoutShifts, recordLayoutShifts } from "./layout-shifts";
import { expect, test } from "./test";

/** So slow that a page takes more than a second to come and is painted many times on the way, in bytes a second. */
const SLOW = 16_000;

/** One page of each kind of opening, with what follows it. */
const PATHS = ["/", "/fundraisers", "/marketplace", "/pricing", "/contact", "/terms", "/accessibility", "/404"];

for (const path of PATHS) {
  test(`${path} moves nothing while it is on its way`, async ({ page, context }) => {
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.emulateNetworkConditions", { offline: false, latency: 100, downloadThroughput: SLOW, uploadThroughput: SLOW });
    await recordLayoutShifts(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });

    await expect(page.locator("#opening-end")).toHaveCount(1);
    expect(await layoutShifts(page)).toEqual([]);
  });
}
