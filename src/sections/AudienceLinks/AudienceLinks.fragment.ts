import { graphql } from "gatsby";

export const audienceLinksFragment = graphql`
  fragment AudienceLinks on AudienceLinksSection {
    anchor
    eyebrow
    heading
    intro
    links {
      title
      text
      href
    }
  }
`;
