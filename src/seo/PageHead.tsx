import { graphql } from "gatsby";
import { useSiteQuery } from "../components/site-query";
import { PageMetadata } from "./PageMetadata";
import { StructuredData } from "./StructuredData";

/** What every template of sections queries of its page. */
export const sectionPageFragment = graphql`
  fragment SectionPage on PageContent {
    path
    label
    metadata {
      ...PageMetadata
    }
    sections {
      ...Section
    }
  }
`;

/** What every template queries of its page; a legal text is MDX. */
export interface PageData {
  readonly pageContent?: Queries.SectionPageFragment | null;
  readonly mdx?: { readonly frontmatter: Pick<Queries.SectionPageFragment, "metadata"> } | null;
}

/** The `Head` of every page: metadata and, for a page of sections that exists, structured data. */
export const PageHead = ({ data: { pageContent, mdx } }: { data: PageData }) => {
  const { siteSettings } = useSiteQuery();
  const metadata = (pageContent ?? mdx?.frontmatter)?.metadata;
  const exists = pageContent?.path !== "/404";
  return (
    metadata &&
    siteSettings && (
      <>
        <PageMetadata pageName={metadata.name} entries={[metadata]} site={siteSettings} isIndexed={exists} />
        {pageContent && exists && <StructuredData site={siteSettings} page={pageContent} />}
      </>
    )
  );
};
