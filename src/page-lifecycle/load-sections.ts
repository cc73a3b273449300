import type { LoadedPage, PageLoader } from "./gatsby-globals";

const sectionsOf = (page: LoadedPage | undefined) => page?.json?.data?.pageContent?.sections.map(({ __typename }) => __typename) ?? [];

/** Fetches the code of sections, by their types. */
export type LoadSections = (types: ReturnType<typeof sectionsOf>) => Promise<unknown>;

/**
 * From now on a page counts as loaded only once the code of its sections is there too. They are separate chunks, unknown to Gatsby (ADR 5),
 * which would show the page without them and let them pop in one by one. A page without its code, as after a deployment, counts as failed:
 * Gatsby then reloads it whole.
 */
export const loadSectionsWithPages = (loader: PageLoader, loadSections: LoadSections): void => {
  const loadPage = loader.loadPage;
  const complete = new Set<string>();
  loader.loadPage = async (path) => {
    const page = await loadPage(path);
    if (complete.has(path)) return page;
    try {
      await loadSections(sectionsOf(page));
    } catch {
      return undefined;
    }
    if (page?.json) complete.add(path);
    return page;
  };
};
