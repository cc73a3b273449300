import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SOURCES = "src";

const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/u.test(path) && !path.endsWith(".test.ts") && !path.endsWith(".test.tsx"))
  .map((path) => ({ path, lines: readFileSync(join(SOURCES, path), "utf8").split("\n") }));

const indentOf = (line: string): number => line.search(/\S/u);

/** The line that opens the block around a line, found by indentation. */
const openerOf = (lines: readonly string[], index: number): string =>
  lines.slice(0, index).findLast((line) => line.trim() !== "" && indentOf(line) < indentOf(lines[index] ?? "")) ?? "";

it("no hover style applies on touch screens, where it would stay after the tap", () => {
  const hovers = sources.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) => (line.includes(":hover") ? [{ place: `${path}:${index + 1}`, opener: openerOf(lines, index) }] : [])),
  );

  expect(hovers.length).toBeGreaterThan(10);
  expect(hovers.filter(({ opener }) => !opener.includes("${whenHovering} {")).map(({ place }) => place)).toEqual([]);
});
