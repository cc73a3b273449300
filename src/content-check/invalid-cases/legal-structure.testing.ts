/** Headings, clauses, lists and tables of a legal text. */
import { type InvalidCase, terms } from "./invalid-case.testing";

export const legalStructureCases: readonly InvalidCase[] = [
  terms.wrong(
    [["See [above]", "**1.1** One.\n**1.2** Two.\n\n- Three\n**1.3** Four.\n\nSee [above]"]],
    "26:1  (line)  is the clause number 1.2 within a paragraph. Leave an empty line before it, or remove its ** if it only mentions the clause.",
    "29:1  (line)  is the clause number 1.3 within a paragraph. Leave an empty line before it, or remove its ** if it only mentions the clause.",
  ),
  terms.wrong(
    [["See [above]", "- One\n-two\n\n-**three**\n\nSee [above]"]],
    "26:1  (line)  begins with a hyphen without a space after it. Add one if this is a list entry, or remove the hyphen.",
    "28:1  (line)  begins with a hyphen without a space after it. Add one if this is a list entry, or remove the hyphen.",
  ),
  terms.wrong(
    [["See [above]", "See the (Contact page)[/contact].\n\nSee [above]"]],
    "25:9  (line)  shows `(Contact page)[/contact]`, a link with its brackets the wrong way round. Write [Contact page](/contact).",
  ),
  terms.advised(
    [["## Plans", `${Array.from("ABCDEFGHIJKLMNOPQRSTUVWX", (letter) => `## Part ${letter}\n\nThis is ${letter}.\n\n`).join("")}## Plans`]],
    "115:1  (line)  begins a section too many: the contents follow the reader through 24. Join sections, or begin some with ###.",
  ),
  terms.advised(
    [["See [above]", "| A | B |\n| --- | --- |\n| C | |\n\nSee [above]"]],
    "27:5  (line)  has an empty cell. Restore its words, or write a dash.",
  ),
  terms.wrong([["## Plans", "##"]], "23:1  (line)  is an empty heading. Write its words after the #, or delete the line."),
  terms.wrong([["## Plans", "#### Plans"]], "23:1  (line)  is a heading of level 4 below one of level 2. Begin it with ###."),
  terms.wrong([["## Plans", "## Scope"]], "23:1  (line)  repeats the heading in line 19. Give each its own words."),
  terms.wrong(
    [["See [above]", "**1.1** One.\n\n**1.1** Two.\n\nSee [above]"]],
    "27:1  (line)  is clause 1.1, like line 25. Give each clause its own number.",
  ),
  terms.wrong(
    [["See [above]", "**1.2** One.\n\n**1.1** Two.\n\nSee [above]"]],
    "27:1  (line)  is clause 1.1, but comes after clause 1.2. Put the clauses in order, or correct the number.",
  ),
  terms.wrong(
    [["See [above]", "** 2.6 ** One.\n\nSee [above]"]],
    "25:1  (line)  shows `** 2.6 **`, a Markdown mark. Write **2.6**, without spaces inside its **.",
  ),
  terms.wrong(
    [["See [above]", "1. One\n2. Two\n4. Four\n\nSee [above]"]],
    "27:1  (line)  is numbered 4, but shown as 3. Number the entries of a list without gaps.",
  ),
  terms.wrong(
    [["See [above]", "| A | B |\n| --- | --- |\n| one |\n\nSee [above]"]],
    "27:1  (line)  has 1 cell, but the first row has 2. Add or join cells.",
  ),
  terms.wrong(
    [["See [above]", "| A | B |\n| one | two |\n\nSee [above]"]],
    "25:1  (line)  shows `| A | B |`, a row of a table. Leave no empty lines inside a table, and put a row of hyphens below its first row, such as | --- | --- |.",
  ),
];
