/** The parts of a fetched page that are used here. */
export interface LoadedPage {
  /** Its query's result; a page of sections names them. */
  json?: { data?: Partial<Pick<Queries.PageTemplateQuery, "pageContent">> };
}

/** Gatsby's loader of pages, each named by its path and query. */
export interface PageLoader {
  /** Fetches the data and the template of a page, once; undefined, or without `json`, on failure. */
  loadPage: (page: string) => Promise<LoadedPage | undefined>;
  /** The page, if it has been fetched already. */
  loadPageSync: (page: string) => LoadedPage | undefined;
  /** Called by a `Link` when a pointer enters it. */
  hovering: (page: string) => void;
}

/** Opens a page, or goes that many steps through the history. */
export type Navigate = (to: string | number, options?: unknown) => void;

declare global {
  interface Window {
    ___loader: PageLoader;
    /** Called by a `Link` when clicked, and by `navigate`. */
    ___navigate: Navigate;
  }
}
