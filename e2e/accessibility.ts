import type { Page } from "@playwright/test";
import axe from "axe-core";
import { overhang } from "./reading";
import { expect } from "./test";

/** WCAG 2.0 to 2.2, levels A and AA; `target-size` runs only when the last one is asked for. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Good practice beyond the guidelines' letter that this site keeps: landmarks around everything, each told apart, headings in order. */
const GOOD_PRACTICE = [
  "aria-dialog-name",
  "empty-heading",
  "empty-table-header",
  "heading-order",
  "landmark-banner-is-top-level",
  "landmark-complementary-is-top-level",
  "landmark-contentinfo-is-top-level",
  "landmark-main-is-top-level",
  "landmark-no-duplicate-banner",
  "landmark-no-duplicate-contentinfo",
  "landmark-no-duplicate-main",
  "landmark-one-main",
  "landmark-unique",
  "page-has-heading-one",
  "region",
  "skip-link",
  "tabindex",
];

const OPTIONS = {
  runOnly: { type: "tag", values: TAGS },
  rules: Object.fromEntries(GOOD_PRACTICE.map((rule) => [rule, { enabled: true }])),
  // The pages are long: of what is right, one example is enough.
  resultTypes: ["violations"],
};

/** Run in a page: waits for what fades or moves in or out, which has neither its contrast nor its place yet; not for what runs for ever or goes with the scrolling. */
export const animationsAtRest = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  );

/** The narrowest window that must work (WCAG 1.4.10), in pixels; a wider one than a phone's is not narrowed. */
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
 * Expects axe to find nothing wrong in the page as it is now, or in the part of it that a selector names; on a phone also when its window is
 * as narrow as any, where nothing may stick out sideways either.
 */
export const expectAccessible = async (page: Page, part = "html"): Promise<void> => {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.evaluate(axe.source);
  expect(await faultsIn(page, part)).toEqual([]);

  const window = page.viewportSize();
  if (!window || window.width === NARROWEST || window.width > PHONE) return;
  await page.setViewportSize({ ...window, width: NARROWEST });
  expect(await faultsIn(page, part), `at ${NARROWEST} px`).toEqual([]);
  expect(await overhang(page), "pixels that stick out sideways").toBe(0);
  await page.setViewportSize(window);
};
