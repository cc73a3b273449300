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
    backgroundVideo {
      av1 {
        publicURL
      }
      vp9 {
        publicURL
      }
      h264 {
        publicURL
      }
    }
    heroActions: actions {
      label
      href
      emphasis
    }
    film {
      button
      title
      captions {
        publicURL
      }
      video {
        publicURL
      }
      poster {
        alt
        src {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 1280, placeholder: NONE, formats: [WEBP], quality: 75)
          }
        }
      }
      transcript
    }
    figures {
      value
      label
    }
    figuresNote
  }
`;
