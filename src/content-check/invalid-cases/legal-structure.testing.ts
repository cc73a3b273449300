/** Headings, clauses, lists and tables of a legal text. */
import type { InvalidCase } from "./invalid-case.testing";

export const legalStructureCases: readonly InvalidCase[] = [
  {
    name: "clause-within-a-paragraph",
    edits: { "legal/terms.mdx": [["See [above]", "**1.1** One.\n**1.2** Two.\n\n- Three\n**1.3** Four.\n\nSee [above]"]] },
    lines: [
      "content/legal/terms.mdx:26:1  (line)  is the clause number 1.2 within a paragraph. Leave an empty line before it, or remove its ** if it only mentions the clause.",
      "content/legal/terms.mdx:29:1  (line)  is the clause number 1.3 within a paragraph. Leave an empty line before it, or remove its ** if it only mentions the clause.",
    ],
  },
  {
    name: "list-entry-without-a-space",
    edits: { "legal/terms.mdx": [["See [above]", "- One\n-two\n\n-**three**\n\nSee [above]"]] },
    lines: [
      "content/legal/terms.mdx:26:1  (line)  begins with a hyphen without a space after it. Add one if this is a list entry, or remove the hyphen.",
      "content/legal/terms.mdx:28:1  (line)  begins with a hyphen without a space after it. Add one if this is a list entry, or remove the hyphen.",
    ],
  },
  {
    name: "clause-number-that-is-not-bold",
    edits: { "legal/terms.mdx": [["See [above]", "**1.1** One.\n\n1.2 Two.\n\nSee [above]"]] },
    lines: [
      "content/legal/terms.mdx:27:1  (line)  begins with the clause number 1.2, which must stand alone in bold. Write it as **1.2**.",
    ],
  },
  {
    name: "heading-of-dots",
    edits: { "legal/terms.mdx": [["See [above]", "### ...\n\nSee [above]"]] },
    lines: ["content/legal/terms.mdx:25:1  (line)  is a heading without words. Write them after the #, or delete the line."],
  },
  {
    name: "link-the-wrong-way-round",
    edits: { "legal/terms.mdx": [["See [above]", "See the (Contact page)[/contact].\n\nSee [above]"]] },
    lines: [
      "content/legal/terms.mdx:25:9  (line)  shows `(Contact page)[/contact]`, a link with its brackets the wrong way round. Write [Contact page](/contact).",
    ],
  },
  {
    name: "heading-without-words",
    edits: { "legal/terms.mdx": [["## Plans", "##"]] },
    lines: ["content/legal/terms.mdx:23:1  (line)  is an empty heading. Write its words after the #, or delete the line."],
  },
  {
    name: "heading-level-skipped",
    edits: { "legal/terms.mdx": [["## Plans", "#### Plans"]] },
    lines: ["content/legal/terms.mdx:23:1  (line)  is a heading of level 4 below one of level 2. Begin it with ###."],
  },
  {
    name: "heading-twice",
    edits: { "legal/terms.mdx": [["## Plans", "## Scope"]] },
    lines: ["content/legal/terms.mdx:23:1  (line)  repeats the heading in line 19. Give each its own words."],
  },
  {
    name: "heading-without-a-space",
    edits: { "legal/terms.mdx": [["## Plans", "##Plans"]] },
    lines: ["content/legal/terms.mdx:23:1  (line)  shows `##`, a heading mark. Write two to six of them, and a space."],
  },
  {
    name: "clause-numbered-twice",
    edits: { "legal/terms.mdx": [["See [above]", "**1.1** One.\n\n**1.1** Two.\n\nSee [above]"]] },
    lines: ["content/legal/terms.mdx:27:1  (line)  is clause 1.1, like line 25. Give each clause its own number."],
  },
  {
    name: "clause-out-of-order",
    edits: { "legal/terms.mdx": [["See [above]", "**1.2** One.\n\n**1.1** Two.\n\nSee [above]"]] },
    lines: [
      "content/legal/terms.mdx:27:1  (line)  is clause 1.1, but comes after clause 1.2. Put the clauses in order, or correct the number.",
    ],
  },
  {
    name: "clause-in-a-quotation",
    edits: { "legal/terms.mdx": [["See [above]", "**1.1** One.\n\n> **1.2** Two.\n\n**1.3** Three.\n\nSee [above]"]] },
    lines: [
      "content/legal/terms.mdx:27:1  (line)  holds clause 1.2, which must be a paragraph of its own. Remove the spaces or marks before it.",
    ],
  },
  {
    name: "bold-clause-left-open",
    edits: { "legal/terms.mdx": [["See [above]", "**1.1 One.\n\nSee [above]"]] },
    lines: ["content/legal/terms.mdx:25:1  (line)  shows `**`, a Markdown mark. Remove it, or add its counterpart."],
  },
  {
    name: "bold-clause-with-spaces",
    edits: { "legal/terms.mdx": [["See [above]", "** 2.6 ** One.\n\nSee [above]"]] },
    lines: ["content/legal/terms.mdx:25:1  (line)  shows `** 2.6 **`, a Markdown mark. Write **2.6**, without spaces inside its **."],
  },
  {
    name: "brace-in-front-of-a-token-lost",
    edits: { "legal/terms.mdx": [["See [above]", "product} receives. See [above]"]] },
    lines: ["content/legal/terms.mdx:25:8  (line)  has no brace in front of product. Write {product}."],
  },
  {
    name: "link-with-backslashes",
    edits: { "legal/terms.mdx": [["See [above](#scope)", "See \\[above\\](#scope)"]] },
    lines: [
      "content/legal/terms.mdx:25:1  (line)  shows `](`, an incomplete link. Write it as [words](/page), without a space or backslash at its brackets and with both of them closed.",
    ],
  },
  {
    name: "list-with-a-gap",
    edits: { "legal/terms.mdx": [["See [above]", "1. One\n2. Two\n4. Four\n\nSee [above]"]] },
    lines: ["content/legal/terms.mdx:27:1  (line)  is numbered 4, but shown as 3. Number the entries of a list without gaps."],
  },
  {
    name: "table-row-too-short",
    edits: { "legal/terms.mdx": [["See [above]", "| A | B |\n| --- | --- |\n| one |\n\nSee [above]"]] },
    lines: ["content/legal/terms.mdx:27:1  (line)  has 1 cell, but the first row has 2. Add or join cells."],
  },
  {
    name: "table-without-its-line",
    edits: { "legal/terms.mdx": [["See [above]", "| A | B |\n| one | two |\n\nSee [above]"]] },
    lines: [
      "content/legal/terms.mdx:25:1  (line)  shows `| A | B |`, a row of a table. Leave no empty lines inside a table, and put a row of hyphens below its first row, such as | --- | --- |.",
    ],
  },
];
