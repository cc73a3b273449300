import { graphql } from "gatsby";

export const partnersFragment = graphql`
  fragment Partners on PartnersSection {
    anchor
    eyebrow
    heading
    intro
    groups {
      title
      marks {
        alt
        src {
          publicURL
        }
      }
    }
  }
`;
