import { graphql } from "gatsby";

export const featuredInFragment = graphql`
  fragment FeaturedIn on FeaturedInSection {
    anchor
    heading
  }
`;
