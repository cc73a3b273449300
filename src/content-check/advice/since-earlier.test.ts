import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { gitIn } from "../../../tools/jest/git.testing";
import { temporaryFolder } from "../../../tools/jest/temporary-folder.testing";
import { checkContent } from "../check-content";
import { earlierVersion } from "../earlier-version";
import { plain } from "../media/made-media.testing";
import { formatProblem } from "../problem";
import { VALID_CONTENT } from "../valid-content.testing";
import { type Committed, FIX, makeRepository } from "./since-earlier.testing";

let { repository, content, git, edit, advised, commit } = {} as Committed;

const LAST_STEP = `  - icon: star
    title: Sixth
    description: Look back.
    features: [One, Two]
`;

beforeEach(() => {
  ({ repository, content, git, edit, advised, commit } = makeRepository());
  edit(
    "workflows/advisers.yaml",
    (text) => `${text.replace("Five steps.", "The steps.").replace("[One, Two]", "[One, Two, Three]")}${LAST_STEP}`,
  );
  commit();
});

it("reports a list that was cut off after a whole entry, but not what was in it", async () => {
  edit("workflows/advisers.yaml", (text) => text.replace(LAST_STEP, ""));
  edit("workflows/advisers.yaml", (text) => text.replace("Three]", "Three, Four]"));
  expect(await advised()).toEqual([`content/workflows/advisers.yaml:4:3  steps  has 5 entries; it had 6 in the last commit. ${FIX}`]);

  commit();
  expect(await advised()).toEqual([]);
});

it("reports it as long as the shared branch still has it", async () => {
  const shared = temporaryFolder();
  gitIn(shared, ["init", "--quiet", "--bare"]);
  git("remote", "add", "origin", shared);
  git("push", "--quiet", "origin", "HEAD:main");
  expect(await advised()).toEqual([]);

  edit("workflows/advisers.yaml", (text) => text.replace(LAST_STEP, ""));
  commit();
  expect(await advised()).toEqual([
    expect.stringMatching(/it had 6 in `origin\/main`\. If unintended, `npm run content:diff -- origin\/main` shows what is gone\.$/u),
  ]);

  git("push", "--quiet", "origin", "HEAD:main");
  expect(await advised()).toEqual([]);
});

it("reports a removed optional part, unless another takes its place", async () => {
  edit("legal/terms.mdx", (text) => text.replace("---\n", "---\nsample: true\n"));
  commit();
  edit("legal/terms.mdx", (text) => text.replace("sample: true\n", ""));
  expect(await advised()).toEqual([`content/legal/terms.mdx:2:1  (file)  has no \`sample\`; it had one in the last commit. ${FIX}`]);
  edit("legal/terms.mdx", (text) => text.replace("---\n", "---\nsmaple: true\n"));
  expect((await advised()).filter((line) => line.includes("last commit"))).toEqual([]);
});

it("reports a list within an entry", async () => {
  edit("workflows/advisers.yaml", (text) => text.replace(", Three", ""));
  expect(await advised()).toEqual([
    `content/workflows/advisers.yaml:7:15  steps[0].features  has 2 entries; it had 3 in the last commit. ${FIX}`,
  ]);
});

it("reports a legal text that lost a good part of its words, and lets others be shortened", async () => {
  edit("legal/terms.mdx", (text) => text.replace(", or [the questions](/#general)", ""));
  expect(await advised()).toEqual([]);

  edit("legal/terms.mdx", (text) => text.replace(/ Questions go to[\s\S]*$/u, "\n"));
  expect(await advised()).toEqual([
    `content/legal/terms.mdx:2:1  (file)  has 7 words; it had 22 in the last commit. ${FIX}`,
    `content/legal/terms.mdx:2:1  (file)  no longer has the heading “Plans” of the last commit, so links to \`#plans\` no longer work. ${FIX}`,
    `content/legal/terms.mdx:21:1  (line)  has lost the passage before it since the last commit. ${FIX}`,
  ]);
});

