import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../check-content";
import { textInLastCommit } from "../last-commit";
import { formatProblem } from "../problem";
import { VALID_CONTENT } from "../valid-content.testing";

let repository: string;
let content: string;

const LAST_STEP = `  - icon: star
    title: Sixth
    description: Look back.
    features: [One, Two]
`;

const git = (...args: string[]): void => {
  execFileSync("git", ["-c", "user.name=Editor", "-c", "user.email=editor@example.com", "-c", "commit.gpgsign=false", ...args], {
    cwd: repository,
    stdio: "ignore",
  });
};

const edit = (path: string, change: (text: string) => string): void => {
  const file = join(content, path);
  const before = readFileSync(file, "utf8");
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
};

/** The day that the legal text gives as its last change. */
const today = new Date("2025-03-01");

const advised = async (): Promise<string[]> =>
  (await checkContent(content, { formerText: textInLastCommit(content), today })).map(formatProblem);

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), "since-"));
  content = join(repository, "content");
  cpSync(VALID_CONTENT, content, { recursive: true });
  edit(
    "workflows/advisers.yaml",
    (text) => `${text.replace("Five steps.", "The steps.").replace("[One, Two]", "[One, Two, Three]")}${LAST_STEP}`,
  );
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--message", "Begin");
});

afterEach(() => {
  rmSync(repository, { recursive: true });
});

const MEND = "If that was not meant, `npm run content:diff -- HEAD` shows what is gone.";

it("tells a list that was cut off after a whole entry, and nothing of what stands in it", async () => {
  edit("workflows/advisers.yaml", (text) => text.replace(LAST_STEP, ""));
  edit("workflows/advisers.yaml", (text) => text.replace("Three]", "Three, Four]"));
  expect(await advised()).toEqual([`content/workflows/advisers.yaml:4:3  steps  has 5 entries, 6 in the last commit. ${MEND}`]);

  git("commit", "--all", "--message", "Mean it");
  expect(await advised()).toEqual([]);
});

it("tells a list within an entry", async () => {
  edit("workflows/advisers.yaml", (text) => text.replace(", Three", ""));
  expect(await advised()).toEqual([
    `content/workflows/advisers.yaml:7:15  steps[0].features  has 2 entries, 3 in the last commit. ${MEND}`,
  ]);
});

it("tells a legal text that lost a good part of its words, and lets others be shortened", async () => {
  edit("legal/terms.mdx", (text) => text.replace(", or [the questions](/#general)", ""));
  expect(await advised()).toEqual([]);

  edit("legal/terms.mdx", (text) => text.replace(/ Questions go to[\s\S]*$/u, "\n"));
  expect(await advised()).toEqual([`content/legal/terms.mdx:2:1  (file)  has 7 words, 22 in the last commit. ${MEND}`]);
});

it("tells a line that was lost from the middle of a text, and lets whole sentences go", async () => {
  const folded = (...lines: string[]) => ["description: >-", ...lines.map((line) => `      ${line}`)].join("\n");
  const describe = (...lines: string[]): void => {
    edit("workflows/advisers.yaml", (text) => text.replace(/description: (?:Look back\.|>-(?:\n {6}.*)+)/u, folded(...lines)));
  };
  describe("Look back at the deal,", "and keep what you learnt", "for the next one.", "Then rest.");
  git("commit", "--all", "--message", "Say more");

  describe("Look back at the deal,", "for the next one.", "Then rest.");
  expect(await advised()).toEqual([
    expect.stringMatching(/^content\/workflows\/advisers\.yaml:\d+:7 {2}\(line\) {2}has lost the line before it since the last commit/u),
  ]);

  describe("and keep what you learnt", "for the next one.", "Then rest.");
  expect(await advised()).toContainEqual(expect.stringContaining("has lost the line before it"));
  describe("Then rest.");
  expect(await advised()).toEqual([]);
  describe("Look back at the deal,", "and learn", "for the next one.", "Then rest.");
  expect(await advised()).toEqual([]);
});

it("tells a legal text that changed under its former date", async () => {
  edit("legal/terms.mdx", (text) => text.replace("See [above]", "Compare [above]"));
  expect(await advised()).toEqual([]);

  const later = { formerText: textInLastCommit(content), today: new Date("2027-01-01") };
  expect((await checkContent(content, later)).map(formatProblem)).toEqual([
    expect.stringContaining("lastUpdated  is as in the last commit, but the text has changed since."),
  ]);
});

it("tells that the redirects were deleted", async () => {
  writeFileSync(join(content, "redirects.yaml"), "redirects:\n  - from: /old\n    to: /terms\n");
  git("add", "--all");
  git("commit", "--message", "Redirect");
  rmSync(join(content, "redirects.yaml"));
  expect(await advised()).toEqual([
    "content/redirects.yaml:1:1  (file)  was deleted since the last commit, and old addresses lead nowhere without it. `git restore content/redirects.yaml` brings it back.",
  ]);
});

it("knows nothing of former times where the last commit cannot be read, or was itself broken", async () => {
  edit("workflows/advisers.yaml", (text) => text.replace("steps:", "steps: ]"));
  git("commit", "--all", "--message", "Break it");
  cpSync(VALID_CONTENT, content, { recursive: true });
  expect(await advised()).toEqual([]);

  git("checkout", "HEAD~1", "content");
  git("commit", "--message", "Mend it");
  edit("workflows/advisers.yaml", (text) => text.replace(", Three", ""));
  expect(await advised()).toHaveLength(1);
  rmSync(join(repository, ".git"), { recursive: true });
  expect(await advised()).toEqual([]);
});
