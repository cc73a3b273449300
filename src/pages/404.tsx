import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useSiteQuery } from "../components/site-query";
import { NotFound } from "../sections/NotFound";
import { SectionList } from "../sections/SectionList";
import { PageMetadata } from "../seo/PageMetadata";

const NotFoundPage = ({ data: { pageContent } }: PageProps<Queries.NotFoundPageQuery>) => (
  <SectionList sections={pageContent?.sections ?? []} components={{ NotFoundSection: NotFound }} />
);

export default NotFoundPage;

export const Head = ({ data: { pageContent } }: HeadProps<Queries.NotFoundPageQuery>) => {
  const { siteSettings } = useSiteQuery();
  const metadata = pageContent?.metadata;
  return metadata && siteSettings && <PageMetadata pageName={metadata.name} entries={[metadata]} site={siteSettings} isIndexed={false} />;
};

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
  }
`;
