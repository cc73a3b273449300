import type { Page } from "@playwright/test";

/** How far each step scrolls, in CSS pixels: less than any window's height, so that every part is seen once. */
const STEP = 500;

/** Scrolls through the open page once, so that everything that loads when visible has arrived, and returns to its top. */
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
