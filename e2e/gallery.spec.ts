/** The gallery: each look of every section, and all that an exhibit can hold, at each width; and pictures to compare with another commit's. */
import { clippedText, expectAccessible, overhang } from "./support/accessibility";
import { expect, openPage, test } from "./support/test";

const WIDTHS = [320, 390, 768, 1280];

// The other grounds are those of closing sections, which real pages show.
for (const ground of ["paper", "shaded", "ink"]) {
  test(`every section on ${ground} is accessible, and fits`, async ({ page }) => {
    test.slow();
    await openPage(page, `/gallery/${ground}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
      expect.soft(await overhang(page), `overflow at ${width} px`).toBe(0);
      expect.soft(await clippedText(page), `clipped text at ${width} px`).toEqual([]);
    }
  });
}

// Of the pages that PICTURES names, divided by spaces: of each section, because Chromium cannot draw a whole page that is so long.
for (const path of process.env.PICTURES?.split(" ") ?? []) {
  for (const width of WIDTHS) {
    test(`${path} at ${width} px looks as it did`, async ({ page }) => {
      test.setTimeout(600_000);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openPage(page, path);
      for (const [index, section] of (await page.locator("main section:not(section section)").all()).entries())
        await expect.soft(section).toHaveScreenshot(`${path.replaceAll("/", "-")}-${width}-${index + 1}.png`);
    });
  }
}
