import { createContext, useContext } from "react";

/** The `state` of Gatsby's `Link`, if the visitor came by a link. */
export type LinkState = { subject?: string } | null | undefined;

/** What sections need to know about their page. */
interface PageInfo {
  /** The page's short name, as in a breadcrumb. */
  label: string;
  /** What the link that led here has sent along: the subject for the contact form. */
  state?: LinkState;
}

const PageContext = createContext<PageInfo>({ label: "" });

/** Tells a page's sections about their page. */
export const PageProvider = PageContext.Provider;

/** The page that contains the section. */
export const usePage = (): PageInfo => useContext(PageContext);
