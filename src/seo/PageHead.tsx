import { graphql } from "gatsby";
import { PageMetadata } from "./PageMetadata";
import { PageStructuredData } from "./structured-data/PageStructuredData";

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

/** Props of {@link PageHead}. */
interface PageHeadProps {
  page: Queries.SectionPageFragment | null;
  site: Queries.PageMetadataSiteFragment | null;
  /** The questions, if the page shows them. */
  categories?: Queries.FaqCategoriesFragment["categories"] | undefined;
}

/** The head of a page of sections: its metadata and its structured data. */
export const PageHead = ({ page, site, categories = [] }: PageHeadProps) =>
  page &&
  site && (
    <>
      <PageMetadata pageName={page.metadata.name} entries={[page.metadata]} site={site} />
      <PageStructuredData page={page} categories={categories} />
    </>
  );
