/** Every requirement in `docs/requirements.md` names existing tests, and nothing cites a requirement or a decision that does not exist. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

const LINE = /^- \*\*(?<name>R\d+\.\d+)\*\* .+?(?<tests>(?: `[^`]+ › [^`]+`)+)$/u;
const tracked = execFileSync("git", ["ls-files", "-z", "src", "mocks", "tools", "e2e", "docs", "content", "*.md", "*.ts", "*.tsx"], {
  encoding: "utf8",
});
const files = tracked.split("\0").filter((path) => /\.(?:[cm]?[jt]sx?|ya?ml|mdx?)$/u.test(path) && existsSync(path));

const lines = readFileSync("docs/requirements.md", "utf8").split("\n");
const requirements = lines.flatMap((line) => {
  const { name = "", tests = "" } = LINE.exec(line)?.groups ?? {};
  return name === "" ? [] : [{ name, tests: tests.split(/` ?`?/u).filter((test) => test.trim() !== "") }];
});
const names = requirements.map(({ name }) => name);

/** The numbers that a pattern finds in all files, each with its file. */
const mentions = (pattern: RegExp): { file: string; number: string }[] =>
  files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(pattern)].map(({ groups }) => ({ file, number: groups?.number ?? "" })));

it("every requirement has a line and a number of its own, and names its tests", () => {
  expect(names.length).toBeGreaterThan(100);
  expect(lines.filter((line) => line.startsWith("- ") && !LINE.test(line))).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
});

/** Whether a test file contains a title, or a number that is not just the start of a longer one. */
const hasTest = (reference: string): boolean => {
  const [file = "", title = ""] = reference.trim().split(" › ");
  if (!/\.(?:test|spec|testing)\.tsx?$/u.test(file) || !existsSync(file)) return false;
  const [, ...after] = readFileSync(file, "utf8").split(title);
  return after.some((rest) => !/^\d/u.test(rest));
};

it.each(requirements)("$name is proved by tests that exist", ({ tests }) => {
  expect(tests.filter((test) => !hasTest(test))).toEqual([]);
});

it("nothing cites a requirement that does not exist", () => {
  const known = [...names, ...lines.flatMap((line) => /^## (R\d+) /u.exec(line)?.[1] ?? [])];
  const named = mentions(/\b(?<number>R\d{1,2}(?:\.\d{1,2})?)\b/gu);
  expect(named.filter(({ number }) => !known.includes(number))).toEqual([]);
});

it("nothing cites a decision that does not exist", () => {
  const decisions = readdirSync("docs/decisions").map((file) => Number(file.slice(0, 4)));
  const cited = mentions(/\b(?:ADR |decisions\/)(?<number>\d+)/gu);
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter(({ number }) => !decisions.includes(Number(number)))).toEqual([]);
});

it("the decisions and the README name no file that does not exist", () => {
  const documents = files.filter((file) => /^(?:README|docs\/decisions\/.+)\.md$/u.test(file));
  const paths = documents.flatMap(
    (file) => readFileSync(file, "utf8").match(/\b(?:src|mocks|studio|tools|e2e|docs|content)\/[\w./-]*[\w/]/gu) ?? [],
  );
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

it("no comment in our code names a file that does not exist", () => {
  const ours = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" })
    .split("\0")
    .map((path) => `/${path}`);
  const named = files
    .filter((file) => /^(?:src|tools|mocks|e2e)\/.+\.[cm]?[jt]sx?$/u.test(file))
    .flatMap((file) => {
      const comments = readFileSync(file, "utf8").match(/^\s*(?:\/\*\*|\*|\/\/).*$/gmu) ?? [];
      return comments.flatMap((line) => (line.match(/(?<=`)[\w./-]+\.[cm]?[jt]sx?(?=`)/gu) ?? []).map((name) => ({ file, name })));
    });
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !ours.some((path) => path.endsWith(`/${name.replace(/^(?:\.\.?\/)+/u, "")}`)))).toEqual([]);
});
