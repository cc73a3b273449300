import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageMetadata } from "../seo/PageMetadata";
import { SectionList } from "../sections/SectionList";
import { FaqProvider } from "../sections/Faq/faq-context";

const PageTemplate = ({ data: { pageContent, faqContent } }: PageProps<Queries.PageTemplateQuery>) => (
  <FaqProvider value={faqContent?.categories ?? []}>
    <SectionList sections={pageContent?.sections ?? []} />
  </FaqProvider>
);

export default PageTemplate;

export const Head = ({ data: { pageContent, siteSettings } }: HeadProps<Queries.PageTemplateQuery>) =>
  pageContent && siteSettings && <PageMetadata pageName={pageContent.metadata.name} entries={[pageContent.metadata]} site={siteSettings} />;

export const query = graphql`
  query PageTemplate($id: String!, $showsFaq: Boolean!) {
    pageContent(id: { eq: $id }) {
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
