import { copy, entry, list, slug } from "./fields";

/** A question with its answer. */
const faqItemModel = entry("FaqItem", {
  slug: slug("The question in its address: /faq#slug. Links from elsewhere would not follow a change."),
  question: copy("The question as a visitor would ask it.", 140),
  answer: copy("The answer. An empty line begins a new paragraph.", 1200),
});

const faqCategoryModel = entry("FaqCategory", {
  slug: slug("The category in its address."),
  title: copy("The category's heading.", 40),
  items: list(faqItemModel, 5, 30, "Questions and answers, at least five."),
});

/** `content/faq.yaml`: questions and answers by category. */
export const faqModel = entry("FaqContent", { categories: list(faqCategoryModel, 1, 10, "The categories, in order.") });
