/** Every page as it opens, in the narrowest window that must work and in a wide one (WCAG 2.2 AA). */
import { expectAccessible } from "./accessibility";
import { builtPaths } from "./site";
import { expect, openPage, test } from "./test";

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];

for (const viewport of WINDOWS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const path of builtPaths) {
      test(`${path} is open to everyone`, async ({ page }) => {
        await openPage(page, path);
        await expectAccessible(page);
        const overhang = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(overhang, "pixels that stick out sideways").toBe(0);
      });
    }
  });
}

test.describe("with twice the text", () => {
  for (const viewport of WINDOWS) {
    for (const path of ["/", "/pricing", "/faq", "/contact", "/investors", "/fund-managers", "/terms"]) {
      test(`${path} keeps its width at ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await openPage(page, path);
        const overhang = await page.evaluate(() => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const words = walker.currentNode.nodeValue?.trim();
            if (words) walker.currentNode.nodeValue = `${words} ${words}`;
          }
          return document.documentElement.scrollWidth - document.documentElement.clientWidth;
        });

        expect(overhang, "pixels that stick out sideways").toBe(0);
      });
    }
  }
});
