import { graphql } from "gatsby";

export const legalTextFragment = graphql`
  fragment LegalText on Mdx {
    tableOfContents(maxDepth: 2)
    frontmatter {
      heading
      lead
      lastUpdated
    }
  }
`;
