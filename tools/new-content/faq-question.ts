import { z } from "zod";
import type { Situation } from "../../src/content-check/cross-checks/cross-check";
import { readList, readText } from "../../src/content-check/document";
import { faqItemModel } from "../../src/content-model/faq";
import { toSlug } from "../../src/content-model/tokens";
import { list } from "../../src/content-model/words";
import { insertEntry } from "./insert-entry";
import type { Plan } from "./new-kind";
import { Refusal } from "./refusal";
import { folded, quoted } from "./yaml-text";

const FAQ = "faq.yaml";
/** The indent of an answer's lines, in spaces. */
const ANSWER_INDENT = 10;

const faqOf = ({ documents }: Situation) => documents.find(({ path }) => path === FAQ);

const categoriesOf = (situation: Situation): string[] =>
  readList(faqOf(situation)?.data, "categories").map((entry) => readText(entry, "slug") ?? "");

/** The fields of a new question. */
export const questionModel = (situation: Situation) =>
  z.object({
    category: z.enum(categoriesOf(situation)).meta({ description: `Its category in content/${FAQ}: ${list(categoriesOf(situation))}.` }),
    question: faqItemModel.shape.question,
    answer: faqItemModel.shape.answer,
    slug: faqItemModel.shape.slug
      .optional()
      .meta({ description: "The question in its address: /faq#slug. Without it: derived from the question." }),
  });

/** Plans a question at the end of its category; everything else in the file stays as it is, comments included. */
export const planQuestion = (answers: z.output<ReturnType<typeof questionModel>>, situation: Situation): Plan => {
  const { category, question, answer, slug: name = toSlug(question.replace(/\{[^{}]*\}/gu, "")) } = answers;
  if (name === "") throw new Refusal("The question has no Latin letter or digit to derive its address from. Give it a slug.");
  const index = categoriesOf(situation).indexOf(category);
  const lines = [
    `slug: ${name}`,
    `question: ${quoted(question)}`,
    "answer: >-",
    ...folded(answer, ANSWER_INDENT).map((line) => (line === "" ? "" : `  ${line}`)),
  ];
  return {
    files: [{ path: FAQ, text: insertEntry(faqOf(situation)?.text ?? "", ["categories", index, "items"], lines, 1), isEdit: true }],
    next: [`Its address is /faq#${name}. Never change that part once it is published.`],
  };
};
