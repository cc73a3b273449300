import { canGoBack, canGoForward, hasArrows, slidesShown } from "./slides-shown";

it.each([
  [320, 1.3],
  [458, 1.3],
  [459, 1.6],
  [700, 1.6],
  [701, 2],
  [800, 2],
  [801, 4],
  [2560, 4],
])("in a window of %d px shows %d slides", (width, shown) => {
  expect(slidesShown(width)).toBe(shown);
});

it("has arrows only in windows wider than 800 px", () => {
  expect(hasArrows(800)).toBe(false);
  expect(hasArrows(801)).toBe(true);
});

it("goes back only if a slide precedes those in view, and forward only if one follows", () => {
  expect(canGoBack(0)).toBe(false);
  expect(canGoBack(1)).toBe(true);
  expect(canGoForward(3, 4, 8)).toBe(true);
  expect(canGoForward(4, 4, 8)).toBe(false);
  expect(canGoForward(0, 4, 4)).toBe(false);
  expect(canGoForward(0, 4, 0)).toBe(false);
});
