import type { Page } from "@playwright/test";

/** The least width and height of what a pointer presses, in CSS pixels (WCAG 2.5.8). */
const LEAST = 24;

/**
 * What can be pressed and is less than 24 by 24 CSS pixels, with its size. Unlike axe this spares nothing for the room around it;
 * a link within a sentence is as high as its line, which the criterion allows.
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
