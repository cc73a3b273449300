import { createContext, useContext } from "react";

/** What sections need to know about their page. */
interface PageInfo {
  /** The page's short name, as in a breadcrumb. */
  label: string;
}

const PageContext = createContext<PageInfo>({ label: "" });

/** Tells a page's sections about their page. */
export const PageProvider = PageContext.Provider;

/** The page that contains the section. */
export const usePage = (): PageInfo => useContext(PageContext);
