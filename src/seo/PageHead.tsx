import { graphql } from "gatsby";
import { useSiteQuery } from "../components/site-query";
import type { PageData } from "../services/analytics/shown-pages";
import { PageMetadata } from "./PageMetadata";
import { thingsOf } from "./structured-data";
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

interface PageHeadProps {
  data: Pick<PageData, "mdx"> & { readonly pageContent?: Queries.SectionPageFragment | null };
}

/** The `Head` of every template: metadata, and structured data for a page of sections. */
export const PageHead = ({ data: { pageContent, mdx } }: PageHeadProps) => {
  const { siteSettings } = useSiteQuery();
  const metadata = (pageContent ?? mdx?.frontmatter)?.metadata;
  return (
    metadata &&
    siteSettings && (
      <>
        <PageMetadata pageName={metadata.name} entries={[metadata]} site={siteSettings} />
        {pageContent && <StructuredData things={thingsOf(siteSettings, pageContent)} />}
      </>
    )
  );
};
