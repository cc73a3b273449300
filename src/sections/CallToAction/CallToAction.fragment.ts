import { graphql } from "gatsby";

export const callToActionFragment = graphql`
  fragment CallToAction on CallToActionSection {
    anchor
    heading
    text
    actions {
      label
      href
      subject
      emphasis
    }
    closingPicture: picture {
      alt
      src {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, placeholder: NONE, formats: [WEBP], breakpoints: [960, 1920], quality: 70)
        }
      }
    }
  }
`;
