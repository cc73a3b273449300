import type { Page } from "@playwright/test";

/** Minimum width and height of a pointer target, in CSS pixels (WCAG 2.5.8). */
const LEAST = 24;

/**
 * Targets smaller than 24 by 24 CSS pixels, with their size. Unlike axe this allows nothing for the room around them; a link within a
 * sentence is as high as its line, which the criterion allows.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const isInSentence = (element: Element) => {
      if (getComputedStyle(element).display !== "inline") return false;
      const sentence = element.closest("p, li, td, dd");
      return sentence !== null && sentence.textContent.trim() !== element.textContent.trim();
    };
    return [...document.querySelectorAll("button, input, select, textarea, summary, a[href]")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInSentence(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < least || box.height < least)
      .map(({ element, box }) => `${box.width} x ${box.height}: ${element.outerHTML.slice(0, 160)}`);
  }, LEAST);
