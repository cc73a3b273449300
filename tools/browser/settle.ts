import type { Page } from "@playwright/test";

/** How far each step scrolls, in CSS pixels: less than any window's height, so that every part comes into view. */
const STEP = 500;

/** Scrolls through the open page once, so that everything loads that waits until it is visible, and returns to the top. */
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
