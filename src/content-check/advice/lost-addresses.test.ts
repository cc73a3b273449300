import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Committed, makeRepository } from "./since-earlier.testing";

let { content, edit, advised, commit } = {} as Committed;

/** What is said of the last commit. */
const told = async (): Promise<string[]> => (await advised()).filter((line) => line.includes("last commit"));

beforeEach(() => {
  ({ content, edit, advised, commit } = makeRepository());
  commit();
});

const heading = (words: string, address: string): unknown =>
  expect.stringContaining(`no longer has the heading “${words}” of the last commit, so links to \`#${address}\` no longer work.`);

it("reports a heading whose address changed with a sign", async () => {
  edit("legal/terms.mdx", (text) => `${text}\n## Fees & charges\n\nYou pay.\n`);
  commit();
  edit("legal/terms.mdx", (text) => text.replace("Fees & charges", "Fees &amp; *charges*"));
  expect(await told()).toEqual([]);

  edit("legal/terms.mdx", (text) => text.replace("Fees &amp; *charges*", "Fees charges"));
  expect(await told()).toEqual([heading("Fees & charges", "fees--charges")]);
});

it("reports one of two identically worded headings", async () => {
  edit("legal/terms.mdx", (text) => `${text}\n### Fees\n\nYou pay.\n\n### Fees\n\nWe do not.\n`);
  commit();
  edit("legal/terms.mdx", (text) => text.replace("\n### Fees\n\nWe do not.\n", "\nWe do not.\n"));
  expect(await told()).toEqual([heading("Fees", "fees-1")]);
});

const LOST = "in the last commit; links to it no longer work, and no redirect can catch what follows a #. Restore it.";

it("reports each question under a new slug once, where its words are now, or else in its place", async () => {
  edit("faq.yaml", (text) =>
    text
      .replace(/- slug: what\n.*\n.*\n/u, "- slug: new\n        question: Is it new?\n        answer: It is.\n")
      .replace(/- slug: who\n.*\n.*\n/u, "- slug: product\n        question: What is {product}?\n        answer: A platform.\n"),
  );
  expect(await told()).toEqual([
    `content/faq.yaml:5:15  categories[0].items[0].slug  was \`who\` ${LOST}`,
    `content/faq.yaml:8:15  categories[0].items[1].slug  was \`what\` ${LOST}`,
  ]);
});

it("reports an old address that leads elsewhere", async () => {
  writeFileSync(join(content, "redirects.yaml"), "redirects:\n  - from: /old\n    to: /terms\n  - from: /older\n    to: /advisers\n");
  commit();
  edit("redirects.yaml", (text) => text.replace("to: /terms", "to: /contact"));

  expect(await told()).toEqual([
    "content/redirects.yaml:3:9  redirects[0].to  was `/terms` in the last commit. Restore it, unless you moved that page.",
  ]);
});

it("reports a page that was removed or has moved, unless a redirect leads from its address", async () => {
  const lead = (...from: readonly string[]): void => {
    writeFileSync(join(content, "redirects.yaml"), `redirects:\n${from.map((path) => `  - from: ${path}\n    to: /\n`).join("")}`);
  };
  const pages = async (): Promise<string[]> => (await told()).filter((line) => line.includes("no redirect leads from there"));
  const fix = (path: string): string =>
    `in the last commit, and no redirect leads from there. \`npm run content:diff -- HEAD --write-redirects\` adds its redirect to content/redirects.yaml, if a page resembles it; otherwise add one there, from \`${path}\`.`;
  renameSync(join(content, "audiences/advisers.yaml"), join(content, "audiences/bankers.yaml"));
  edit("legal/terms.mdx", (text) => text.replace("path: /terms", "path: /conditions"));
  edit("pages/contact.yaml", (text) => text.replace("heading: ", "heading: Now "));
  lead("/older");
  expect(await pages()).toEqual([
    `content/audiences/advisers.yaml:1:1  (file)  was the page \`/advisers\` ${fix("/advisers")}`,
    `content/legal/terms.mdx:3:7  path  was \`/terms\` ${fix("/terms")}`,
  ]);
  lead("/advisers", "/terms");
  expect(await pages()).toEqual([]);
});

it("reports a removed question even if another one has a new slug", async () => {
  edit("faq.yaml", (text) => text.replace(/- slug: what\n.*\n.*\n {6}/u, "").replace("slug: who", "slug: whom"));
  expect(await told()).toEqual([
    `content/faq.yaml:1:1  (file)  had the slug \`what\` ${LOST}`,
    `content/faq.yaml:5:15  categories[0].items[0].slug  was \`who\` ${LOST}`,
  ]);
});

it("distinguishes questions with similar answers", async () => {
  const ask = (...slugs: readonly string[]): void => {
    const questions = slugs.map(
      (slug) => `      - slug: ${slug}\n        question: Is ${slug.slice(0, 3)} free?\n        answer: It is.\n`,
    );
    edit("faq.yaml", (text) => text.replace(/(?: {6}- slug: (?:one|two).*\n.*\n.*\n)*$/u, questions.join("")));
  };
  ask("one", "two");
  commit();
  ask("two-b", "one-b");
  expect(await told()).toEqual([
    `content/faq.yaml:20:15  categories[0].items[5].slug  was \`two\` ${LOST}`,
    `content/faq.yaml:23:15  categories[0].items[6].slug  was \`one\` ${LOST}`,
  ]);
});
