import { render } from "@testing-library/react";
import { contourLines, MAP_SIZE } from "./contour-map";
import { ContourProgress } from "./ContourProgress";

test("each step is a line, marked once it is reached", () => {
  const { container } = render(<ContourProgress steps={7} reached={3} terrain={5} />);
  const lines = [...container.querySelectorAll("path")];
  expect(lines.map((line) => line.dataset.reached)).toEqual(["true", "true", "true", "false", "false", "false", "false"]);
});

/** The points of a line as [x, y]. */
const pointsOf = (path: string): [number, number][] =>
  Array.from(path.matchAll(/(-?[\d.]+) (-?[\d.]+)/gu), ([, x = "", y = ""]) => [Number(x), Number(y)]);

const isInside = ([x, y]: [number, number], line: [number, number][]): boolean =>
  line.reduce((inside, [ax, ay], index) => {
    const [bx, by] = line[(index + 1) % line.length] ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

test("every terrain is a hill on the map: each line lies within the one below it", () => {
  for (let terrain = 0; terrain < 97; terrain++) {
    const lines = contourLines(10, terrain).map(pointsOf);
    const places = lines.flat(2);
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(Math.max(...places)).toBeLessThan(MAP_SIZE);
    const outside = lines.slice(1).filter((line, index) => !line.every((point) => isInside(point, lines[index] ?? [])));
    expect({ terrain, outside }).toEqual({ terrain, outside: [] });
  }
});
