import { graphql, type HeadProps, type PageProps } from "gatsby";
import { LegalText } from "../sections/LegalText/LegalText";
import { PageMetadata } from "../seo/PageMetadata";

const LegalTemplate = ({ data: { mdx }, children }: PageProps<Queries.LegalTemplateQuery>) => {
  if (!mdx) throw new Error("This page has no content: its query has found none.");
  return <LegalText document={mdx}>{children}</LegalText>;
};

export default LegalTemplate;

export const Head = ({ data: { mdx, siteSettings } }: HeadProps<Queries.LegalTemplateQuery>) =>
  mdx && siteSettings && <PageMetadata pageName={mdx.frontmatter.metadata.name} entries={[mdx.frontmatter.metadata]} site={siteSettings} />;

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
    siteSettings {
      ...PageMetadataSite
    }
  }
`;
