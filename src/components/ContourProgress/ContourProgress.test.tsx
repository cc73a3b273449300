import { render } from "@testing-library/react";
import { drawContourMap, MAP_SIZE } from "./contour-map";
import { ContourProgress } from "./ContourProgress";

test("seven steps have seven stations, joined by six climbs", () => {
  const { container } = render(<ContourProgress steps={7} terrain={5} />);
  expect(container.querySelectorAll("circle")).toHaveLength(7);
  expect(container.querySelectorAll("polyline")).toHaveLength(1 + 6);
});

/** The points of a line as [x, y]. */
const pointsOf = (path: string): [number, number][] =>
  Array.from(path.matchAll(/(-?[\d.]+) (-?[\d.]+)/gu), ([, x = "", y = ""]) => [Number(x), Number(y)]);

test("the frame contains every line of any terrain", () => {
  for (let terrain = 0; terrain < 97; terrain++) {
    const { lines, frame } = drawContourMap(7, terrain);
    const places = lines.flatMap(({ path }) => pointsOf(path));
    const distances = places.flatMap(([x, y]) => [x - frame.x, y - frame.y]);
    expect(Math.min(...distances)).toBeGreaterThan(0);
    expect(Math.max(...distances)).toBeLessThan(frame.size);
  }
});

const isInside = ([x, y]: [number, number], line: [number, number][]): boolean =>
  line.reduce((inside, [ax, ay], index) => {
    const [bx, by] = line[(index + 1) % line.length] ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

test("every terrain is a hill on the map: each line lies within the one below it", () => {
  for (let terrain = 0; terrain < 97; terrain++) {
    const lines = drawContourMap(10, terrain).lines.map(({ path }) => pointsOf(path));
    const places = lines.flat(2);
    expect(Math.min(...places)).toBeGreaterThan(-20);
    expect(Math.max(...places)).toBeLessThan(MAP_SIZE + 20);
    const outside = lines.slice(1).filter((line, index) => !line.every((point) => isInside(point, lines[index] ?? [])));
    expect({ terrain, outside }).toEqual({ terrain, outside: [] });
  }
});
