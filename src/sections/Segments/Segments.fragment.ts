import { graphql } from "gatsby";

export const segmentsFragment = graphql`
  fragment Segments on SegmentsSection {
    anchor
    eyebrow
    heading
    intro
    items {
      slug
      title
      description
      benefits
      linkLabel
      href
      picture {
        alt
        src {
          childImageSharp {
            gatsbyImageData(
              layout: CONSTRAINED
              width: 680
              outputPixelDensities: [0.5, 1, 1.5]
              placeholder: NONE
              formats: [WEBP]
              quality: 70
            )
          }
        }
      }
    }
  }
`;
