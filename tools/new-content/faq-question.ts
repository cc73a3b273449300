import { z } from "zod";
import { readList, readText } from "../../src/content-check/data";
import type { SiteContent } from "../../src/content-check/reading/site-content";
import { faqItemModel } from "../../src/content-model/faq";
import { toSlug } from "../../src/content-model/tokens";
import { list } from "../../src/content-model/words";
import { Refusal } from "../support/refusal";
import { insertEntry } from "./insert-entry";
import type { Plan } from "./new-kind";

const FAQ = "faq.yaml";

const faqOf = ({ documents }: SiteContent) => documents.find(({ path }) => path === FAQ);

const categoriesOf = (content: SiteContent): string[] =>
  readList(faqOf(content)?.data, "categories").map((entry) => readText(entry, "slug") ?? "");

/** The fields of a new question. */
export const questionModel = (content: SiteContent) =>
  z.object({
    category: z.enum(categoriesOf(content)).meta({ description: `Its category in content/${FAQ}: ${list(categoriesOf(content))}.` }),
    question: faqItemModel.shape.question,
    answer: faqItemModel.shape.answer,
    slug: faqItemModel.shape.slug
      .optional()
      .meta({ description: "The question in its address: /faq#slug. Without it: derived from the question." }),
  });

/** Plans to append a question to its category. Everything else in the file stays as it is, comments included. */
export const planQuestion = (answers: z.output<ReturnType<typeof questionModel>>, content: SiteContent): Plan => {
  const { category, question, answer, slug: name = toSlug(question.replace(/\{[^{}]*\}/gu, "")) } = answers;
  if (name === "") throw new Refusal("The question has no Latin letter or digit to derive its address from. Give it a slug.");
  const index = categoriesOf(content).indexOf(category);
  const paragraphs = answer.split(/\n\s*\n/u).map((paragraph) => paragraph.trim().replaceAll(/\s+/gu, " "));
  const entry = { slug: name, question, answer: paragraphs.join("\n\n").trim() };
  return {
    files: [{ path: FAQ, text: insertEntry(faqOf(content)?.text ?? "", ["categories", index, "items"], entry), isEdit: true }],
    next: [`Its address is /faq#${name}. Never change that part once it is published.`],
  };
};
