import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../check-content";
import { formatProblem, type Problem } from "../problem";
import { VALID_CONTENT } from "../valid-content.testing";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(VALID_CONTENT, folder, { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Writes something else in a file of the valid content, and checks. */
const checkWith = async (path: string, written: string, instead: string): Promise<Problem[]> => {
  const before = readFileSync(join(folder, path), "utf8");
  expect(before).toContain(written);
  writeFileSync(join(folder, path), before.replace(written, instead));
  return checkContent(folder);
};

const words = (count: number): string => Array.from({ length: count }, (_, index) => `word${index % 2}`).join(" ");

it("has no advice on well-written content", async () => {
  expect(await checkContent(folder)).toEqual([]);
});

it.each([
  [
    "pages/home.yaml",
    "en: Private markets",
    "en: Private markets in one place for all who invest",
    "content/pages/home.yaml:6:9  metadata.title.en  has 56 characters with the product's name added and is cut off in narrow search results. Keep it to 55 if nothing is lost.",
  ],
  [
    "pages/contact.yaml",
    "en: Write to us about the platform, a demonstration, prices or support, and we answer.",
    "en: Write to us.",
    "content/pages/contact.yaml:8:9  metadata.metaDescription.en  has 12 characters with its tokens replaced and leaves space unused. Say more about what the page offers: 70 or more.",
  ],
  [
    "workflows/advisers.yaml",
    "intro: Five steps.",
    "intro: The client's five steps.",
    "content/workflows/advisers.yaml:2:18  intro  has a straight apostrophe. Write ’, or “ and ” around words.",
  ],
  [
    "workflows/advisers.yaml",
    "[One, Two]",
    "[One, Two ...]",
    "content/workflows/advisers.yaml:7:25  steps[0].features[1]  has three full stops. Write ….",
  ],
  [
    "workflows/advisers.yaml",
    "intro: Five steps.",
    "intro: Five  steps.",
    "content/workflows/advisers.yaml:2:8  intro  has more than one space in a row. Leave one.",
  ],
  [
    "faq.yaml",
    "answer: A platform.",
    "answer: A platform , of course.",
    "content/faq.yaml:7:17  categories[0].items[0].answer  has a space before a punctuation mark. Remove it.",
  ],
  [
    "pages/home.yaml",
    "heading: Who we serve",
    "heading: Who we serve.",
    "content/pages/home.yaml:27:26  sections[1].heading  ends in a full stop, unlike the other headings. Remove it.",
  ],
  [
    "faq.yaml",
    "answer: A platform.",
    `answer: "One.\\n\\n${words(81)}."`,
    "content/faq.yaml:7:26  categories[0].items[0].answer  has a paragraph of 81 words. Split it, or shorten it to 80.",
  ],
  [
    "pages/home.yaml",
    "/advisers#steps",
    "/advisers?#steps",
    "content/pages/home.yaml:52:15  sections[1].items[1].href  has a `?` with nothing after it. Write `/advisers#steps`.",
  ],
  [
    "pages/home.yaml",
    "/advisers#steps",
    "/advisers?a=1&#steps",
    "content/pages/home.yaml:52:15  sections[1].items[1].href  has a `&` with nothing after it. Write `/advisers?a=1#steps`.",
  ],
  [
    "legal/terms.mdx",
    "These terms hold for",
    'These terms\nhold, **as "agreed"**, for',
    "content/legal/terms.mdx:22:12  (line)  has straight quotes. Write “ before and ” after the words.",
  ],
])("advises in %s, written another way than: %s", async (path, written, instead, advised) => {
  const problems = await checkWith(path, written, instead);
  expect(formatProblem(problems[0] ?? ({} as Problem))).toBe(advised);
  expect(new Set(problems.map(({ severity }) => severity))).toEqual(new Set(["advice"]));
});

it.each([
  [
    "a title that search results show whole",
    "pages/home.yaml",
    "en: Private markets",
    `en: ${"Private markets ".padEnd(55 - " | Norden".length, "x")}`,
  ],
  [
    "what the specification gives to the letter",
    "pages/contact.yaml",
    "success: Sent.",
    "success: Your message was sent! We'll be in touch soon.",
  ],
  ["two paragraphs of eighty words", "faq.yaml", "answer: A platform.", `answer: "${words(80)}\\n\\n${words(80)}."`],
  ["a legal text's long paragraph on one line", "legal/terms.mdx", "These terms hold for", `${words(1_900)} hold for`],
  ["an abbreviation that ends a heading, three dots as one sign", "pages/home.yaml", "heading: Who we serve", "heading: Who we serve…"],
  ["a verb twice in a row", "faq.yaml", "answer: A platform.", "answer: They had had a platform."],
  ["a range of figures", "faq.yaml", "answer: A platform.", "answer: It takes 5–7% of it."],
  ["what the model finds too long", "pages/home.yaml", "en: Private markets", `en: ${"Markets".repeat(9)}`],
])("leaves alone: %s", async (_name, path, written, instead) => {
  const problems = await checkWith(path, written, instead);
  expect(problems.filter(({ severity }) => severity === "advice")).toEqual([]);
});

it("follows house style when most headings end in a full stop", async () => {
  for (const path of [
    "pages/home.yaml",
    "pages/contact.yaml",
    "pages/not-found.yaml",
    "audiences/advisers.yaml",
    "workflows/advisers.yaml",
  ]) {
    const text = readFileSync(join(folder, path), "utf8");
    writeFileSync(join(folder, path), text.replace(/((?:heading|title): .+)/gu, "$1."));
  }
  expect((await checkContent(folder)).map(formatProblem)).toEqual([]);
});
