/** @jest-environment node */
import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { compareContent, type ContentDifference } from "./compare";
import { report } from "./report";
import { EVERY_PAGE } from "./visible-words";

const ROOT = join(__dirname, "../..");
const VALID = join(ROOT, "src/build/check-content/fixtures/valid");

let repository: string;

const git = (...args: string[]): void => {
  execFileSync("git", ["-c", "user.name=Editor", "-c", "user.email=editor@example.com", "-c", "commit.gpgsign=false", ...args], {
    cwd: repository,
    stdio: "ignore",
  });
};

const edit = (path: string, change: (text: string) => string): void => {
  const file = join(repository, "content", path);
  const before = readFileSync(file, "utf8");
  writeFileSync(file, change(before));
  expect(readFileSync(file, "utf8")).not.toBe(before);
};

const commit = (): void => {
  git("add", "--all");
  git("commit", "--message", "Edit");
};

const compare = (ref = "HEAD"): Promise<ContentDifference> => compareContent(repository, join(repository, "content"), ref);

const changesOf = ({ pages }: ContentDifference): Record<string, readonly string[]> =>
  Object.fromEntries(pages.map(({ path, lines }) => [path, lines]));

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), "compared-"));
  cpSync(VALID, join(repository, "content"), { recursive: true });
  git("init", "--quiet");
  commit();
});

afterEach(() => {
  rmSync(repository, { recursive: true });
});

it("finds nothing where nothing reads differently, however it is written", async () => {
  edit("pages/contact.yaml", (text) => text.replace("lead: Write to us.", "lead: >-\n      Write\n      to us."));
  edit("pages/home.yaml", (text) => text.replace("path: /\nlabel: Home\n", "label: Home # first\npath: /\n"));
  edit("workflows/advisers.yaml", (text) => `sample: true\n${text}`);

  expect(await compare()).toEqual({ pages: [], total: 5, lost: [], unread: [] });
});

it("shows old and new sentences of each page, in the order in which they are read", async () => {
  edit("pages/home.yaml", (text) =>
    text
      .replace("heading: One room for a deal", "heading: One room for every deal")
      .replace("description: They found.", "description: They found. They sell {product}."),
  );

  const difference = await compare();
  expect(changesOf(difference)).toEqual({
    "/": ["-One room for a deal", "+One room for every deal", "", "+They sell Norden."],
  });
  expect(difference.pages[0]).toMatchObject({ file: "content/pages/home.yaml", change: "changed" });
});

it("looks through tokens: a figure that moves into the register changes nothing, one that changes there does", async () => {
  edit("pages/home.yaml", (text) => text.replace("description: They advise.", "description: They advise 300 firms."));
  commit();
  writeFileSync(
    join(repository, "content/claims.yaml"),
    'claims:\n  - key: firms\n    value: "300"\n    says: Firms.\n    asOf: "2026-11-01"\n',
  );
  edit("pages/home.yaml", (text) => text.replace("300 firms", "{claim.firms} firms"));
  expect((await compare()).pages).toEqual([]);

  edit("claims.yaml", (text) => text.replace("300", "400"));
  expect(changesOf(await compare())).toEqual({ "/": ["-They advise 300 firms.", "+They advise 400 firms."] });
});

it("shows questions and workflows on the pages that show them, legal texts, and what all pages share", async () => {
  edit("faq.yaml", (text) => text.replace("answer: See the plans.", "answer: Nothing."));
  edit("workflows/advisers.yaml", (text) => text.replace("description: Close.", "description: Close it."));
  edit("legal/terms.mdx", (text) => text.replace("Questions go to {email}", "Questions and complaints go to {email}"));
  edit("navigation.yaml", (text) => text.replace("label: Log in", "label: Sign in"));

  const changes = changesOf(await compare());
  expect(changes).toEqual({
    [EVERY_PAGE]: ["-Log in", "+Sign in"],
    "/": ["-See the plans.", "+Nothing."],
    "/advisers": ["-Close.", "+Close it."],
    "/terms": [
      "-Questions go to office@norden.example or the [contact page](/contact).",
      "+Questions and complaints go to office@norden.example or the [contact page](/contact).",
    ],
  });
});

