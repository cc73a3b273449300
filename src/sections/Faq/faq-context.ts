import { createContext, useContext } from "react";

/** Questions and answers by category. */
export type FaqCategories = Queries.FaqCategoriesFragment["categories"];

const FaqContext = createContext<FaqCategories>([]);

/** Provides a page's FAQ section with the questions, which come from `content/faq.yaml`. */
export const FaqProvider = FaqContext.Provider;

/** The FAQ section's questions. */
export const useFaqCategories = (): FaqCategories => useContext(FaqContext);
