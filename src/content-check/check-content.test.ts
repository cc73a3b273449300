/** @jest-environment node */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder, writeBelow } from "../../tools/jest/temporary-folder.testing";
import { kinds } from "../content-model/kinds";
import { checkContent } from "./check-content";
import { arrangeInvalidCase } from "./invalid-cases/arrange-invalid-case.testing";
import { ADVISERS, copyOf } from "./invalid-cases/invalid-case.testing";
import { invalidCases } from "./invalid-cases/invalid-cases.testing";
import { formatProblem, isError } from "./problem";
import { readDocument } from "./reading/read-document";
import { VALID_CONTENT } from "./valid-content.testing";

/** Later than every date in the fixtures. */
const TODAY = new Date("2026-11-22");

let folder: string;

/** Copies the valid content into its own folder. */
const arrange = (): void => {
  cpSync(VALID_CONTENT, folder, { recursive: true });
};

const write = (path: string, content: string | Uint8Array): void => writeBelow(folder, path, content);

/** The problems that stop a build, as lines. */
const linesOf = async (content: string): Promise<string[]> =>
  (await checkContent(content, { today: TODAY })).filter(isError).map(formatProblem);

/** Each case, titled with the first line that is printed for it. */
const titled = invalidCases.map((invalidCase) => [invalidCase.lines[0] ?? invalidCase.advice?.[0] ?? "", invalidCase] as const);

beforeEach(() => {
  folder = temporaryFolder();
});

describe("content that is valid", () => {
  it("includes the smallest valid site, which needs no advice", async () => {
    expect(await checkContent(VALID_CONTENT, { today: TODAY })).toEqual([]);
  });

  it("may come from other systems, with byte order marks and lines that end in CR LF", async () => {
    arrange();
    const texts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => /\.(yaml|mdx)$/u.test(path));
    texts.forEach((path) => {
      write(path, `\uFEFF${readFileSync(join(folder, path), "utf8").replaceAll("\n", "\r\n")}`);
    });
    expect(texts.length).toBeGreaterThan(5);
    expect(await linesOf(folder)).toEqual([]);
  });

  it("may have accented names, which make plain addresses", async () => {
    arrange();
    write("site.yaml", readFileSync(join(folder, "site.yaml"), "utf8").replace("Norden", "Société Ærø"));
    expect(await linesOf(folder)).toEqual([]);
  });

  it("may contain the brand's name inside other words, and in an old address", async () => {
    arrange();
    write("pages/home.yaml", copyOf("pages/home.yaml", ["lead: Meet on {product}.", "lead: Nordenfjord and nordic are other words."]));
    write("redirects.yaml", "redirects:\n  - from: /norden-deals\n    to: /advisers\n");
    expect(await checkContent(folder, { today: TODAY })).toEqual([]);
  });

  const words = (count: number): string => "word1 and2 ".repeat(count / 2).trim();

  it.each([
    ["a draft", "faq.yaml", "answer: A platform.", "answer: DRAFT and final versions of a paper are told apart."],
    ["a title that search results show whole", "pages/home.yaml", "en: Private markets", `en: ${"Private markets ".padEnd(46, "y")}`],
    [
      "what the specification prescribes",
      "pages/contact.yaml",
      "success: Sent.",
      "success: Your message was sent! We'll be in touch soon.",
    ],
    ["two paragraphs of eighty words", "faq.yaml", "answer: A platform.", `answer: "${words(80)}.\\n\\n${words(80)}."`],
    ["a legal text's long paragraph on one line", "legal/terms.mdx", "These terms hold for", `${words(1_600)} hold for`],
    ["three dots as one sign at the end of a heading", "pages/home.yaml", "heading: Who we serve", "heading: Who we serve…"],
    ["a verb twice in a row", "faq.yaml", "answer: A platform.", "answer: They had had a platform."],
    ["a range of figures", "faq.yaml", "answer: A platform.", "answer: It takes 5–7% of it."],
    ["a figure in a legal text", "legal/terms.mdx", "These terms hold for", "From US$100,000 on, these terms hold for"],
    [
      "another firm's policy, a note and a formula in a legal text",
      "legal/terms.mdx",
      "See [above]",
      "NOTE: this holds at LTV=20 and beside the [Contact](https://example.com/contact) page of that firm. See [above]",
    ],
    ["a price of less than a dollar", "legal/terms.mdx", "See [above]", "It costs $0.125 per share. See [above]"],
    [
      "clauses in letters, and lists with a paragraph between them",
      "legal/terms.mdx",
      "See [above]",
      "(a) one thing; and\n\n(b) another.\n\n- One.\n\nOr else:\n\n1. Two.\n\nSee [above]",
    ],
    [
      "words in brackets, capitals and offers that are ordinary",
      "legal/terms.mdx",
      "See [above]",
      "Look for it (please check your spam folder, or check with your bank). A US LLC may sign. Here is the new version of it, on 80 metres². See [above]",
    ],
    ["a day and a part of a name", "faq.yaml", "answer: A platform.", "answer: Since 1 March 2025, on Level 12, Series A."],
  ])("may have %s, which needs no advice", async (_what, path, written, instead) => {
    arrange();
    write(path, copyOf(path, [written, instead]));
    expect(await checkContent(folder, { today: TODAY })).toEqual([]);
  });

  it("may end most headings in a full stop", async () => {
    arrange();
    for (const path of ["pages/home.yaml", "pages/contact.yaml", "pages/not-found.yaml", ADVISERS, "workflows/advisers.yaml"])
      write(path, copyOf(path).replace(/((?:heading|title): .+)/gu, "$1."));
    expect(await checkContent(folder, { today: TODAY })).toEqual([]);
  });
});

