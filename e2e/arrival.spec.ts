/** A page that comes in drops: what has been painted stays where it is (ADR 28), also while scripts take it over. */
import { layoutShifts, openInDrops, recordLayoutShifts } from "./layout-shifts";
import { faultsOfNowhere, nowhere } from "./site";
import { expect, test, useScripts } from "./test";

/** One page of each kind of opening, with what follows it; `weight.phone.spec.ts` looks at every page. */
const PATHS = ["/", "/fundraisers", "/marketplace", "/pricing", "/contact", "/faq", "/terms", "/accessibility", nowhere];

for (const path of PATHS) {
  test.describe(path, () => {
    test.use({ expectedFaults: path === nowhere ? faultsOfNowhere : [] });

    test("moves nothing while it is on its way, nor once its scripts run", async ({ page, isMobile }) => {
      await recordLayoutShifts(page);
      await openInDrops(page, path);
      expect(await layoutShifts(page)).toEqual([]);
      // The page for unknown paths names the path that was asked for once its scripts know it.
      if (isMobile || path === nowhere) return;

      await useScripts(page);
      expect(await layoutShifts(page)).toEqual([]);
    });
  });
}
