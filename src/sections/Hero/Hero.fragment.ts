import { graphql } from "gatsby";

export const heroFragment = graphql`
  fragment Hero on HeroSection {
    size
    eyebrow
    heading
    lead
    picture {
      alt
      src {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, placeholder: NONE, formats: [AUTO, WEBP], breakpoints: [480, 800, 1200, 1920], quality: 60)
        }
      }
    }
    heroActions: actions {
      label
      href
      emphasis
    }
    figures {
      value
      label
    }
    figuresNote
  }
`;
