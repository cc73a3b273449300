import { slidesShown } from "./slides-shown";

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
