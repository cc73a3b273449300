import { readList } from "../content-check/data";
import { readContent } from "../content-check/reading/read-content";
import { filesShownBy } from "../content-check/reading/shown-files";
import type { SiteContent } from "../content-check/reading/site-content";
import { siteUrl } from "../content-model/read-site";
import { type ContentHistory, contentHistory, lastChange } from "../history/content-history";

/** A page of the site, and the content files that its text comes from. */
interface SourcedPage {
  path: string;
  files: readonly string[];
}

/** Every page with its source files. Shared content (brand, menus, figures) does not count. */
export const sourcedPages = (pages: SiteContent["pages"]): SourcedPage[] =>
  pages.map(({ path, document }) => ({ path, files: [document.path, ...readList(document.data, "sections").flatMap(filesShownBy)] }));

/** A page's sitemap entry: its address and, if git has the history, when its text last changed. Frequency and priority would be guesses. */
export const sitemapEntry = ({ path, files }: SourcedPage, history: ContentHistory): { url: string; lastmod?: string } => {
  const lastmod = lastChange(history, files);
  return { url: path, ...(lastmod !== undefined && { lastmod }) };
};

/** Options of gatsby-plugin-sitemap; it omits the 404 page automatically. */
export const sitemapOptions = () => {
  const history = contentHistory();
  return {
    output: "/",
    // The plugin requires a query.
    query: "{ __typename }",
    resolveSiteUrl: siteUrl,
    resolvePages: async () => sourcedPages((await readContent("content", { opensMedia: false })).content.pages),
    serialize: (page: SourcedPage) => sitemapEntry(page, history),
  };
};
