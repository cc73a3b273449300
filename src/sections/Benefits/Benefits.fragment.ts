import { graphql } from "gatsby";

export const benefitsFragment = graphql`
  fragment Benefits on BenefitsSection {
    anchor
    eyebrow
    heading
    intro
    arrangement
    items {
      title
      text
      figure
    }
    benefitsPicture: picture {
      alt
      caption
      phone {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 350, outputPixelDensities: [1, 2], placeholder: NONE, formats: [WEBP], quality: 72)
        }
      }
      narrow: src {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 350, outputPixelDensities: [1, 2], placeholder: NONE, formats: [WEBP], quality: 72)
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
`;
