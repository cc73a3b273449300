import { graphql } from "gatsby";
import { PageMetadata } from "./PageMetadata";
import { PageStructuredData } from "./StructuredData";

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

/** Props of {@link PageHead}: those that Gatsby gives a template's `Head`. */
interface PageHeadProps {
  data: {
    readonly pageContent: Queries.SectionPageFragment | null;
    readonly siteSettings: Queries.PageMetadataSiteFragment | null;
    /** The questions, if the page shows them. */
    readonly faqContent?: Queries.FaqCategoriesFragment | null;
  };
}

/** The `Head` of every template of sections: metadata and structured data. */
export const PageHead = ({ data: { pageContent, siteSettings, faqContent } }: PageHeadProps) =>
  pageContent &&
  siteSettings && (
    <>
      <PageMetadata pageName={pageContent.metadata.name} entries={[pageContent.metadata]} site={siteSettings} />
      <PageStructuredData page={pageContent} categories={faqContent?.categories ?? []} />
    </>
  );
