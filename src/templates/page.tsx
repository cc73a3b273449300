import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageProvider } from "../content-parts/page-context";
import { FaqProvider } from "../sections/Faq/faq-context";
import { SectionList } from "../sections/SectionList";
import { PageMetadata } from "../seo/PageMetadata";
import { PageStructuredData } from "../seo/structured-data/PageStructuredData";

const PageTemplate = ({ data: { pageContent, faqContent } }: PageProps<Queries.PageTemplateQuery>) => {
  const { label = "", sections = [] } = pageContent ?? {};
  return (
    <PageProvider value={{ label }}>
      <FaqProvider value={faqContent?.categories ?? []}>
        <SectionList sections={sections} />
      </FaqProvider>
    </PageProvider>
  );
};

export default PageTemplate;

export const Head = ({ data: { pageContent, faqContent, siteSettings } }: HeadProps<Queries.PageTemplateQuery>) =>
  pageContent &&
  siteSettings && (
    <>
      <PageMetadata pageName={pageContent.metadata.name} entries={[pageContent.metadata]} site={siteSettings} />
      <PageStructuredData page={pageContent} categories={faqContent?.categories ?? []} />
    </>
  );

export const query = graphql`
  query PageTemplate($id: String!, $showsFaq: Boolean!) {
    pageContent(id: { eq: $id }) {
      path
      label
      metadata {
        ...PageMetadata
      }
      sections {
        ...Section
      }
    }
    faqContent @include(if: $showsFaq) {
      ...FaqCategories
    }
    siteSettings {
      ...PageMetadataSite
    }
  }
`;
