import { excerptOf, isFound, paragraphsOf } from "./faq-search";

const item = (slug: string, question: string, answer: string) => ({ slug, question, answer });

const signature = item("signature", "How are NDAs signed?", "Electronically.\n\nThe signature counts as one made by hand.");
const refunds = item("refunds", "Do we get money back?", "No refund is due.");
test("a question or an answer matches, ignoring case", () => {
  expect(isFound(signature, "ndas SIGNED")).toBe(true);
  expect(isFound(signature, "ELECTRONICALLY")).toBe(true);
  expect(isFound(signature, "lectron")).toBe(true);
  expect(isFound(signature, "electronically. the")).toBe(true);
  expect(isFound(signature, "refund")).toBe(false);
});

test("an empty search finds everything", () => {
  expect(isFound(signature, " ")).toBe(true);
});

test("an empty line starts a paragraph, in any YAML notation", () => {
  expect(paragraphsOf("One.\n\nTwo.")).toEqual(["One.", "Two."]);
  expect(paragraphsOf("One.\nTwo.\n")).toEqual(["One.", "Two."]);
});

describe("an excerpt", () => {
  const long = `${"before ".repeat(30)}needle, ${"after ".repeat(60)}`.trim();

  test("shows why an item was found, cut between words", () => {
    const excerpt = excerptOf(item("a", "Why?", long), "Needle");
    expect(excerpt).toMatch(/^\u2026before (before )*needle, (after )*after\u2026$/u);
    expect(excerpt?.length).toBeLessThan(170);
  });

  test("shows whole words rather than a part of one, in the question too", () => {
    expect(excerptOf(item("a", "A secondary?", "Secondaries.\n\nOnly under NDA."), "nda")).toBe("Only under NDA.");
  });

  test("is whole when the paragraph is short", () => {
    expect(excerptOf(refunds, "refund")).toBe("No refund is due.");
  });

  test("is not needed when the question matches", () => {
    expect(excerptOf(refunds, "money")).toBeUndefined();
  });

  test("shows at least the match when a text has no spaces", () => {
    expect(excerptOf(item("a", "Why?", `${"x".repeat(300)}needle${"y".repeat(300)}`), "needle")).toContain("needle");
  });
});
