/** Headings, clauses, lists, tables and sentences of a legal text. */
import { type InvalidCase, terms } from "./invalid-case.testing";

const STOPS = "is a paragraph that stops in the middle of a sentence. Write the rest of it.";
const COLON = "ends in a colon with nothing below it. Restore the list, or end the sentence.";
const NO_STOP = "has no full stop at the end of its last sentence. Add one, or restore what is missing.";
const UNLIKE = "has no semicolon or full stop at its end, unlike the entries beside it. Add it, or restore what is missing.";

/** A legal text whose last paragraph, on line 25, is replaced. */
const legal = (text: string, errors: readonly string[], advice: readonly string[] = []): InvalidCase =>
  terms.both([["See [above](#scope), or [the questions](/#general).", text]], errors, advice);

export const legalStructureCases: readonly InvalidCase[] = [
  legal("You pay within five days,\n\nWe answer.", [`25:25  (line)  ${STOPS}`]),
  legal("**1.1** You must not:\n\n**1.2** We may, and you agree:", [`25:21  (line)  ${COLON}`, `27:30  (line)  ${COLON}`]),
  legal("We may end this;\n\n### More\n\nWords.", [
    "25:16  (line)  ends in a semicolon with nothing below it. Write the rest, or a full stop.",
  ]),
  legal("We keep what you send us for as long as the law\n\nNorthtown", [], [`25:47  (line)  ${NO_STOP}`]),
  legal("### Projects, NDAs and\n\nWords.", ["25:22  (line)  is a heading that was cut off. Write the rest of it."]),
  legal("### Projects\n\n### Fees\n\nWords.\n\n## Law", [
    "25:1  (line)  is a heading with nothing below it. Restore its text, or delete the heading.",
    "31:1  (line)  is a heading with nothing below it. Restore its text, or delete the heading.",
  ]),
  legal("You pay a fee. You pay a fee.\n\nWe answer your letters. They are kept.\n\nThey are kept. So are yours.", [
    "25:1  (line)  says `You pay a fee.` twice in a row. Leave one.",
    "29:1  (line)  says `They are kept.` twice in a row. Leave one.",
  ]),
  legal("You are:\n\n- a bank;\n- a fund\n- a family office; or\n- an adviser", [`28:8  (line)  ${UNLIKE}`, `30:12  (line)  ${UNLIKE}`]),
  legal("You are:\n\n- a bank with a\n- a fund", ["27:15  (line)  is a list entry that was cut off. Write the rest of it."]),
  legal(
    "We say:\n\n- One is here.\n- Two is here.\n- Three is",
    [],
    ["29:10  (line)  has no full stop at its end, unlike the entries beside it. Add one, or restore what is missing."],
  ),
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
    "115:1  (line)  is one section too many: the contents show the reader's place in at most 24. Merge sections, or begin some with ###.",
  ),
  terms.advised(
    [["See [above]", "| A | B |\n| --- | --- |\n| C | |\n\nSee [above]"]],
    "27:5  (line)  has an empty cell. Restore its words, or write a dash.",
  ),
  terms.wrong([["## Plans", "##"]], "23:1  (line)  is an empty heading. Write its words after the #, or delete the line."),
  terms.wrong([["## Plans", "#### Plans"]], "23:1  (line)  is a heading of level 4 below one of level 2. Begin it with ###."),
  terms.wrong([["## Plans", "## Scope"]], "23:1  (line)  repeats the heading on line 19. Give each its own words."),
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
