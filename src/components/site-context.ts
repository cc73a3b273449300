import { createContext, useContext } from "react";
import type { Site } from "../content-model/site";

/** The site's settings, the same on every page. */
export type SiteSettings = Omit<NonNullable<Queries.SiteQuery["siteSettings"]>, "labels"> & Pick<Site, "labels">;

/** The menus. */
export type Navigation = NonNullable<Queries.SiteQuery["navigation"]>;

const SiteContext = createContext<SiteSettings | undefined>(undefined);

/** Provides the site's settings to everything below. */
export const SiteProvider = SiteContext.Provider;

const PageContext = createContext({ path: "", label: "" });

/** Provides the path of the current page, and its short name, as in a breadcrumb, to everything below. */
export const PageProvider = PageContext.Provider;

/** Path and short name of the current page. */
export const usePage = () => useContext(PageContext);

/** The site's settings. Throws outside `SiteRoot`, which wraps every page. */
export const useSite = (): SiteSettings => {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite is used outside SiteRoot.");
  return site;
};

/** Words that several pages share. */
export const useLabels = (): SiteSettings["labels"] => useSite().labels;