describe("invalid content", () => {
  it.each(titled)("is reported with what is wrong and how to fix it: %s", async (_title, invalidCase) => {
    await arrangeInvalidCase(folder, invalidCase);
    const problems = await checkContent(folder, { today: TODAY });
    expect(problems.filter(isError).map(formatProblem)).toEqual(invalidCase.lines);
    if (invalidCase.advice) expect(problems.filter((problem) => !isError(problem)).map(formatProblem)).toEqual(invalidCase.advice);
  });

  it("is reported before the advice on its file", async () => {
    arrange();
    write("faq.yaml", copyOf("faq.yaml", ["A platform.", "A firm's platform."], ["At {host}.", "At {hots}."]));
    expect((await checkContent(folder, { today: TODAY })).map(({ line, severity }) => [line, severity])).toEqual([
      [13, "error"],
      [7, "advice"],
    ]);
  });

  it("is always described in the same form, with a remedy", () => {
    const form = /^content\/\S.*:\d+:\d+ {2}\S+ {2}[a-z].+[.)] [A-Z].+[.?]$/u;
    invalidCases.forEach(({ lines, advice = [] }) => {
      expect([...lines, ...advice]).not.toEqual([]);
      [...lines, ...advice].forEach((line) => expect(line).toMatch(form));
    });
  });
});

describe("whatever is in the folder", () => {
  const FILE = "workflows/more.yaml";

  it.each([
    [
      "a bomb of aliases",
      ["a: &a [x]", ..."bcdefghij".split("").map((name, i) => `${name}: &${name} [${`*${"abcdefghi"[i]}, `.repeat(9)}]`)].join("\n"),
    ],
    ["an alias of itself", "a: &a\n  b: *a\n"],
    ["a very long word", `title: ${"x".repeat(1_000_000)}\nintr${"o".repeat(100_000)}: x\n`],
    ["only a byte order mark", Uint8Array.of(0xef, 0xbb, 0xbf)],
    ["a truncated character", Uint8Array.of(0x61, 0xe2, 0x82)],
    ["every possible byte", Uint8Array.from({ length: 256 }, (_, byte) => byte)],
    ["lines that end in CR", "title: A\rintro: B\r"],
    ["a key that overwrites what objects inherit", "hasOwnProperty: 1\n__proto__: { title: x }\n"],
  ])("is reported and never thrown: %s", async (_name, content) => {
    arrange();
    write(FILE, content);
    const lines = await linesOf(folder);
    expect(lines).not.toEqual([]);
    lines.forEach((line) => expect(line).toMatch(/^content\/workflows\/more\.yaml:\d+:\d+ {2}\S.* {2}.*[.?]$/u));
  });

  it("may be a folder or a link where a file should be", async () => {
    arrange();
    rmSync(join(folder, "faq.yaml"));
    mkdirSync(join(folder, "faq.yaml"));
    write("faq.yaml/more.yaml", "a: b");
    symlinkSync(join(folder, "site.yaml"), join(folder, "pages/about.yaml"));
    symlinkSync(join(folder, "pages"), join(folder, "more"));
    symlinkSync("nowhere", join(folder, ".#lock.yaml"));
    expect(await linesOf(folder)).toEqual([
      "content/faq.yaml:1:1  (file)  is a folder where a content file should be. Rename or remove it.",
      "content/more:1:1  (file)  is a link or a device instead of a file. Put the file itself in its place.",
      "content/pages/about.yaml:1:1  (file)  is a link or a device instead of a file. Put the file itself in its place.",
    ]);
  });

  it("may be nothing at all", async () => {
    expect(await linesOf(join(folder, "nowhere"))).toEqual([
      "content/:1:1  (file)  cannot be opened (ENOENT). Check that it is a readable folder.",
    ]);
    expect((await linesOf(folder)).map((line) => line.split(":")[0])).toEqual([
      "content/faq.yaml",
      "content/navigation.yaml",
      "content/pages/home.yaml",
      "content/pages/not-found.yaml",
      "content/site.yaml",
    ]);
  });

  it("may disappear before it is read", async () => {
    const [kind] = kinds;
    const problems = kind ? (await readDocument(folder, { path: FILE, kind })).problems : [];
    expect(problems.map(formatProblem)).toEqual([
      expect.stringMatching(/more\.yaml:1:1 {2}\(file\) {2}cannot be read \(ENOENT\)\. Check that it exists/u),
    ]);
  });
});
