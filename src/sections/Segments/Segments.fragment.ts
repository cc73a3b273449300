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
            gatsbyImageData(layout: CONSTRAINED, width: 600, placeholder: NONE, formats: [AUTO, WEBP], quality: 70)
          }
        }
      }
    }
  }
`;
