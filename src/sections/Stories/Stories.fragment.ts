import { graphql } from "gatsby";

export const storiesFragment = graphql`
  fragment Stories on StoriesSection {
    anchor
    eyebrow
    heading
    intro
    items {
      segment
      title
      description
      picture {
        alt
        src {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 256, outputPixelDensities: [1, 2], placeholder: NONE, formats: [WEBP], quality: 72)
          }
        }
      }
    }
  }
`;
