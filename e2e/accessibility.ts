import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./test";

/** WCAG 2.0 to 2.2, levels A and AA; `target-size` runs only when the last one is asked for. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What fades in or out has no contrast of its own yet; what runs for ever is not waited for. */
const animationsAtRest = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  );

/** Expects axe to find nothing wrong in the page as it is now, or in the part of it that a selector names. */
export const expectAccessible = async (page: Page, part = "html"): Promise<void> => {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.evaluate(animationsAtRest);
  await page.evaluate(axe.source);
  const found: unknown = await page.evaluate(
    `axe.run(${JSON.stringify(part)}, { runOnly: ${JSON.stringify(TAGS)} }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary }))))`,
  );
  expect(found).toEqual([]);
};
