import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./test";
import { overhang } from "./text-settings";

const OPTIONS = {
  // WCAG 2.0 to 2.2, levels A and AA, and good practice beyond its letter: landmarks around everything, headings in order.
  runOnly: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  // The pages are long: one example of what passes is enough.
  resultTypes: ["violations"],
};

/**
 * Run in a page: waits for elements that fade or move in or out, which have neither their final contrast nor their place; not for motion
 * that is endless, follows the scrolling, or waits until it is in view.
 */
export const animationsAtRest = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline === document.timeline && playState !== "paused")
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  );

/** The narrowest window that must work (WCAG 1.4.10), in pixels; only a phone's is narrowed to it. */
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
 * Expects axe to find nothing wrong in the current page, or in the part that a selector names; on a phone also in the narrowest window,
 * where nothing may overflow sideways either. Only in Chromium: the document and its styles are the same in every engine.
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
  expect(await overhang(page), "pixels that stick out sideways").toBe(0);
  await page.setViewportSize(size);
};
