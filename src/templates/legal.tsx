import { graphql, type PageProps } from "gatsby";
import { LegalText } from "../sections/LegalText/LegalText";
import { PageHead } from "../seo/PageHead";

const LegalTemplate = ({ data: { mdx }, children }: PageProps<Queries.LegalTemplateQuery>) => {
  if (!mdx) throw new Error("This page has no content: its query has found none.");
  return <LegalText document={mdx}>{children}</LegalText>;
};

export default LegalTemplate;

export { PageHead as Head };

export const query = graphql`
  query LegalTemplate($id: String!) {
    mdx(id: { eq: $id }) {
      frontmatter {
        metadata {
          ...PageMetadata
        }
      }
      ...LegalText
    }
  }
`;
