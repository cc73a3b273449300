import { graphql } from "gatsby";

export const heroFragment = graphql`
  fragment Hero on HeroSection {
    size
    light
    eyebrow
    heading
    lead
    picture {
      alt
      src {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, placeholder: NONE, formats: [WEBP], breakpoints: [1200, 1600, 1920], quality: 75)
        }
      }
      phone: src {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, placeholder: NONE, formats: [WEBP, AVIF], breakpoints: [960], quality: 60)
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
      subject
      emphasis
    }
    heroExhibit: exhibit {
      alt
      caption
      phone {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 350, outputPixelDensities: [1, 2], placeholder: NONE, formats: [WEBP], quality: 60)
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
    film {
      button
      length
      title
      captions {
        publicURL
      }
      h264: video {
        publicURL
      }
      av1 {
        publicURL
      }
      vp9 {
        publicURL
      }
      poster {
        alt
        src {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 1280, outputPixelDensities: [1], placeholder: NONE, formats: [WEBP], quality: 75)
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
