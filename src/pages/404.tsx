import { graphql, type PageProps } from "gatsby";
import { NotFound } from "../sections/NotFound";
import { SectionList } from "../sections/SectionList";
import { PageHead } from "../seo/PageHead";

const NotFoundPage = ({ data: { pageContent } }: PageProps<Queries.NotFoundPageQuery>) => (
  <SectionList sections={pageContent?.sections ?? []} components={{ NotFoundSection: NotFound }} />
);

export default NotFoundPage;

export { PageHead as Head };

export const query = graphql`
  query NotFoundPage {
    pageContent(path: { eq: "/404" }) {
      ...SectionPage
    }
  }
`;
