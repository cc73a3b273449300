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
    }
    sidePicture: picture {
      alt
      src {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 800, placeholder: NONE, formats: [AUTO, WEBP], quality: 75)
        }
      }
    }
  }
`;
