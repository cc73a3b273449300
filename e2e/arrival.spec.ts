/** On a page that arrives in pieces, nothing moves once it has been painted, not even during hydration. */
import { layoutShifts, openInDrops, recordLayoutShifts } from "./support/layout-shifts";
import { faultsOfUnknownPath, unknownPath } from "./support/site";
import { expect, test, useScripts } from "./support/test";

/** One page for each kind of opening; `weight.phone.spec.ts` checks that nothing moves on any page. */
const PATHS = ["/", "/fundraisers", "/marketplace", "/pricing", "/contact", "/faq", "/terms", "/accessibility", unknownPath];

// These tests mostly wait, so they run one after the other, beside busier ones.
test.describe.configure({ mode: "default" });

for (const path of PATHS) {
  test.describe(path, () => {
    test.use({ expectedFaults: path === unknownPath ? faultsOfUnknownPath : [] });

    test("moves nothing while it arrives or once its scripts run", async ({ page, isMobile }) => {
      await recordLayoutShifts(page);
      await openInDrops(page, path);
      expect(await layoutShifts(page)).toEqual([]);
      // Once its scripts run, the page for unknown paths shows the requested path.
      if (isMobile || path === unknownPath) return;

      await useScripts(page);
      expect(await layoutShifts(page)).toEqual([]);
    });
  });
}
