import type { PageData } from "../../seo/PageHead";
import { pageTitle, type TitledSite } from "../../seo/PageMetadata";

/** A view of a page, as Google Analytics takes it. */
export interface PageView {
  page_title: string;
  /** Path and query. */
  page_path: string;
  page_location: string;
}

/** The pages shown since the document was loaded, the current one first. */
export const shownPages: PageView[] = [];

/** Notes a page once it is shown: Gatsby changes the address earlier, and the title later, or never if the next page comes at once. */
export const notePage = (
  { origin, pathname, search }: Pick<Location, "origin" | "pathname" | "search">,
  { pageContent, mdx }: PageData,
  site: TitledSite,
): void => {
  const { metadata } = pageContent ?? mdx?.frontmatter ?? {};
  if (!metadata) return;
  const page_path = pathname + search;
  shownPages.unshift({ page_path, page_title: pageTitle(metadata, site), page_location: origin + page_path });
};
