/** A page that comes in drops, in a wide window: what has been painted stays where it is (ADR 28), while scripts take it over too. */
import { layoutShifts, openInDrops, recordLayoutShifts } from "./layout-shifts";
import { builtPaths } from "./site";
import { expect, test, useScripts } from "./test";

for (const path of builtPaths) {
  test(`${path} moves nothing while it is on its way, nor once its scripts run`, async ({ page }) => {
    await recordLayoutShifts(page);
    await openInDrops(page, path);
    expect(await layoutShifts(page)).toEqual([]);

    await useScripts(page);
    expect(await layoutShifts(page)).toEqual([]);
  });
}
