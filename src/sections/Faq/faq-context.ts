import { createContext, useContext } from "react";

/** Questions and answers by category. */
export type FaqCategories = Queries.FaqCategoriesFragment["categories"];

const FaqContext = createContext<FaqCategories>([]);

/** Gives the questions to a page's FAQ section; they stand in a file of their own (`content/faq.yaml`). */
export const FaqProvider = FaqContext.Provider;

/** The questions that the FAQ section shows. */
export const useFaqCategories = (): FaqCategories => useContext(FaqContext);
