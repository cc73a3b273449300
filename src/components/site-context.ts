import { createContext, useContext } from "react";

/** The site's settings, the same on every page. */
export type SiteSettings = NonNullable<Queries.SiteQuery["siteSettings"]>;

/** The menus. */
export type Navigation = NonNullable<Queries.SiteQuery["navigation"]>;

/** Words that several pages share. */
type Labels = SiteSettings["labels"];

const SiteContext = createContext<SiteSettings | undefined>(undefined);

/** Provides the site's settings to everything below. */
export const SiteProvider = SiteContext.Provider;

const PathContext = createContext<string | undefined>(undefined);

/** Provides the path of the current page to everything below. */
export const PathProvider = PathContext.Provider;

/** Path of the current page. */
export const usePath = (): string | undefined => useContext(PathContext);

const LabelContext = createContext("");

/** Provides the short name of the current page, as in a breadcrumb, to everything below. */
export const PageLabelProvider = LabelContext.Provider;

/** Short name of the current page. */
export const usePageLabel = (): string => useContext(LabelContext);

/** The site's settings. Throws outside `SiteRoot`, which wraps every page. */
export const useSite = (): SiteSettings => {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite is used outside SiteRoot.");
  return site;
};

/** Words that several pages share. */
export const useLabels = (): Labels => useSite().labels;
