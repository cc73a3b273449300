import { createContext, useContext } from "react";

/** Facts about a section's page. */
interface PageInfo {
  /** The page's short name, as in a breadcrumb. */
  label: string;
}

const PageContext = createContext<PageInfo>({ label: "" });

/** Provides a page's facts to its sections. */
export const PageProvider = PageContext.Provider;

/** The page around a section. */
export const usePage = (): PageInfo => useContext(PageContext);
