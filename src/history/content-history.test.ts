import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { gitIn } from "../../tools/jest/git.testing";
import { temporaryFolder, writeBelow } from "../../tools/jest/temporary-folder.testing";
import { contentHistory, earlierVersions, lastChange } from "./content-history";

const folder = temporaryFolder();
const repository = join(folder, "site");

const git = (cwd: string, args: readonly string[], date = "2026-01-01T00:00:00Z") =>
  gitIn(cwd, args, { GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date });

const write = (file: string, text: string) => writeBelow(repository, file, text);

/** Commits everything with the given date. */
const commit = (date: string) => {
  git(repository, ["add", "-A"]);
  git(repository, ["commit", "-q", "-m", "Change words"], date);
};

beforeAll(() => {
  git(folder, ["init", "-q", "site"]);
  write("content/faq.yaml", "one");
  write("content/pages/über uns.yaml", "one");
  write("README.md", "one");
  commit("2026-01-02T10:00:00+04:00");
  write("content/faq.yaml", "two");
  commit("2026-02-03T10:00:00+04:00");
});

it("returns the dates on which each file changed, the newest first, whatever its name", () => {
  expect(Object.fromEntries(contentHistory(repository))).toEqual({
    "faq.yaml": ["2026-02-03T10:00:00+04:00", "2026-01-02T10:00:00+04:00"],
    "pages/über uns.yaml": ["2026-01-02T10:00:00+04:00"],
  });
});

it("leaves out files that differ from the last commit or are not in it", () => {
  write("content/pages/über uns.yaml", "not committed");
  write("content/new.yaml", "not committed");
  expect([...contentHistory(repository).keys()]).toEqual(["faq.yaml"]);
});

describe("the earlier versions of a legal text", () => {
  beforeAll(() => {
    for (const day of ["2025-03-01", "2025-03-01\nmended: true", "2025-09-01", "2026-01-05"]) {
      write("content/terms.mdx", `lastUpdated: "${day.replace("\n", '"\n')}"\n`);
      commit("2026-03-01T00:00:00Z");
    }
  });

  it("are the dates that the text stated before", () => {
    expect(earlierVersions("terms.mdx", "2026-01-05", repository)).toEqual(["2025-09-01", "2025-03-01"]);
  });

  it("are empty if git does not know any", () => {
    expect(earlierVersions("missing.mdx", "2026-01-05", repository)).toEqual([]);
    expect(earlierVersions("terms.mdx", "2026-01-05", folder)).toEqual([]);
  });
});

it("is empty in a shallow clone, outside a repository and in a missing folder", () => {
  git(folder, ["clone", "-q", "--depth", "1", `file://${repository}`, "shallow"]);
  mkdirSync(join(folder, "no-repository"));
  for (const name of ["shallow", "no-repository", "missing"]) expect(contentHistory(join(folder, name)).size).toBe(0);
});

it("passes on git's error for an unreadable repository", () => {
  const strange = { GIT_TEST_ASSUME_DIFFERENT_OWNER: "1", GIT_CONFIG_GLOBAL: "", GIT_CONFIG_NOSYSTEM: "1" };
  jest.replaceProperty(process, "env", { ...process.env, ...strange });
  expect(() => contentHistory(repository)).toThrow(/^git cannot read the history of content\/: fatal: detected dubious ownership/u);
});

it("is empty in a repository without a commit", () => {
  git(folder, ["init", "-q", "empty"]);
  expect(contentHistory(join(folder, "empty")).size).toBe(0);
});

it("reads a history of several megabytes", () => {
  const branch = git(repository, ["symbolic-ref", "HEAD"]).trim();
  const names = Array.from({ length: 6_000 }, (_, index) => `content/old/${"long".repeat(50)}-${index}.yaml`);
  const head = (time: number, from: string) => `commit ${branch}\ncommitter A <a@example.com> ${time} +0000\ndata 0\n${from}`;
  const added = names.map((name) => `M 100644 inline ${name}\ndata 0\n`).join("");
  const input = `${head(1_790_000_000, `from ${branch}^0\n`)}${added}\n${head(1_790_000_001, "")}D content/old\n`;
  execFileSync("git", ["fast-import", "--quiet"], { cwd: repository, input });

  const history = contentHistory(repository);
  expect(history.get("faq.yaml")).toHaveLength(2);
  expect(history.size).toBeGreaterThan(6_000);
});

describe("the last change of several files", () => {
  const history = new Map([
    ["one", ["2026-01-02T23:00:00-05:00"]],
    ["other", ["2026-01-03T01:00:00+04:00"]],
  ]);

  it("is compared as moments, not as texts", () => {
    expect(lastChange(history, ["one", "other"])).toBe("2026-01-02T23:00:00-05:00");
  });

  it("is unknown if that of any file is", () => {
    expect(lastChange(history, ["one", "missing"])).toBeUndefined();
  });
});
