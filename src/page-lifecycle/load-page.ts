/** What Gatsby's loader resolves to: without `json`, the result of the page's query, nothing was found. */
interface LoadedPage {
  json?: { data?: Partial<Pick<Queries.PageTemplateQuery, "pageContent">> };
}

/** Fetches the data and the template of a page, by its path and query. Gatsby passes it to its hooks. */
export type LoadPage = (page: string) => Promise<LoadedPage | undefined>;

const sectionsOf = ({ json }: LoadedPage) => json?.data?.pageContent?.sections.map(({ __typename }) => __typename) ?? [];

/** Fetches the code of sections, by their types. */
type LoadSections = (types: ReturnType<typeof sectionsOf>) => Promise<unknown>;

/** Fetches whole pages, each named by its path and query. */
export interface PageLoader {
  /** Resolves to whether everything that the page needs has come. */
  load: (page: string) => Promise<boolean>;
  /** Whether it has come already. */
  has: (page: string) => boolean;
}

/**
 * Loads pages with the code of their sections. Those are separate chunks, unknown to Gatsby (ADR 5), which would show the page without them
 * and let them pop in one by one.
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
