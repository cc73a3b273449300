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
          gatsbyImageData(
            layout: FULL_WIDTH
            placeholder: NONE
            formats: [JPG, WEBP, AVIF]
            breakpoints: [480, 960, 1600]
            quality: 60
            avifOptions: { quality: 46 }
          )
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