describe("addresses", () => {
  it("are lost with a page, unless a redirect leads on", async () => {
    rmSync(join(repository, "content/audiences/advisers.yaml"));
    const difference = await compare();

    expect(difference.lost).toEqual(["/advisers"]);
    expect(difference.pages).toMatchObject([{ path: "/advisers", change: "gone" }]);
    writeFileSync(join(repository, "content/redirects.yaml"), "redirects:\n  - from: /advisers\n    to: /\n");
    expect((await compare()).lost).toEqual([]);
  });

  it("are lost with a redirect, and with the name of the product", async () => {
    writeFileSync(join(repository, "content/redirects.yaml"), "redirects:\n  - from: /{product}\n    to: /\n  - from: /old\n    to: /\n");
    commit();
    edit("site.yaml", (text) => text.replace("Norden", "Sud"));
    expect((await compare()).lost).toEqual(["/norden"]);
    rmSync(join(repository, "content/redirects.yaml"));
    expect((await compare()).lost).toEqual(["/norden", "/old"]);
  });

  it("are new with a new page", async () => {
    cpSync(join(repository, "content/audiences/advisers.yaml"), join(repository, "content/audiences/bankers.yaml"));
    const { pages, lost, total } = await compare();

    expect([pages.map(({ path, change }) => [path, change]), lost, total]).toEqual([[["/bankers", "new"]], [], 6]);
  });
});

it("compares what it can read of content that is older than the model, and says what it could not", async () => {
  edit("workflows/advisers.yaml", (text) => `summary: Five steps.\n${text}`);
  edit("faq.yaml", () => "categories: [\n");
  commit();
  cpSync(VALID, join(repository, "content"), { recursive: true });
  const { unread, pages } = await compare();

  expect(unread).toEqual([
    expect.stringMatching(/^content\/faq\.yaml:\d+:\d+ {2}/u),
    expect.stringMatching(/^content\/workflows\/advisers\.yaml:1:1 {2}summary {2}is not a known field\./u),
  ]);
  expect(pages.map(({ path }) => path)).toEqual(["/"]);
});

it.each([
  ["nowhere", "nowhere is no commit of this repository."],
  ["--output=x", "--output=x is no commit of this repository."],
])("refuses %s", async (ref, message) => {
  await expect(compare(ref)).rejects.toThrow(message);
});

it("refuses a commit without content", async () => {
  git("rm", "-r", "--quiet", "content");
  git("commit", "--quiet", "--allow-empty", "--message", "Remove");
  await expect(compare()).rejects.toThrow("HEAD has no folder content/.");
});

it("is reported page by page, with what to mend at the end", () => {
  const difference: ContentDifference = {
    pages: [{ path: "/a", file: "content/pages/a.yaml", change: "changed", lines: ["-Old.", "+New.", "", "+More."] }],
    total: 3,
    lost: ["/b"],
    unread: [],
  };
  expect(report(difference, "main")).toBe(
    [
      "/a  (content/pages/a.yaml)",
      "  - Old.",
      "  + New.",
      "",
      "  + More.",
      "",
      "1 place reads differently from main; the site has 3 pages.",
      "",
      "1 address would disappear. Add to content/redirects.yaml, each with where it leads now:",
      "  - from: /b",
    ].join("\n"),
  );
});

describe("npm run content:diff", () => {
  const run = (...args: string[]) => {
    symlinkSync(join(ROOT, "node_modules"), join(repository, "node_modules"));
    const command = ["--import", "tsx", join(ROOT, "tools/commands/content-diff.ts"), ...args];
    return promisify(execFile)(process.execPath, command, { cwd: repository });
  };

  it("exits with 0 while every address works", async () => {
    edit("faq.yaml", (text) => text.replace("answer: See the plans.", "answer: Nothing."));
    await expect(run("HEAD")).resolves.toMatchObject({ stdout: expect.stringContaining("+ Nothing.\n") as string });
  });

  it("exits with 1 when one would disappear", async () => {
    rmSync(join(repository, "content/audiences/advisers.yaml"));
    await expect(run("HEAD")).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining("  - from: /advisers\n") as string });
  });

  it("exits with 1 when there is nothing to compare with", async () => {
    await expect(run()).rejects.toMatchObject({ code: 1, stderr: "Say with what to compare: npm run content:diff -- main\n" });
  });
});
