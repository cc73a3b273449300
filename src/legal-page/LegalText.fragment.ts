import { graphql } from "gatsby";

export const legalTextFragment = graphql`
  fragment LegalText on Mdx {
    tableOfContents(maxDepth: 2)
    earlierVersions
    frontmatter {
      heading
      lead
      lastUpdated
    }
  }
`;
