/** Every page as it opens, in a wide window and in the narrowest that must work (WCAG 2.2 AA). */
import { expectAccessible } from "./support/accessibility";
import { controlsLostInForcedColours } from "./support/forced-colours";
import { hiddenFocus } from "./support/keyboard";
import { builtPaths, faultsOfUnknownPath, unknownPath } from "./support/site";
import { expect, openPage, test } from "./support/test";
import { expectReadable, overhang } from "./support/text-settings";

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
];

for (const path of [...builtPaths, unknownPath]) {
  test.describe(path, () => {
    test.use({ expectedFaults: path === unknownPath ? faultsOfUnknownPath : [] });

    test("is accessible", async ({ page }) => {
      await openPage(page, path);
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      for (const viewport of WINDOWS) {
        await page.setViewportSize(viewport);
        await expectAccessible(page);
        expect(await overhang(page), "pixels of sideways overflow").toBe(0);
        expect(await hiddenFocus(page)).toEqual([]);
        expect(await controlsLostInForcedColours(page)).toEqual([]);
        await expectReadable(page);
      }
    });
  });
}

test("no two pages have the same title", async ({ request }) => {
  const titles = await Promise.all(
    builtPaths.map(async (path) => /<title[^>]*>([^<]*)</u.exec(await (await request.get(path)).text())?.[1] ?? path),
  );

  expect(titles.toSorted()).toEqual([...new Set(titles)].toSorted());
});
