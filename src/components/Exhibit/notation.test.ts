import { cellsOf } from "./notation";

it("divides a line into cells", () => {
  expect(cellsOf("Gulf pension reserve | 25.0 | | (x)")).toEqual(["Gulf pension reserve", "25.0", "", "(x)"]);
});
