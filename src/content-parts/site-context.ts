import { createContext, useContext } from "react";

/** The site's settings as every page has them. */
export type SiteSettings = NonNullable<Queries.SiteQuery["siteSettings"]>;

/** The menus. */
export type Navigation = NonNullable<Queries.SiteQuery["navigation"]>;

/** Words that several pages share. */
export type Labels = SiteSettings["labels"];

const SiteContext = createContext<SiteSettings | undefined>(undefined);

/** Gives the site's settings to everything below. */
export const SiteProvider = SiteContext.Provider;

/** The site's settings. Throws outside of `SiteRoot`, which every page is wrapped in. */
export const useSite = (): SiteSettings => {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite is used outside of SiteRoot.");
  return site;
};

/** Words that several pages share. */
export const useLabels = (): Labels => useSite().labels;
