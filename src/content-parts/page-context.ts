import { createContext, useContext } from "react";

/** What a section may want to know of the page that it stands on. */
export interface PageInfo {
  /** The page's short name, as in a breadcrumb. */
  label: string;
}

const PageContext = createContext<PageInfo>({ label: "" });

/** Gives a page's facts to its sections. */
export const PageProvider = PageContext.Provider;

/** The page that a section stands on. */
export const usePage = (): PageInfo => useContext(PageContext);
