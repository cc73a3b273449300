import { temporaryFolder, writeBelow } from "../../../tools/jest/temporary-folder.testing";
import { describeChanges } from "./changes";

const FAQ = `items:
  - question: When is a fee due?
    answer: >-
      We are not a broker. Fees are due within ten days,
      and never depend on the deal.
`;

/** What is said of `faq.yaml`, or of the given file, after a change from one content to another. */
const said = (was: string | undefined, is: string | undefined, path = "faq.yaml"): string[] => {
  const folder = temporaryFolder();
  if (is !== undefined) writeBelow(folder, path, is);
  const bytesOf = () => (was === undefined ? undefined : Buffer.from(was));
  const earlier = { ref: "HEAD", name: "the last commit", changed: new Set([path]), textOf: () => was, bytesOf, failures: [] };
  return describeChanges(folder, earlier).split("\n");
};

const [COUNT, FEES, LOOK] = [
  "1 change since the last commit. Is it what you meant?",
  "  content/faq.yaml:4:36  ",
  "Page by page, with the pictures before and after: npm run content:diff -- HEAD --html .local/changes.html",
];

it("shows each changed word at its place, with the words around it but without YAML's own", () => {
  expect(said(FAQ, FAQ.replace("Fees are due", "Fees fall due"))).toEqual([
    COUNT,
    `${FEES.replace("36", "33")}“a broker. Fees fall due within ten” was “a broker. Fees are due within ten”`,
    LOOK,
  ]);
  expect(said(FAQ, FAQ.replace("not ", ""))[1]).toBe("  content/faq.yaml:4:14  “We are a broker. Fees” was “We are not a broker. Fees”");
});

it("joins neighbouring changes, and counts distant ones", () => {
  const [heading, ...places] = said(FAQ, FAQ.replace("ten days", "five weeks").replace("a fee", "anything"));
  expect(heading).toBe("2 changes since the last commit. Are they what you meant?");
  expect(places.slice(0, 2)).toEqual([
    "  content/faq.yaml:2:23  “When is anything due?” was “When is a fee due?”",
    expect.stringMatching(/“are due within five weeks, and never depend” was “are due within ten days, and never depend”$/u),
  ]);
});

it("shows a whole passage that is new or gone, cut to a line", () => {
  const more = FAQ.replace("deal.", `deal. ${"Another sentence. ".repeat(20).trim()}`);
  expect(said(FAQ, more)[1]).toMatch(/:5:37 {2}“Another sentence. .{70,75}…” is new$/u);
  expect(said(more, FAQ)[1]).toMatch(/:5:36 {2}“Another sentence. .{70,75}…” is gone$/u);
});

it("leaves out the keys of a new entry", () => {
  expect(said(FAQ, `${FAQ}  - question: Who may look at the deals of others?\n    answer: >-\n      Investors.\n`)[1]).toBe(
    "  content/faq.yaml:6:3  “Who may look at the deals of others? Investors.” is new",
  );
});

it("shows where a paragraph now ends, and a space that does not break", () => {
  expect(said(FAQ, FAQ.replace("days,\n", "days,\n\n"))[1]).toMatch(
    /“within ten days, ¶ and never depend” was “within ten days, and never depend”$/u,
  );
  expect(said(FAQ, FAQ.replace("ten days", "ten\u00A0days"))[1]).toMatch(
    /“are due within ten\[no-break space\]days, and never depend” was /u,
  );
});

it("says what has gone where no word is left around it", () => {
  expect(said("- label: One\n- title: Two\n", "- title: Two\n")[1]).toMatch(/“One” is gone$/u);
});

it("shows in Markdown where an entry of a list now begins", () => {
  const list = "A client is\n\n- a bank;\n- a fund; or\n";
  expect(said(list, list.replace(";\n-", "; -"), "terms.mdx")[1]).toMatch(/“.*a bank; - a fund; or” was “.*a bank; ¶- a fund; or”$/u);
  expect(said(list, list.replace("- a fund", "  - a fund"), "terms.mdx")[1]).toMatch(/“.*¶ {2}- a fund; or” was “.*¶- a fund; or”$/u);
});

it("is silent when lines are only wrapped or spaced again", () => {
  expect(said(FAQ, FAQ.replace("days,\n      and", "days, and").replace("items:\n", "items:\n\n"))).toEqual([""]);
});

it("names files that are new, gone or replaced", () => {
  expect(said(undefined, FAQ)[1]).toBe("  content/faq.yaml  is new");
  expect(said(FAQ, undefined)[1]).toBe("  content/faq.yaml  is gone");
  expect(said("one", "two", "media/a.webp")[1]).toBe("  content/media/a.webp  has been replaced: look at it");
});

it("stops after two hundred places", () => {
  const lines = (end: string) => Array.from({ length: 205 }, (_, index) => `a${index}: one two three four ${end}`).join("\n");
  expect(said(lines("old"), lines("new")).slice(-3)).toEqual([expect.stringContaining(":200:"), "  … and 5 more", LOOK]);
});
