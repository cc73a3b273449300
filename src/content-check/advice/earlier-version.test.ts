import { appendFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { earlierVersion } from "../../history/earlier-version";
import { type Committed, FIX, makeRepository } from "./since-earlier.testing";

let { repository, content, git, edit, advised, commit } = {} as Committed;

beforeEach(() => {
  ({ repository, content, git, edit, advised, commit } = makeRepository());
  edit("legal/terms.mdx", (text) => `${text}\nNothing else is owed.\n`);
});

/** Deletes the last paragraph. */
const loseParagraph = (): void => {
  edit("legal/terms.mdx", (text) => text.replace("\nNothing else is owed.\n", ""));
};
const LOSS = `content/legal/terms.mdx:25:1  (line)  has lost the passage after it since the last commit. ${FIX}`;

describe("without an earlier version", () => {
  it("compares nothing before the first commit", async () => {
    expect(earlierVersion(content)).toMatchObject({ ref: "HEAD", name: "the last commit", changed: new Set() });
    expect(await advised()).toEqual([]);
  });

  it("compares nothing outside a repository", async () => {
    commit();
    loseParagraph();
    expect(await advised()).toEqual([LOSS]);
    rmSync(join(repository, ".git"), { recursive: true });
    expect(await advised()).toEqual([]);
  });

  it("compares nothing without git", async () => {
    commit();
    loseParagraph();
    const { PATH } = process.env;
    process.env.PATH = "/nowhere";
    expect(await advised()).toEqual([]);
    process.env.PATH = PATH;
  });
});

const failed = (line: string): string =>
  `content/:1:1  (file)  could not be fully compared with an earlier version, because git failed: “${line}”. Run \`git status\`, fix what it reports and check again; until then, losses may go unnoticed.`;

describe("when git fails", () => {
  beforeEach(() => {
    commit();
    loseParagraph();
  });

  it("quotes git once about a broken configuration", async () => {
    appendFileSync(join(repository, ".git/config"), "[broken\n");
    const line = readFileSync(join(repository, ".git/config"), "utf8").split("\n").length - 1;
    expect(await advised()).toEqual([failed(`fatal: bad config line ${line} in file .git/config`)]);
  });

  it("keeps all other advice, when only one file cannot be read", async () => {
    writeFileSync(join(content, "redirects.yaml"), "redirects:\n  - from: /old\n    to: /terms\n");
    git("add", "content/redirects.yaml");
    git("commit", "--message", "Redirect");
    const id = git("rev-parse", "HEAD:content/redirects.yaml").trim();
    rmSync(join(content, "redirects.yaml"));
    rmSync(join(repository, ".git/objects", id.slice(0, 2), id.slice(2)));
    expect(await advised()).toEqual([expect.stringMatching(`because git failed: “fatal: .*${id}.*”`), LOSS]);
  });
});
