/** The result of Gatsby's loader. `json` is the result of the page's query; without it, the page was not found. */
interface LoadedPage {
  json?: { data?: Partial<Pick<Queries.PageTemplateQuery, "pageContent">> };
}

/** Fetches a page's data and template, by the page's path and query. Gatsby passes this function to its hooks. */
export type LoadPage = (page: string) => Promise<LoadedPage | undefined>;

const sectionsOf = ({ json }: LoadedPage) => json?.data?.pageContent?.sections.map(({ __typename }) => __typename) ?? [];

/** Fetches the code of sections, by their types. */
type LoadSections = (types: ReturnType<typeof sectionsOf>) => Promise<unknown>;

/** Fetches pages with everything they need, each named by its path and query. */
export interface PageLoader {
  /** Resolves to whether the page, with everything it needs, could be loaded. */
  load: (page: string) => Promise<boolean>;
  /** Whether the page has already been loaded. */
  has: (page: string) => boolean;
}

/**
 * Loads pages with the code of their sections. That code is in separate chunks, which Gatsby does not know (ADR 5): it would show the page
 * without them, and the sections would pop in one by one.
 */
export const pageLoader = (loadPage: LoadPage, loadSections: LoadSections): PageLoader => {
  const complete = new Set<string>();
  const load = async (page: string): Promise<boolean> => {
    try {
      const loaded = await loadPage(page);
      if (!loaded?.json) return false;
      await loadSections(sectionsOf(loaded));
    } catch {
      return false;
    }
    complete.add(page);
    return true;
  };
  return { load, has: (page) => complete.has(page) };
};
