/** @jest-environment node */
import { cpSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { VALID_CONTENT } from "../../src/content-check/valid-content.testing";
import { runProgram } from "../jest/run-program.testing";
import type { ContentDifference } from "./compare";
import { committedContent } from "./repository.testing";
import { EVERY_PAGE } from "./visible-words";
import { mediaLines, wordLines } from "./wording";

const ROOT = join(__dirname, "../..");

let repository: ReturnType<typeof committedContent>;

const changesOf = ({ pages }: ContentDifference): Record<string, readonly string[]> =>
  Object.fromEntries(pages.map((page) => [page.path, wordLines(page)]));

const mediaOf = ({ pages }: ContentDifference): Record<string, readonly string[]> =>
  Object.fromEntries(pages.map(({ path, media }) => [path, media.flatMap(mediaLines)]));

beforeEach(() => {
  repository = committedContent();
});

it("finds no difference if only the notation has changed", async () => {
  repository.edit("pages/contact.yaml", (text) => text.replace("lead: Write to us.", "lead: >-\n      Write\n      to us."));
  repository.edit("pages/home.yaml", (text) => text.replace("path: /\nlabel: Home\n", "label: Home # first\npath: /\n"));
  repository.edit("workflows/advisers.yaml", (text) => `sample: true\n${text}`);

  expect(await repository.compare()).toEqual({ pages: [], total: 5, lost: [], lostAnchors: [], unread: [] });
});

it("shows old and new sentences of each page, in the order in which they are read", async () => {
  repository.edit("pages/home.yaml", (text) =>
    text
      .replace("heading: One room for a deal", "heading: One room for every deal")
      .replace("description: They found.", "description: They found. They sell {product}."),
  );

  const difference = await repository.compare();
  expect(changesOf(difference)).toEqual({
    "/": ["- One room for a deal", "+ One room for every deal", "", "+ They sell Norden."],
  });
  expect(difference.pages[0]).toMatchObject({ file: "content/pages/home.yaml", change: "changed" });
});

it("resolves tokens: reports a figure that changes in the register, but not one that moves there", async () => {
  repository.edit("pages/home.yaml", (text) => text.replace("description: They advise.", "description: They advise 300 firms."));
  repository.commit();
  repository.write("claims.yaml", 'claims:\n  - key: firms\n    value: "300"\n    says: Firms.\n    asOf: "2026-11-01"\n');
  repository.edit("pages/home.yaml", (text) => text.replace("300 firms", "{claim.firms} firms"));
  expect((await repository.compare()).pages).toEqual([]);

  repository.edit("claims.yaml", (text) => text.replace("300", "400"));
  expect(changesOf(await repository.compare())).toEqual({ "/": ["- They advise 300 firms.", "+ They advise 400 firms."] });
});

it("reports changes in questions and workflows on the pages that show them, in legal texts, and in what all pages share", async () => {
  repository.edit("faq.yaml", (text) => text.replace("answer: See the plans.", "answer: Nothing."));
  repository.edit("workflows/advisers.yaml", (text) => text.replace("description: Close.", "description: Close it."));
  repository.edit("legal/terms.mdx", (text) => text.replace("Questions go to {email}", "Questions and complaints go to {email}"));
  repository.edit("navigation.yaml", (text) => text.replace("label: Log in", "label: Sign in"));

  const changes = changesOf(await repository.compare());
  expect(changes).toEqual({
    [EVERY_PAGE]: ["- Log in", "+ Sign in"],
    "/": ["- See the plans.", "+ Nothing."],
    "/advisers": ["- Close.", "+ Close it."],
    "/terms": [
      "- Questions go to office@norden.example or the [contact page](/contact).",
      "+ Questions and complaints go to office@norden.example or the [contact page](/contact).",
    ],
  });
});

describe("addresses", () => {
  it("are lost with a page, unless there is a redirect", async () => {
    rmSync(join(repository.content, "audiences/advisers.yaml"));
    const difference = await repository.compare();

    expect(difference.lost).toEqual([{ from: "/advisers", to: undefined }]);
    expect(difference.pages).toMatchObject([{ path: "/advisers", change: "gone" }]);
    repository.write("redirects.yaml", "redirects:\n  - from: /advisers\n    to: /\n");
    expect((await repository.compare()).lost).toEqual([]);
  });

  it("are lost within a page when a slug, an anchor or a heading changes, wherever the page is now", async () => {
    repository.edit("faq.yaml", (text) => text.replace("slug: where", "slug: location"));
    renameSync(join(repository.content, "legal/terms.mdx"), join(repository.content, "legal/conditions.mdx"));
    repository.edit("legal/conditions.mdx", (text) =>
      text.replaceAll(/(slug: |\/)terms/gu, "$1conditions").replace("## Scope", "## Reach"),
    );

    expect((await repository.compare()).lostAnchors).toEqual(["/conditions#scope", "/#where"]);
  });

  it("move with a page, which is still compared with its old self", async () => {
    renameSync(join(repository.content, "audiences/advisers.yaml"), join(repository.content, "audiences/bankers.yaml"));
    repository.edit("audiences/bankers.yaml", (text) => text.replace("heading: For advisers", "heading: For bankers"));
    const { pages } = await repository.compare();

    expect(pages.map((page) => [page.path, page.formerPath, page.change, wordLines(page)])).toEqual([
      ["/bankers", "/advisers", "changed", ["- For advisers", "+ For bankers"]],
    ]);
  });
});

it("compares what it can read of content older than the model, and reports the rest", async () => {
  repository.edit("workflows/advisers.yaml", (text) => `summary: Five steps.\n${text}`);
  repository.edit("faq.yaml", () => "categories: [\n");
  repository.commit();
  cpSync(VALID_CONTENT, repository.content, { recursive: true });
  const { unread, pages } = await repository.compare();

  expect(unread).toEqual([
    expect.stringMatching(/^content\/faq\.yaml:\d+:\d+ {2}/u),
    expect.stringMatching(/^content\/workflows\/advisers\.yaml:1:1 {2}summary {2}is not a known field\./u),
  ]);
  expect(pages.map(({ path }) => path)).toEqual(["/"]);
});

describe("pictures", () => {
  const picture = (colour: string): Promise<Buffer> =>
    sharp({ create: { width: 4, height: 2, channels: 3, background: colour } })
      .png()
      .toBuffer();

  it("differ with their bytes, on every page that shows them, once", async () => {
    repository.write("media/dot.png", await picture("#fff"));
    const line = expect.stringMatching(/^~ content\/media\/dot\.png \(\d+ bytes, was \d+ bytes\)$/u) as string;
    const difference = await repository.compare();

    expect(mediaOf(difference)).toMatchObject({ "/": [line, line], "/advisers": [line], "/contact": [line] });
    expect(changesOf(difference)).toMatchObject({ "/": [] });
  });

  it("differ when replaced, and are recognised when their section moves", async () => {
    repository.write("media/other.png", await picture("#000"));
    repository.edit("audiences/advisers.yaml", (text) => text.replace("dot.png", "other.png"));
    repository.edit("pages/home.yaml", (text) => text.replace(/( {2}- type: segments[\s\S]+)( {2}- type: faq[\s\S]+)$/u, "$2$1"));
    const difference = await repository.compare();

    expect(mediaOf(difference)).toEqual({
      "/": [],
      "/advisers": [
        expect.stringMatching(/^- content\/media\/dot\.png/u) as string,
        expect.stringMatching(/^\+ content\/media\/other\.png/u) as string,
      ],
    });
  });
});

it("npm run content:diff exits with 1 when an address would disappear", async () => {
  rmSync(join(repository.content, "audiences/advisers.yaml"));
  symlinkSync(join(ROOT, "node_modules"), join(repository.repository, "node_modules"));
  const answer = await runProgram(join(ROOT, "tools/commands/content-diff.ts"), ["HEAD"], { cwd: repository.repository });

  expect(answer).toMatchObject({ code: 1, stdout: expect.stringContaining("  - from: /advisers\n") as string });
});
