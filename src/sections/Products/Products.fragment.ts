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
            gatsbyImageData(layout: CONSTRAINED, width: 960, placeholder: NONE, formats: [AUTO, WEBP], quality: 75)
          }
        }
      }
    }
  }
`;
