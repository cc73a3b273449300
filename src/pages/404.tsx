import { graphql, type HeadProps, type PageProps } from "gatsby";
import { NotFound } from "../sections/NotFound";
import { SectionList } from "../sections/SectionList";
import { PageMetadata } from "../seo/PageMetadata";

const NotFoundPage = ({ data: { pageContent } }: PageProps<Queries.NotFoundPageQuery>) => (
  <SectionList sections={pageContent?.sections ?? []} components={{ NotFoundSection: NotFound }} />
);

export default NotFoundPage;

export const Head = ({ data: { pageContent, siteSettings } }: HeadProps<Queries.NotFoundPageQuery>) =>
  pageContent &&
  siteSettings && (
    <PageMetadata pageName={pageContent.metadata.name} entries={[pageContent.metadata]} site={siteSettings} isIndexed={false} />
  );

export const query = graphql`
  query NotFoundPage {
    pageContent(path: { eq: "/404" }) {
      metadata {
        ...PageMetadata
      }
      sections {
        ...Section
      }
    }
    siteSettings {
      ...PageMetadataSite
    }
  }
`;
