/** Sentences, headings and placeholders of a legal text. */
import { type InvalidCase, terms } from "./invalid-case.testing";

const STOPS = "is a paragraph that stops in the middle of a sentence. Write the rest of it.";
const COLON = "ends in a colon with nothing below it. Restore the list, or end the sentence.";
const NO_STOP = "has no full stop at the end of its last sentence. Add one, or restore what is missing.";
const UNLIKE = "has no semicolon or full stop at its end, unlike the entries beside it. Add it, or restore what is missing.";

/** A legal text with other words in the place of its last paragraph, which is in line 25. */
const legal = (text: string, errors: readonly string[], advice: readonly string[] = []): InvalidCase =>
  terms.both([["See [above](#scope), or [the questions](/#general).", text]], errors, advice);

export const legalSentenceCases: readonly InvalidCase[] = [
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
];
