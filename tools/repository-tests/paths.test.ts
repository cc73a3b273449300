/** All paths in the repository must also work on macOS and Windows. */
import { execFileSync } from "node:child_process";

const tracked = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0").filter(Boolean);
const CODE = /\.[cm]?[jt]sx?$/u;

/** Paths that equal an earlier one after `simplify`. */
const twins = (paths: readonly string[], simplify: (path: string) => string): string[] => {
  const simplified = paths.map(simplify);
  return paths.filter((_path, index) => simplified.indexOf(simplified[index] ?? "") < index);
};

it("has no two paths that differ only in case: macOS and Windows would keep one of them", () => {
  expect(tracked.length).toBeGreaterThan(500);
  expect(twins(tracked, (path) => path.toLowerCase())).toEqual([]);
});

it("has no two modules that differ only in case and extension: an import could load the wrong one there", () => {
  const modules = tracked.filter((path) => CODE.test(path));
  expect(twins(modules, (path) => path.toLowerCase().replace(CODE, ""))).toEqual([]);
});
