import type { FAQPageLeaf } from "schema-dts";

/**
 * The questions with their answers, word for word. Some answers quote prices that contradict the price list; both stay as shown, so
 * prices in answers do not become offers.
 */
export const faqPage = (categories: Queries.FaqCategoriesFragment["categories"], canonical: string): FAQPageLeaf => ({
  "@type": "FAQPage",
  url: canonical,
  mainEntity: categories.flatMap(({ items }) =>
    items.map(({ slug, question, answer }) => ({
      "@type": "Question" as const,
      url: `${canonical}#${slug}`,
      name: question,
      acceptedAnswer: { "@type": "Answer" as const, text: answer },
    })),
  ),
});
