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
        subject
        emphasis
      }
      slides {
        alt
        callouts {
          text
          x
          y
        }
        phone {
          childImageSharp {
            gatsbyImageData(
              layout: CONSTRAINED
              width: 350
              height: 240
              transformOptions: { cropFocus: NORTH }
              outputPixelDensities: [1, 2]
              placeholder: NONE
              formats: [WEBP]
              quality: 72
            )
          }
        }
        src {
          childImageSharp {
            gatsbyImageData(
              layout: CONSTRAINED
              width: 1240
              outputPixelDensities: [0.55, 1, 1.5]
              placeholder: NONE
              formats: [WEBP]
              quality: 84
            )
          }
        }
      }
    }
  }
`;
