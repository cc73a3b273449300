/** A page that arrives bit by bit: what has been painted does not move (ADR 28), even during hydration. */
import { layoutShifts, openInDrops, recordLayoutShifts } from "./support/layout-shifts";
import { faultsOfNowhere, nowhere } from "./support/site";
import { expect, test, useScripts } from "./support/test";

/** One page for each kind of opening, with what follows it; `weight.phone.spec.ts` checks every page. */
const PATHS = ["/", "/fundraisers", "/marketplace", "/pricing", "/contact", "/faq", "/terms", "/accessibility", nowhere];

// They mostly wait: one after the other, beside journeys that work.
test.describe.configure({ mode: "default" });

for (const path of PATHS) {
  test.describe(path, () => {
    test.use({ expectedFaults: path === nowhere ? faultsOfNowhere : [] });

    test("moves nothing while it arrives, nor once its scripts run", async ({ page, isMobile }) => {
      await recordLayoutShifts(page);
      await openInDrops(page, path);
      expect(await layoutShifts(page)).toEqual([]);
      // The page for unknown paths names the requested path once its scripts know it.
      if (isMobile || path === nowhere) return;

      await useScripts(page);
      expect(await layoutShifts(page)).toEqual([]);
    });
  });
}
