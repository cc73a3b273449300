import { graphql, type HeadProps, type PageProps } from "gatsby";
import { FaqProvider } from "../sections/Faq/faq-context";
import { SectionList } from "../sections/SectionList";
import { PageProvider } from "../sections/shared/page-context";
import { PageMetadata } from "../seo/PageMetadata";

const PageTemplate = ({ data: { pageContent, faqContent } }: PageProps<Queries.PageTemplateQuery>) => (
  <PageProvider value={{ label: pageContent?.label ?? "" }}>
    <FaqProvider value={faqContent?.categories ?? []}>
      <SectionList sections={pageContent?.sections ?? []} />
    </FaqProvider>
  </PageProvider>
);

export default PageTemplate;

export const Head = ({ data: { pageContent, siteSettings } }: HeadProps<Queries.PageTemplateQuery>) =>
  pageContent && siteSettings && <PageMetadata pageName={pageContent.metadata.name} entries={[pageContent.metadata]} site={siteSettings} />;

export const query = graphql`
  query PageTemplate($id: String!, $showsFaq: Boolean!) {
    pageContent(id: { eq: $id }) {
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
