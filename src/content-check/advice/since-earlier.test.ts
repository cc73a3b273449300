import { cpSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { gitIn } from "../../../tools/jest/git.testing";
import { temporaryFolder } from "../../../tools/jest/temporary-folder.testing";
import { earlierVersion } from "../../history/earlier-version";
import { checkContent } from "../check-content";
import { blank, plain } from "../media/media-fixtures.testing";
import { formatProblem } from "../problem";
import { VALID_CONTENT } from "../valid-content.testing";
import { type Committed, FIX, makeRepository } from "./since-earlier.testing";

const TERMS = "legal/terms.mdx";
const STEPS = "workflows/advisers.yaml";

const BODY = `## Fees

You pay the fee within the
month that follows the end of
the term. A fee is not paid back.

- **Fee** means a price
  of ours.
- **Plan** means a set.

Nothing else is owed.
`;

let { repository, content, git, edit, advised, commit } = {} as Committed;

/** Replaces the text below the other headings of the terms. */
const write = (body: string): void => {
  edit(TERMS, (text) => text.replace(/(?:## Fees[^]*)?$/u, body));
};

beforeEach(() => {
  ({ repository, content, git, edit, advised, commit } = makeRepository());
  edit(TERMS, (text) => `${text}\n`);
  write(BODY);
  commit();
});

const lost = (line: number, what: string): string =>
  `content/${TERMS}:${line}:1  (line)  has lost ${what} it since the last commit. ${FIX}`;

describe("a legal text", () => {
  const REWRAPPED = BODY.replace(/(?<=\w)\n(?=\w)/gu, " ").replace("price\n  of", "price of");

  it.each([
    ["wrapped again", REWRAPPED],
    ["wrapped again with other words", REWRAPPED.replace("month", "quarter").replace("ours", "theirs")],
    ["wrapped again with a paragraph split", REWRAPPED.replace("term. A", "term.\n\nA")],
    ["reordered", BODY.replace("- **Plan** means a set.\n", "").replace("- **Fee**", "- **Plan** means a set.\n- **Fee**")],
    ["shortened by a sentence", BODY.replace(" A fee is not paid back.", "")],
  ])("may be %s", async (_how, body) => {
    write(body);
    expect(await advised()).toEqual([]);
  });

  it.each([
    ["LF", "\n", "\n"],
    ["CRLF instead of LF", "\n", "\r\n"],
    ["LF instead of CRLF", "\r\n", "\n"],
  ])("is reported when a passage, or a line within one, has been removed, with line endings of %s", async (_name, formerEnd, end) => {
    edit(TERMS, (text) => `${text}\nThe end.\n`.replaceAll("\n", formerEnd));
    commit();
    edit(TERMS, (text) =>
      text
        .replaceAll("\r\n", "\n")
        .replace("month that follows the end of\n", "")
        .replace("- **Plan** means a set.\n", "")
        .replace("\nThe end.\n", "")
        .replaceAll("\n", end),
    );
    expect(await advised()).toEqual([lost(30, "the line before"), lost(35, "the passage after"), lost(35, "the passage before")]);
  });

  it("is reported when a heading has been removed or its address has changed", async () => {
    edit(TERMS, (text) => `${text}\n## Rights & duties\n\nYou act.\n\n### Payment\n\nYou pay.\n`);
    commit();
    edit(TERMS, (text) => text.replace("Rights & duties", "Rights &amp; *duties*"));
    expect(await advised()).toEqual([]);

    edit(TERMS, (text) => text.replace("Rights &amp; *duties*", "Rights duties").replace("### Payment\n\n", ""));
    const heading = (words: string, address: string): string =>
      `content/${TERMS}:2:1  (file)  has lost the address \`#${address}\` (“${words}”) since the last commit, so links to it no longer work. ${FIX}`;
    expect(await advised()).toEqual([heading("Payment", "payment"), heading("Rights & duties", "rights--duties")]);
  });

  it("is reported when it has changed but its date has not, and so is a figure", async () => {
    const figures = (...values: readonly string[]): void => {
      const lines = values.map((value, index) => `  - { key: f${index}, value: "${value}", says: A figure., asOf: "2025-03-01" }\n`);
      writeFileSync(join(content, "claims.yaml"), `claims:\n${lines.join("")}`);
    };
    figures("24h", "$40");
    commit();
    figures("24h", "$50");
    edit(TERMS, (text) => text.replace("See [above]", "Compare [above]"));
    expect(await advised()).toEqual([]);

    const later = { earlier: earlierVersion(content), today: new Date("2027-01-01") };
    expect((await checkContent(content, later)).map(formatProblem)).toEqual([
      "content/claims.yaml:3:53  claims[1].asOf  is the same as in the last commit, but the figure has changed since. Write the day on which you confirmed the new one.",
      `content/${TERMS}:16:14  lastUpdated  is the same as in the last commit, but the text has changed since. Write the day on which the change takes effect.`,
    ]);
  });
});

it("reports a line removed from the middle of a text, but not whole sentences", async () => {
  const describe = (...lines: string[]): void => {
    edit(STEPS, (text) => text.replace(/description: (?:Begin\.|>-(?:\n {6}.*)+)/u, ["description: >-", ...lines].join("\n      ")));
  };
  describe("Look back at the deal,", "and keep what you learnt", "for the next one.", "Then rest.");
  commit();

  describe("Look back at the deal,", "for the next one.", "Then rest.");
  expect(await advised()).toEqual([`content/${STEPS}:8:7  (line)  has lost the line before it since the last commit. ${FIX}`]);
  describe("and keep what you learnt", "for the next one.", "Then rest.");
  expect(await advised()).toContainEqual(expect.stringContaining("has lost the line before it"));
  describe("Then rest.");
  expect(await advised()).toEqual([]);
  describe("Look back at the deal,", "and learn", "for the next one.", "Then rest.");
  expect(await advised()).toEqual([]);
});

it("reports the addresses of questions that were renamed", async () => {
  edit("faq.yaml", (text) => text.replace("slug: what", "slug: which").replace("slug: who", "slug: whom"));
  const question = (address: string, words: string): string =>
    `content/faq.yaml:1:1  (file)  has lost the address \`#${address}\` (“${words}”) since the last commit, so links to it no longer work. ${FIX}`;
  expect(await advised()).toEqual([question("what", "What is {product}?"), question("who", "Who is it for?")]);
});

it("reports the addresses of removed or moved pages and of removed redirects, unless a redirect covers them", async () => {
  const lead = (...from: readonly string[]): void => {
    writeFileSync(join(content, "redirects.yaml"), `redirects:\n${from.map((path) => `  - from: ${path}\n    to: /\n`).join("")}`);
  };
  const lostAddresses = async (): Promise<string[]> => (await advised()).filter((line) => line.includes("leads nowhere"));
  const lineOf = (place: string, address: string): string =>
    `content/${place}  had the address \`${address}\` in the last commit, which now leads nowhere. \`npm run content:diff -- HEAD --write-redirects\` adds its redirect to content/redirects.yaml, if a page resembles it; otherwise add one there, from \`${address}\`.`;
  lead("/old", "/older");
  commit();
  renameSync(join(content, "audiences/advisers.yaml"), join(content, "audiences/bankers.yaml"));
  edit(TERMS, (text) => text.replace("path: /terms", "path: /conditions"));
  edit("pages/contact.yaml", (text) => text.replace("heading: ", "heading: Now "));
  lead("/older");
  expect(await lostAddresses()).toEqual([
    lineOf("audiences/advisers.yaml:1:1  (file)", "/advisers"),
    lineOf(`${TERMS}:3:7  path`, "/terms"),
    lineOf("redirects.yaml:1:1  (file)", "/old"),
  ]);
  lead("/advisers", "/terms", "/old", "/older");
  expect(await lostAddresses()).toEqual([]);
});

it("reports the address that the suite page had before the product was renamed", async () => {
  cpSync(join(content, "pages/contact.yaml"), join(content, "pages/suite.yaml"));
  edit("pages/suite.yaml", (text) => text.replaceAll("/contact", "/{product}-360").replace("name: contact", "name: suite"));
  commit();
  edit("site.yaml", (text) => text.replace("name: Norden", "name: Nordlys"));
  const renamed = (await advised()).filter((line) => line.includes("leads nowhere"));
  expect(renamed).toEqual([expect.stringContaining("pages/suite.yaml:1:7  path  had the address `/norden-360` in the last commit")]);
});

it("reports a link that leads elsewhere under the same words, unless its old target has gone", async () => {
  const advisers = "audiences/advisers.yaml";
  const targets = async (): Promise<string[]> => (await advised()).filter((line) => line.includes("the words beside it"));
  edit(advisers, (text) => text.replace("href: /", "href: /terms"));
  expect(await targets()).toEqual([
    `content/${advisers}:37:15  sections[3].actions[0].href  was \`/\` in the last commit, and the words beside it are the same. If unintended, change it back.`,
  ]);
  edit(advisers, (text) => text.replace("label: Look round", "label: Read our terms"));
  expect(await targets()).toEqual([]);
  renameSync(join(content, advisers), join(content, "audiences/bankers.yaml"));
  edit("pages/home.yaml", (text) => text.replaceAll("href: /advisers", "href: /bankers"));
  expect(await targets()).toEqual([]);
});

it("reports a removed passage until the shared branch no longer has it", async () => {
  const shared = temporaryFolder();
  gitIn(shared, ["init", "--quiet", "--bare"]);
  git("remote", "add", "origin", shared);
  git("push", "--quiet", "origin", "HEAD:main");
  expect(await advised()).toEqual([]);

  edit(TERMS, (text) => text.replace("- **Plan** means a set.\n", ""));
  commit();
  expect(await advised()).toEqual([
    expect.stringMatching(/since `origin\/main`\. If unintended, `npm run content:diff -- origin\/main` shows what is gone\.$/u),
  ]);

  git("push", "--quiet", "origin", "HEAD:main");
  expect(await advised()).toEqual([]);
});

it("reports the file that changed when it repeats another", async () => {
  const bankers = "workflows/bankers.yaml";
  cpSync(join(content, STEPS), join(content, bankers));
  edit(bankers, (text) => text.replace("advisers work", "bankers work"));
  commit();
  cpSync(join(content, bankers), join(content, STEPS));
  expect(await advised()).toEqual([`content/${STEPS}:1:8  title  says the same as content/${bankers}. Say what is specific to this page.`]);
});

it("ignores a last commit whose content is broken or cannot be read", async () => {
  edit("faq.yaml", (text) => text.replace("categories:", "categories: ]"));
  commit();
  cpSync(VALID_CONTENT, content, { recursive: true });
  expect((await advised()).filter((line) => line.includes("faq.yaml"))).toEqual([]);
  rmSync(join(repository, ".git"), { recursive: true });
  expect(await advised()).toEqual([]);
});

describe("a picture that was replaced by accident", () => {
  /** Puts a picture in the place of the one in line 19 of the home page, and returns the advice on it. */
  const put = async (bytes: Buffer): Promise<string[]> => {
    writeFileSync(join(content, "media/dot.png"), bytes);
    return (await advised()).filter((line) => line.includes("home.yaml:19") && !line.includes("bright"));
  };
  const is = (what: string): unknown => [
    expect.stringContaining(`is content/media/dot.png, now ${what} of what it was in the last commit.`),
  ];

  it("is reported when it is stretched, turned, mirrored, blurred, faded or grainy, or is another one", async () => {
    const corner = { input: await blank(700, 300, "#c9a15a").png().toBuffer(), left: 0, top: 0 };
    const picture = await blank(1600, 900).composite([corner]).png().toBuffer();
    await put(picture);
    commit();
    expect(await put(await sharp(picture).resize(1600, 1200, { fit: "fill" }).toBuffer())).toEqual(is("a stretched copy"));
    expect(await put(await sharp(picture).rotate(180).toBuffer())).toEqual(is("an upside-down copy"));
    expect(await put(await sharp(picture).flop().toBuffer())).toEqual(is("the mirror image"));
    expect(await put(await sharp(picture).negate({ alpha: false }).toBuffer())).toEqual(is("the negative"));
    const onItsSide = await sharp(picture).rotate(90).resize(1600, 900, { fit: "fill" }).toBuffer();
    expect(await put(onItsSide)).toEqual(is("a copy turned on its side"));
    expect(await put(await sharp(picture).blur(8).toBuffer())).toEqual(is("a blurred copy"));
    expect(await put(await sharp(picture).linear(0.1, 0).toBuffer())).toEqual(is("a copy with hardly any contrast"));
    const small = await sharp(picture).blur(3).resize(200).png().toBuffer();
    await put(await sharp(picture).blur(3).toBuffer());
    commit();
    expect(await put(await sharp(small).resize(1600, 900, { kernel: "nearest" }).toBuffer())).toEqual(is("a grainy copy"));
    expect(await put(await sharp(picture).resize(2000).toBuffer())).toEqual([]);
    expect(await put(await plain(1600, 1200).png().toBuffer())).toEqual([
      expect.stringContaining("which no longer shows what it did in the last commit. Check that the words around it"),
    ]);
  });

  it("is reported when a part of it is missing, or when it shows what another file shows", async () => {
    const stripes = Array.from({ length: 9 }, (_, row) => `<rect x="${row * 90}" y="${row * 100}" width="${300 + row * 40}" height="80"/>`);
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" fill="#e8eef4">${stripes.join("")}</svg>`;
    const picture = await blank(1600, 900)
      .composite([{ input: Buffer.from(drawing) }])
      .png()
      .toBuffer();
    await put(picture);
    commit();
    const grey = { input: await blank(1600, 300, "#808080").png().toBuffer(), left: 0, top: 600 };
    expect(await put(await sharp(picture).composite([grey]).png().toBuffer())).toEqual(is("a copy of which a part is missing"));
    const other = await sharp(join(content, "media/preview.png")).resize(1600, 900, { fit: "fill" }).png().toBuffer();
    expect(await put(other)).toEqual([
      expect.stringContaining("is content/media/dot.png, which now shows the same as content/media/preview.png. If unintended,"),
    ]);
  });
});
