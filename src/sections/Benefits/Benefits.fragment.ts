import { graphql } from "gatsby";

export const benefitsFragment = graphql`
  fragment Benefits on BenefitsSection {
    anchor
    eyebrow
    heading
    intro
    arrangement
    picturePlace
    items {
      title
      text
    }
    benefitsPicture: picture {
      alt
      src {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1240, placeholder: NONE, formats: [AUTO, WEBP], quality: 75)
        }
      }
    }
  }
`;