it("reports removed clauses and headings of a legal text, but not moved or reworded ones", async () => {
  const clauses = "## Fees\n\n- **Fee** means a price.\n- **Plan** means a set.\n\nYou pay what you owe.\n";
  edit("legal/terms.mdx", (text) => `${text}\n${clauses}`);
  commit();
  edit("legal/terms.mdx", (text) => text.replace("- **Fee** means a price.\n", ""));
  const lost = (line: number, which: string) =>
    `content/legal/terms.mdx:${line}:1  (line)  has lost ${which} it since the last commit. ${FIX}`;
  expect(await advised()).toEqual([lost(29, "the passage before")]);

  edit("legal/terms.mdx", (text) => text.replace("\nYou pay what you owe.\n", ""));
  expect(await advised()).toContain(lost(29, "the passage after"));

  edit("legal/terms.mdx", (text) =>
    text.replace(/## Fees[^]*$/u, "- **Plan** means a set.\n- **Fee** means a price.\n\n## Prices\n\nYou owe the Fee.\n"),
  );
  expect(await advised()).toEqual([
    `content/legal/terms.mdx:2:1  (file)  no longer has the heading “Fees” of the last commit, so links to \`#fees\` no longer work. ${FIX}`,
  ]);
});

it("reports a line that was lost from the middle of a text, and lets whole sentences go", async () => {
  const folded = (...lines: string[]) => ["description: >-", ...lines.map((line) => `      ${line}`)].join("\n");
  const describe = (...lines: string[]): void => {
    edit("workflows/advisers.yaml", (text) => text.replace(/description: (?:Look back\.|>-(?:\n {6}.*)+)/u, folded(...lines)));
  };
  describe("Look back at the deal,", "and keep what you learnt", "for the next one.", "Then rest.");
  commit();

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

it("reports a legal text that changed under its former date", async () => {
  edit("legal/terms.mdx", (text) => text.replace("See [above]", "Compare [above]"));
  expect(await advised()).toEqual([]);

  const later = { earlier: earlierVersion(content), today: new Date("2027-01-01") };
  expect((await checkContent(content, later)).map(formatProblem)).toEqual([
    expect.stringContaining("lastUpdated  is as in the last commit, but the text has changed since."),
  ]);
});

it("reports a legal text whose date was set back", async () => {
  edit("legal/terms.mdx", (text) => text.replace('"2025-03-01"', '"2024-03-01"'));
  expect(await advised()).toEqual([
    "content/legal/terms.mdx:16:14  lastUpdated  is earlier than in the last commit, which had 2025-03-01. Write the day on which the change takes effect.",
  ]);
});

it("reports neither an entry added between others nor entries that moved", async () => {
  edit("workflows/advisers.yaml", (text) =>
    text.replace(LAST_STEP, `${LAST_STEP.replace("Sixth", "More").replace("back", "round")}${LAST_STEP}`),
  );
  edit("workflows/advisers.yaml", (text) =>
    text.replace(/( {2}- icon: file\n[^]*)( {2}- icon: search\n[^]*?)(?= {2}- icon: users)/u, "$2$1"),
  );
  const asked = (name: string) => `      - slug: ${name}\n        question: Why ${name}?\n        answer: It is ${name}.\n`;
  const [last, ...more] = ["six", "seven", "eight", "nine", "ten", "eleven"].map(asked);
  const other = `  - slug: other\n    title: Other\n    items:\n${more.join("")}`;
  edit("faq.yaml", (text) => `${text}${last ?? ""}${other}`);
  commit();
  edit("faq.yaml", (text) => `${text.replace(last ?? "", "")}${last ?? ""}`);
  expect(await advised()).toEqual([]);
});

it("names the one that changed of two similar files", async () => {
  const copy = (from: string, to: string): void => {
    cpSync(join(content, from), join(content, to));
  };
  copy("workflows/advisers.yaml", "workflows/bankers.yaml");
  edit("workflows/bankers.yaml", (text) => text.replace("advisers work", "bankers work"));
  copy("media/preview.png", "media/earlier.png");
  edit("audiences/advisers.yaml", (text) => text.replace("media/dot.png", "media/earlier.png"));
  commit();
  copy("workflows/bankers.yaml", "workflows/advisers.yaml");
  copy("media/dot.png", "media/earlier.png");
  expect(await advised()).toEqual([
    expect.stringContaining(
      "sections[0].picture.src  is content/media/earlier.png, now a stretched copy of what it was in the last commit.",
    ),
    "content/audiences/advisers.yaml:18:12  sections[0].picture.src  is content/media/earlier.png, the same file as content/media/dot.png. Replace the copy by the file that is meant.",
    "content/workflows/advisers.yaml:1:8  title  says the same as content/workflows/bankers.yaml. Say what is specific to this page.",
  ]);
});

it("reports two pictures that swapped places, but not a new one", async () => {
  cpSync(join(content, "media/preview.png"), join(content, "media/other.png"));
  appendFileSync(join(content, "media/other.png"), "more");
  edit("audiences/advisers.yaml", (text) => text.replace("media/dot.png", "media/other.png"));
  commit();
  const [dot, other] = ["media/dot.png", "media/other.png"].map((path) => readFileSync(join(content, path)));
  writeFileSync(join(content, "media/dot.png"), other ?? "");
  expect((await advised()).filter((line) => line.includes("held"))).toEqual([]);

  writeFileSync(join(content, "media/other.png"), dot ?? "");
  expect((await advised()).filter((line) => line.includes("held"))).toEqual([
    "content/audiences/advisers.yaml:18:12  sections[0].picture.src  is content/media/other.png, which now holds what content/media/dot.png held in the last commit. Swap them back if unintended.",
    expect.stringMatching(
      /^content\/pages\/contact\.yaml:19:12 .* now holds what content\/media\/other\.png held in the last commit, here/u,
    ),
  ]);
});

it("reports a picture that was inverted or blurred, and not one that was redrawn", async () => {
  const DOT = "media/dot.png";
  /** Brighter towards the right, in steps. */
  const steps = sharp(Buffer.from(Array.from({ length: 64 * 64 }, (_, at) => 4 * (at % 64))), {
    raw: { width: 64, height: 64, channels: 1 },
  })
    .resize(1600, 900, { fit: "fill" })
    .png();
  const write = async (picture: Sharp): Promise<string[]> => {
    writeFileSync(join(content, DOT), await picture.toBuffer());
    return (await advised()).filter((line) => line.includes(", now "));
  };
  await write(steps);
  commit();
  const accident = (what: string): unknown => [
    expect.stringMatching(
      new RegExp(`is content/${DOT}, now ${what} of what it was in the last commit.*git restore --source=HEAD content/${DOT}`, "u"),
    ),
  ];
  expect(await write(steps.clone().negate())).toEqual(accident("the negative"));
  expect(await write(steps.clone().resize(1600, 700, { fit: "fill" }))).toEqual(accident("a stretched copy"));
  const corner = steps.clone().composite([{ input: await plain(800, 300).png().toBuffer(), left: 0, top: 0 }]);
  await write(corner);
  commit();
  expect(await write(sharp(await corner.toBuffer()).flip())).toEqual(accident("a copy turned top to bottom"));
  expect(await write(plain(1600, 900).png())).toEqual([]);
  commit();
  const { data, info } = await plain(1600, 900).raw().toBuffer({ resolveWithObject: true });
  expect(await write(sharp(data, { raw: info }).blur(4).png())).toEqual(accident("a blurred copy"));
  expect(await write(sharp(data, { raw: info }).linear(0.5).png())).toEqual([]);
});

it("reports a description and a caption that went", async () => {
  edit("pages/home.yaml", (text) =>
    text.replace(
      "    actions:\n",
      "    film: { button: Film, title: The film, video: ../media/film.mp4, poster: { src: ../media/preview.png, alt: Start }, captions: ../media/film.vtt, transcript: [Words.] }\n    actions:\n",
    ),
  );
  const captions = "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOne\n";
  writeFileSync(join(content, "media/film.vtt"), `${captions}\n00:00:03.000 --> 00:00:04.000\nTwo\n`);
  commit();
  writeFileSync(join(content, "media/film.vtt"), captions);
  edit("pages/home.yaml", (text) => text.replace("alt: A dot", "decorative: true"));
  expect((await advised()).filter((line) => line.includes("last commit"))).toEqual([
    "content/pages/home.yaml:19:7  sections[0].picture  was described in the last commit, as `A dot`. Restore the `alt`, unless it is decorative.",
    "content/pages/home.yaml:21:131  sections[0].film.captions  is content/media/film.vtt, which has fewer cues than in the last commit (1 of 2). If unintended, `git diff HEAD -- content/media/film.vtt` shows what is gone.",
  ]);
});

it("reports texts that changed places, and not entries or whole objects that did", async () => {
  const exchange = (one: string, other: string) => (text: string) =>
    text
      .replace(one, "\0")
      .replace(other, one)
      .replace("\0", () => other);
  edit("workflows/advisers.yaml", exchange("description: Begin.", "description: Search."));
  expect(await advised()).toEqual([
    "content/workflows/advisers.yaml:10:18  steps[1].description  was swapped with line 6 since the last commit, but the rest of the two entries was not. Swap them back if unintended.",
  ]);
  edit("workflows/advisers.yaml", exchange("title: First", "title: Second"));
  edit("workflows/advisers.yaml", exchange("icon: file", "icon: search"));
  expect(await advised()).toEqual([]);

  commit();
  edit("workflows/advisers.yaml", exchange("icon: file", "icon: search"));
  expect(await advised()).toEqual([]);
});

it("reports two texts of one entry that changed places, and another figure in the same words", async () => {
  const figure = (key: string): string =>
    `  - { key: ${key}, value: "${key.length}", says: A figure., source: The list., asOf: "2025-03-01" }\n`;
  writeFileSync(join(content, "claims.yaml"), `claims:\n${figure("deals")}${figure("countries")}`);
  edit("workflows/advisers.yaml", (text) => text.replace("Begin.", "Begin with {claim.deals} deals."));
  commit();
  edit("workflows/advisers.yaml", (text) => text.replace("{claim.deals}", "{claim.countries}"));
  edit("faq.yaml", (text) =>
    text.replace("What does it cost?", "\0").replace("See the plans.", "What does it cost?").replace("\0", "See the plans."),
  );
  expect((await advised()).filter((line) => line.includes("last commit"))).toEqual([
    "content/faq.yaml:16:17  categories[0].items[3].answer  was swapped with line 15 since the last commit. Swap them back if unintended.",
    "content/workflows/advisers.yaml:6:18  steps[0].description  says `{claim.countries}`; the last commit said `{claim.deals}`. Restore that if this was accidental.",
  ]);
});

it("reports a text cut off in mid-sentence, but not one shortened by whole sentences", async () => {
  edit("workflows/advisers.yaml", (text) => text.replace("Sixth", "The deal with the fund"));
  edit("legal/terms.mdx", (text) => text.replace("(/#general).", "(/#general) at any time."));
  commit();
  edit("workflows/advisers.yaml", (text) => text.replace("The deal with the fund", "The deal with"));
  edit("legal/terms.mdx", (text) => text.replace(" at any time.", ""));
  expect(await advised()).toEqual([
    "content/legal/terms.mdx:25:1  (line)  is cut short; the last commit continued `at any time.`. Restore that, or finish the sentence.",
    "content/workflows/advisers.yaml:25:12  steps[5].title  is cut short; the last commit continued `the fund`. Restore that, or finish the sentence.",
  ]);
  edit("workflows/advisers.yaml", (text) => text.replace("The deal with", "The deal"));
  edit("legal/terms.mdx", (text) => text.replace("(/#general)", "(/#general)."));
  expect(await advised()).toEqual([]);
});

it("reports a menu that became an item of another", async () => {
  edit("navigation.yaml", (text) =>
    text.replace("  - label: Home\n    href: /\n", "").replace("items:\n", "items:\n      - label: Home\n        href: /\n"),
  );
  expect((await advised()).filter((line) => line.includes("last commit"))).toEqual([
    "content/navigation.yaml:4:9  menus[0].items[0]  was a menu of its own in the last commit. Correct its indentation, unless you moved it on purpose.",
  ]);
});

it("reports a text that lost its “not”, and words of a legal text that are no longer a link", async () => {
  edit("faq.yaml", (text) => text.replace("A platform.", "We do not verify projects."));
  edit("legal/terms.mdx", (text) => text.replace("See [above]", "We are not a broker. See [above]"));
  commit();
  edit("faq.yaml", (text) => text.replace("do not verify", "verify"));
  edit("legal/terms.mdx", (text) => text.replace("are not a broker", "are a broker").replace(/\[above\]\([^)]*\)/u, "above"));
  expect((await advised()).filter((line) => line.includes("not") || line.includes("links"))).toEqual([
    "content/faq.yaml:7:17  categories[0].items[0].answer  has lost its “not” since the last commit, and now says the opposite. Restore it if that was accidental.",
    "content/legal/terms.mdx:25:1  (line)  has lost its “not” since the last commit, and now says the opposite. Restore it if that was accidental.",
    "content/legal/terms.mdx:25:1  (line)  no longer links `above` to `#scope`, as the last commit did. Restore the link.",
  ]);
});

it("reports a name that something had, and a term that a legal text defined", async () => {
  edit("faq.yaml", (text) => text.replace("A platform.", "See “Who we serve” first."));
  edit("legal/terms.mdx", (text) => text.replace("See [above]", "We (the **Firm**) are not a firm. The Firm is here. See [above]"));
  commit();
  edit("pages/home.yaml", (text) => text.replace("heading: Who we serve", "heading: Who comes here"));
  edit("navigation.yaml", (text) => text.replace("label: Who we serve", "label: Who comes here"));
  edit("legal/terms.mdx", (text) => text.replace("(the **Firm**) ", ""));
  expect((await advised()).filter((line) => line.includes("names") || line.includes("uses"))).toEqual([
    "content/faq.yaml:7:22  categories[0].items[0].answer  names `Who we serve`, which has been called `Who comes here` since the last commit. Write that name.",
    "content/legal/terms.mdx:25:24  (line)  uses `Firm`, which the last commit defined. Restore the definition, or use another word.",
  ]);
});

it("reports sentences that went from a binding text, and not from other copy", async () => {
  const more = " Nothing here is an offer. Figures are examples.";
  edit("site.yaml", (text) => text.replace("gives no advice.", `gives no advice.${more}`));
  edit("workflows/advisers.yaml", (text) => text.replace("Look back.", `Look back.${more}`));
  commit();
  edit("site.yaml", (text) => text.replace(more, ""));
  edit("workflows/advisers.yaml", (text) => text.replace(more, ""));
  expect(await advised()).toEqual([
    `content/site.yaml:18:14  company.statement  has lost 2 sentences since the last commit, beginning \`Nothing here is an offer.\`. ${FIX}`,
  ]);
  edit("site.yaml", (text) => text.replace("gives no advice.", "gives no advice. Nothing is offered here."));
  expect(await advised()).toEqual([]);
});

it("reports paragraphs that were joined, and a question under a new slug", async () => {
  edit("faq.yaml", (text) => text.replace("answer: Professionals.", "answer: >-\n          Professionals.\n\n          Not others."));
  commit();
  edit("faq.yaml", (text) => text.replace("\n\n", "\n").replace("slug: help", "slug: helpers"));
  edit("faq.yaml", (text) => text.replace("slug: where\n        question: Where is it?", "slug: place\n        question: Where are you?"));
  expect((await advised()).filter((line) => line.includes("last commit"))).toEqual([
    "content/faq.yaml:11:11  categories[0].items[1].answer  had 2 paragraphs in the last commit, and has 1. Leave an empty line between paragraphs, unless you joined them on purpose.",
    "content/faq.yaml:13:15  categories[0].items[2].slug  was `where` in the last commit; links to it no longer work, and no redirect can catch what follows a #. Restore it.",
    "content/faq.yaml:19:15  categories[0].items[4].slug  was `help` in the last commit; links to it no longer work, and no redirect can catch what follows a #. Restore it.",
  ]);
});

it("reports another unit of the same number, and a number of another size", async () => {
  const claim = (key: string, value: string) =>
    `  - { key: ${key}, value: "${value}", says: A figure., source: The list., asOf: "2025-03-01" }\n`;
  const figures = (...values: readonly string[]) => `claims:\n${values.map((value, index) => claim(`figure-${index}`, value)).join("")}`;
  const write = (...values: readonly string[]): void => {
    writeFileSync(join(content, "claims.yaml"), figures(...values));
  };
  write("24h", "$5 million", "$1,200", "2,500", "30 days", "1,000 MB", "$40");
  commit();
  write("24 days", "$5 billion", "$12,000", "250", "12 days", "1 GB", "$50");
  expect((await advised()).filter((line) => line.includes("last commit"))).toEqual(
    [
      "2:29  claims[0].value  says `24 days`; the last commit said `24h`",
      "3:29  claims[1].value  says `5 billion`; the last commit said `5 million`",
      "4:29  claims[2].value  says `12,000`; the last commit said `1,200`",
      "5:29  claims[3].value  says `250`; the last commit said `2,500`",
      "6:29  claims[4].value  was `30 days`",
      "7:29  claims[5].value  was `1,000 MB`",
      "8:29  claims[6].value  was `$40`",
    ].map((said) =>
      said.includes("was")
        ? `content/claims.yaml:${said} in the last commit, with the same \`asOf\`. Write the day on which you confirmed the new one, or restore it.`
        : `content/claims.yaml:${said}. Restore that if this was accidental.`,
    ),
  );
  edit("claims.yaml", (text) => text.replaceAll("2025-03-01", "2025-02-28"));
  expect((await advised()).filter((line) => line.includes("last commit"))).toHaveLength(4);
});

it("reports a share of another size, and another number, in a legal text", async () => {
  edit("legal/terms.mdx", (text) => text.replace("See [above]", "The fee is reduced by 50%. It is due in two days. See [above]"));
  commit();
  edit("legal/terms.mdx", (text) => text.replace("50%", "5%"));
  const told = (is: string, was: string) =>
    `content/legal/terms.mdx:25:1  (line)  says \`${is}\`; the last commit said \`${was}\`. Restore that if this was accidental.`;
  expect(await advised()).toEqual([told("5%", "50%")]);
  edit("legal/terms.mdx", (text) => text.replace("5%", "50%").replace("two days", "three days"));
  expect(await advised()).toEqual([told("three", "two")]);
});

it("reports that the redirects were deleted", async () => {
  writeFileSync(join(content, "redirects.yaml"), "redirects:\n  - from: /old\n    to: /terms\n");
  commit();
  rmSync(join(content, "redirects.yaml"));
  expect(await advised()).toEqual([
    "content/redirects.yaml:1:1  (file)  was deleted since the last commit, and old addresses lead nowhere without it. `git restore --source=HEAD content/redirects.yaml` brings it back.",
  ]);
});

it("compares nothing if the last commit cannot be read, or was itself broken", async () => {
  edit("workflows/advisers.yaml", (text) => text.replace("steps:", "steps: ]"));
  commit();
  cpSync(VALID_CONTENT, content, { recursive: true });
  expect(await advised()).toEqual([]);

  git("checkout", "HEAD~1", "content");
  git("commit", "--message", "Fix it");
  edit("workflows/advisers.yaml", (text) => text.replace(", Three", ""));
  expect(await advised()).toHaveLength(1);
  rmSync(join(repository, ".git"), { recursive: true });
  expect(await advised()).toEqual([]);
});
