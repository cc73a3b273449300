import { graphql } from "gatsby";

export const productsFragment = graphql`
  fragment Products on ProductsSection {
    anchor
    eyebrow
    heading
    intro
    tabs {
      slug
      label
      heading
      blurb
      link {
        label
        href
        emphasis
      }
      slides {
        alt
        src {
          childImageSharp {
            gatsbyImageData(
              layout: CONSTRAINED
              width: 820
              outputPixelDensities: [0.5, 1, 1.5]
              placeholder: NONE
              formats: [WEBP]
              quality: 72
            )
          }
        }
      }
    }
  }
`;
