/** Compares the positions of a page's parts between engines, which all have the same HTML, style sheet and fonts. */

/** A box, identified by its path in the document. */
export interface Place {
  what: string;
  /** From the left edge of the containing box. */
  left: number;
  width: number;
  /** Whether another box is above it in the same container: if so, its top depends on that box's line breaks. */
  isBelow: boolean;
  /** How far its top is below that of its neighbour or, for the first one, of its container. */
  drop: number;
  /** How far its bottom is above its container's. */
  rise: number;
}

/** The visible boxes of the header, the main part and the footer. Runs in the page, so it refers to nothing outside itself. */
export const readPlaces = (): Record<string, Place> => {
  const places: Record<string, Place> = {};
  const isPlaced = (element: Element) => {
    const { display, position } = getComputedStyle(element);
    // Engines differ in how they divide a table's width among its columns and a text into lines.
    const isFree = !/fixed|absolute/u.test(position) && !element.closest("svg, tr, [data-unbroken]");
    return isFree && element.checkVisibility() && !/inline$|contents/u.test(display);
  };
  const visit = (parent: Element, path: string): void => {
    const { top, bottom, left } = parent.getBoundingClientRect();
    let before: DOMRect | undefined;
    for (const [index, child] of [...parent.children].entries()) {
      if (!isPlaced(child)) continue;
      const box = child.getBoundingClientRect();
      const way = `${path} > ${child.localName}:${index}`;
      const drop = box.top - (before?.top ?? top);
      // This includes the first box, if something later in the document is above it.
      const isBelow = before === undefined ? drop > 100 : box.top >= before.bottom || box.left < before.right;
      places[way] = {
        what: `${way} “${child.textContent.trim().slice(0, 40)}”`,
        left: box.left - left,
        width: box.width,
        isBelow,
        drop,
        rise: bottom - box.bottom,
      };
      before = box;
      visit(child, way);
    }
  };
  for (const part of document.querySelectorAll("header, main, footer")) if (!part.closest("main *")) visit(part, part.localName);
  return places;
};

/** Tolerance in pixels for the length of a line, which moves its neighbours: a font that arrives too late is not used (ADR 23). */
const LETTERS = 100;
/** Tolerance in pixels for a box's vertical position, measured from above or, as beside a longer text, from below. */
const LINES = 6;

/** A sentence for each position that differs from Chromium's. */
export const differentPlaces = (expected: Record<string, Place>, found: Record<string, Place>): string[] =>
  Object.entries(expected).flatMap(([way, { what, left, width, isBelow, drop, rise }]) => {
    const place = found[way];
    if (!place) return [`${what} is not there`];
    const moved = [
      ["left", place.left - left, place.isBelow === isBelow ? LETTERS : Infinity],
      ["width", place.width - width, LETTERS],
      ["down", place.drop - drop, isBelow || place.isBelow || Math.abs(place.rise - rise) <= LINES ? Infinity : LINES],
    ] as const;
    return moved.filter(([, by, tolerance]) => Math.abs(by) > tolerance).map(([side, by]) => `${what}: ${side} by ${Math.round(by)}`);
  });
