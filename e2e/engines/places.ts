/** Where the parts of a page stand, so that engines can be compared: the same HTML, style sheet and fonts. */

/** A box, by its way through the document. */
export interface Place {
  what: string;
  /** From the left edge of the box that it stands in. */
  left: number;
  width: number;
  /** Whether another stands above it in the same box: then each line that breaks differently moves it. */
  isBelow: boolean;
  /** How far its top is below that of the box that it stands beside or, where it is the first, that it stands in. */
  drop: number;
  /** How far its foot is above that of the box that it stands in. */
  rise: number;
}

/** What is seen of the header, the main part and the footer. Runs in the page, and so refers to nothing outside itself. */
export const readPlaces = (): Record<string, Place> => {
  const places: Record<string, Place> = {};
  const isPlaced = (element: Element) => {
    const { display, position } = getComputedStyle(element);
    // Each engine shares the width of a table out among its columns in its own way.
    const isFree = !/fixed|absolute/u.test(position) && !element.closest("svg, tr");
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
      // The first one too, where what comes later in the document stands above it.
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

/** Pixels by which a line may be shorter or longer, and move what stands beside it: a font that comes too late is not used (ADR 23). */
const LETTERS = 100;
/** Pixels by which a box may be higher or lower than where Chromium has it: from above or, as where a longer text stands beside it, from below. */
const LINES = 6;

/** The places that are not where Chromium has them, in words. */
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
