import { pageTitle } from "../../seo/PageMetadata";

/** A view of a page, as Google Analytics takes it. */
export interface PageView {
  page_title: string;
  /** Path and query. */
  page_path: string;
  page_location: string;
}

/** What every template queries for its head; a legal text is MDX. */
export interface PageData {
  pageContent?: Pick<Queries.SectionPageFragment, "metadata" | "sections"> | null;
  mdx?: { frontmatter: Pick<Queries.SectionPageFragment, "metadata"> } | null;
  siteSettings?: Queries.PageMetadataSiteFragment | null;
}

/** The pages shown since the document was loaded, the current one first. */
export const shownPages: PageView[] = [];

/** Notes a page while it is rendered: Gatsby changes the address earlier, and the title later, or never if the next page comes at once. */
export const notePage = (
  { origin, pathname, search }: Pick<Location, "origin" | "pathname" | "search">,
  { pageContent, mdx, siteSettings }: PageData,
): void => {
  const { metadata } = pageContent ?? mdx?.frontmatter ?? {};
  if (!metadata || !siteSettings) return;
  const page_path = pathname + search;
  shownPages.unshift({ page_path, page_title: pageTitle(metadata, siteSettings), page_location: origin + page_path });
};
