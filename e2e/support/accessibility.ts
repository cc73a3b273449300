/** What every visitor's window, keyboard and screen reader must find in order. */
import type { Locator, Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./test";

// WCAG 2.0 to 2.2, levels A and AA, and good practice beyond it: landmarks around everything, headings in order.
const ALL_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that a change of colours alone can break. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

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

/** Expects axe to find nothing wrong with the current page, or with the part that a selector names; only in Chromium. */
export const expectAccessible = async (page: Page, part = "html", runOnly = ALL_RULES): Promise<void> => {
  if (page.context().browser()?.browserType().name() !== "chromium") return;
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  await page.evaluate(animationsAtRest);
  const faults = await page.evaluate(
    `axe.run(${JSON.stringify(part)}, ${JSON.stringify({ runOnly, resultTypes: ["violations"] })}).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary }))))`,
  );
  expect(faults).toEqual([]);
};

/** By how many CSS pixels the page overflows sideways. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Focuses everything that takes the focus, in order; returns what something sticky or fixed then covers (WCAG 2.4.11). */
export const coveredFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")].flatMap((element) => {
      if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) return [];
      element.focus();
      const [box = element.getBoundingClientRect()] = element.getClientRects();
      let cover = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      while (cover && !["fixed", "sticky"].includes(getComputedStyle(cover).position)) cover = cover.parentElement;
      return cover && !cover.contains(element) ? [element.outerHTML.slice(0, 120)] : [];
    }),
  );

/** Presses Tab until a given element has the focus, as a visitor without a mouse must. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let stops = 0; stops < 400 && (await target.and(page.locator(":focus")).count()) === 0; stops++) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
};

/** Makes pages opened later in this tab record what moves by itself. */
export const recordLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] })[];
      for (const { value, sources } of entries)
        shifts.push(`${value.toFixed(4)}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join("; ")}`);
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The layout shifts of the page so far: how much, and what moved. */
export const layoutShifts = (page: Page): Promise<string[]> => page.evaluate<string[]>("shifts");
