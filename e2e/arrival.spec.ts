/** A page that comes in drops, on a phone: what has been painted stays where it is (ADR 28). */
import { layoutShifts, openInDrops, recordLayoutShifts } from "./layout-shifts";
import { faultsOfNowhere, nowhere } from "./site";
import { expect, test } from "./test";

/** One page of each kind of opening, with what follows it; `weight.phone.spec.ts` looks at every page's scripts. */
const PATHS = ["/", "/fundraisers", "/marketplace", "/pricing", "/contact", "/terms", "/accessibility", nowhere];

for (const path of PATHS) {
  test.describe(path, () => {
    test.use({ expectedFaults: path === nowhere ? faultsOfNowhere : [] });

    test("moves nothing while it is on its way", async ({ page }) => {
      await recordLayoutShifts(page);
      await openInDrops(page, path);

      expect(await layoutShifts(page)).toEqual([]);
    });
  });
}
