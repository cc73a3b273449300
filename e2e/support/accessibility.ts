import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./test";
import { overhang } from "./text-settings";

const OPTIONS = {
  // WCAG 2.0 to 2.2, levels A and AA, and good practice beyond it: landmarks around everything, headings in order.
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  // The pages are long: one example of each passing rule is enough.
  resultTypes: ["violations"],
};

/**
 * Runs in the page. Waits for elements that are fading or moving in or out, which have neither their final contrast nor their final place,
 * but not for motion that is endless, follows the scroll position, or starts when it comes into view.
 */
export const animationsAtRest = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline === document.timeline && playState !== "paused")
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  );

/** The narrowest window that must work (WCAG 1.4.10), in pixels. Only tests on a phone use it. */
const NARROWEST = 320;
const PHONE = 480;

const faultsIn = async (page: Page, part: string): Promise<unknown> => {
  await page.evaluate(animationsAtRest);
  return page.evaluate(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify(OPTIONS)}).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary }))))`,
  );
};

/**
 * Expects axe to find nothing wrong with the current page, or with the part that a selector names. On a phone it checks the narrowest
 * window too, where nothing may overflow sideways. Runs only in Chromium: the document and its styles are the same in every engine.
 */
export const expectAccessible = async (page: Page, part = "html"): Promise<void> => {
  if (page.context().browser()?.browserType().name() !== "chromium") return;
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  expect(await faultsIn(page, part)).toEqual([]);

  const size = page.viewportSize();
  if (!size || size.width === NARROWEST || size.width > PHONE) return;
  await page.setViewportSize({ ...size, width: NARROWEST });
  expect(await faultsIn(page, part), `at ${NARROWEST} px`).toEqual([]);
  expect(await overhang(page), "pixels of sideways overflow").toBe(0);
  await page.setViewportSize(size);
};
