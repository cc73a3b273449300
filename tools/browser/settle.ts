import type { Page } from "@playwright/test";

/** How far one step of the walk through a page goes, in CSS pixels: less than any window is high, so that every part is seen once. */
const STEP = 500;

/** Walks through the open page once, so that everything that waits to be seen has arrived, and returns to its top. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (step) => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
    }
    window.scrollTo({ top: 0, behavior: "instant" });
    await document.fonts.ready;
  }, STEP);
  await page.waitForLoadState("networkidle");
}
