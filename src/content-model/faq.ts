import { z } from "zod";
import { copy, slug } from "./fields";

/** A question with its answer. */
const faqItemModel = z
  .strictObject({
    slug: slug("The question in its address: /faq#slug. Links from elsewhere would not follow a change."),
    question: copy("The question as a visitor would ask it.", 140),
    answer: copy("The answer. An empty line begins a new paragraph.", 1200),
  })
  .meta({ id: "FaqItem" });

const faqCategoryModel = z
  .strictObject({
    slug: slug("The category in its address."),
    title: copy("The category's heading.", 40),
    items: z.array(faqItemModel).min(5).max(30).meta({ description: "Questions and answers, at least five." }),
  })
  .meta({ id: "FaqCategory" });

/** `content/faq.yaml`: questions and answers by category. */
export const faqModel = z
  .strictObject({ categories: z.array(faqCategoryModel).min(1).max(10).meta({ description: "The categories, in order." }) })
  .meta({ id: "FaqContent" });
