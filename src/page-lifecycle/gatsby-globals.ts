/** A fetched page, as far as it is of use here. */
export interface LoadedPage {
  /** What its query gave; a page of sections names them. */
  json?: { data?: Partial<Pick<Queries.PageTemplateQuery, "pageContent">> };
}

/** Gatsby's loader of pages, each named by its path and query. */
export interface PageLoader {
  /** Fetches the data and the template of a page, once; undefined, or without `json`, when it cannot be had. */
  loadPage: (page: string) => Promise<LoadedPage | undefined>;
  /** The page, when it has been fetched already. */
  loadPageSync: (page: string) => LoadedPage | undefined;
  /** Called by every `Link` that a pointer enters. */
  hovering: (page: string) => void;
}

/** Shows a page, or goes that many steps through the history. */
export type Navigate = (to: string | number, options?: unknown) => void;

declare global {
  interface Window {
    ___loader: PageLoader;
    /** Called by every `Link` that is clicked, and by `navigate`. */
    ___navigate: Navigate;
  }
}
