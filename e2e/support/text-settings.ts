/** Checks a page under visitors' own text settings: nothing overflows the window, and no word is cut off. */
import type { Page } from "@playwright/test";
import { expect } from "./test";

/** Larger text (WCAG 1.4.4), and more room between letters, words, lines and paragraphs (WCAG 1.4.12). */
const SETTINGS = {
  "text at 200 %": "html { font-size: 200% !important; }",
  "spaced text": `
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
} as const;

/** The largest share of a window's height that sticky parts may take up at its top. */
const LARGEST_HEADER = 0.25;

/** By how many CSS pixels the page overflows sideways. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Words that a box cuts off, except in moving lines, which show each in turn, and in text for assistive technology alone. */
const cutOffWords = () => {
  const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
  const isMoving = (element: Element) => element.getAnimations().some(({ effect }) => effect?.getComputedTiming().endTime === Infinity);
  const boxThatCuts = (words: DOMRect, element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(box);
      if (clipPath !== "none" || overflowX === "auto" || isMoving(box)) return undefined;
      const edge = box.getBoundingClientRect();
      const isCutAtSide = cuts(overflowX) && (words.left < edge.left - 1 || words.right > edge.right + 1);
      const isCutAbove = cuts(overflowY) && (words.top < edge.top - 1 || words.bottom > edge.bottom + 1);
      if (isCutAtSide || isCutAbove) return box;
    }
    return undefined;
  };
  const found: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    if (!parentElement?.checkVisibility({ visibilityProperty: true }) || !nodeValue?.trim()) continue;
    range.selectNodeContents(texts.currentNode);
    const box = boxThatCuts(range.getBoundingClientRect(), parentElement);
    if (box) found.push(`${nodeValue.trim().slice(0, 60)}: cut off by ${box.outerHTML.slice(0, 120)}`);
  }
  return found;
};

/** Expects the page to cope with each of the settings. */
export const expectReadable = async (page: Page): Promise<void> => {
  for (const [name, content] of Object.entries(SETTINGS)) {
    const style = await page.addStyleTag({ content });
    expect(await overhang(page), `${name}: pixels of sideways overflow`).toBe(0);
    expect(await page.evaluate(cutOffWords), name).toEqual([]);
    const header = await page.getByRole("banner").evaluate((element) => element.getBoundingClientRect().height / window.innerHeight);
    expect(header, `${name}: the header's share of the window`).toBeLessThan(LARGEST_HEADER);
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  }
};
