import type { LoadedPage, PageLoader } from "./gatsby-globals";

const sectionsOf = (page: LoadedPage | undefined) => page?.json?.data?.pageContent?.sections.map(({ __typename }) => __typename) ?? [];

/** Fetches the code of sections, by their types. */
export type LoadSections = (types: ReturnType<typeof sectionsOf>) => Promise<unknown>;

/**
 * From now on a page counts as loaded only when the code of its sections is there too. They are chunks of their own, of which Gatsby knows
 * nothing (ADR 5): it would show a page without them, and they would come one by one. A page whose code cannot be had, as after a new
 * deployment, cannot be had either: Gatsby then loads it whole.
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
