import { excerptOf, isFound, paragraphsOf } from "./faq-search";

const item = (question: string, answer: string) => ({ slug: "a", question, answer });

const signature = item("How are NDAs signed?", "Electronically.\n\nThe signature counts as one made by hand.");
const refunds = item("Do we get money back?", "No refund is due.");
const long = `${"before ".repeat(30)}needle, ${"after ".repeat(60)}`.trim();

test.each(["ndas SIGNED", "ELECTRONICALLY", "lectron", "electronically. the", " "])(
  "a question or an answer matches, ignoring case: %j",
  (query) => {
    expect(isFound(signature, query)).toBe(true);
    expect(isFound(signature, "refund")).toBe(false);
  },
);

test("an empty line starts a paragraph, in any YAML notation", () => {
  expect(paragraphsOf("One.\n\nTwo.")).toEqual(["One.", "Two."]);
  expect(paragraphsOf("One.\nTwo.\n")).toEqual(["One.", "Two."]);
});

test.each([
  [
    "shows why an item was found, in a line or two, cut between words",
    item("Why?", long),
    "Needle",
    /^(?=.{0,169}$)\u2026before (before )*needle, (after )*after\u2026$/u,
  ],
  ["shows whole words rather than a part of one", item("A secondary?", "Secondaries.\n\nOnly under NDA."), "nda", /^Only under NDA\.$/u],
  ["is whole when the paragraph is short", refunds, "refund", /^No refund is due\.$/u],
  ["shows at least the match in a text without spaces", item("Why?", `${"x".repeat(300)}needle${"y".repeat(300)}`), "needle", /needle/u],
])("an excerpt %s", (_what, found, query, expected) => {
  expect(excerptOf(found, query)).toMatch(expected);
});

test("an excerpt is not needed when the question matches", () => {
  expect(excerptOf(refunds, "money")).toBeUndefined();
});
