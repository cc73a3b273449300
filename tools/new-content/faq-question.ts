import { z } from "zod";
import type { Situation } from "../../src/build/check-content/cross-checks/cross-check";
import { readList, readText } from "../../src/build/check-content/document";
import { list } from "../../src/build/check-content/words";
import { faqItemModel } from "../../src/content-model/faq";
import { slug } from "../../src/content-model/fields";
import { toSlug } from "../../src/content-model/tokens";
import { insertEntry } from "./insert-entry";
import type { Plan } from "./new-kind";
import { Refusal } from "./refusal";
import { folded, quoted } from "./yaml-text";

const FAQ = "faq.yaml";
/** Where the lines of an answer begin, in spaces. */
const ANSWER_INDENT = 10;

/** What a question is asked for. */
export const questionModel = z.object({
  category: slug("The category's slug in content/faq.yaml, such as getting-started."),
  question: faqItemModel.shape.question,
  answer: faqItemModel.shape.answer,
  slug: faqItemModel.shape.slug
    .optional()
    .meta({ description: "The question in its address: /faq#slug. Without it: made of the question." }),
});

/** Plans a question at the end of its category; everything else in the file stays as it is, comments included. */
export const planQuestion = (answers: z.output<typeof questionModel>, { documents }: Situation): Plan => {
  const { category, question, answer, slug: name = toSlug(question.replace(/\{[^{}]*\}/gu, "")) } = answers;
  const faq = documents.find(({ path }) => path === FAQ);
  const known = readList(faq?.data, "categories").map((entry) => readText(entry, "slug") ?? "");
  const index = known.indexOf(category);
  if (!faq || index === -1)
    throw new Refusal(`--category names ${category}, which content/${FAQ} does not have. Use one of ${list(known)}.`);
  const lines = [
    `slug: ${name}`,
    `question: ${quoted(question)}`,
    "answer: >-",
    ...folded(answer, ANSWER_INDENT).map((line) => (line === "" ? "" : `  ${line}`)),
  ];
  return {
    files: [{ path: FAQ, text: insertEntry(faq.text, ["categories", index, "items"], lines, 1), isEdit: true }],
    next: [`It stands at /faq#${name}. Never change that part once it is published.`],
  };
};
