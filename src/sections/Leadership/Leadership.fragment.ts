import { graphql } from "gatsby";

export const leadershipFragment = graphql`
  fragment Leadership on LeadershipSection {
    anchor
    eyebrow
    heading
    intro
    leaders {
      name
      role
      bio
      picture {
        alt
        src {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 72, placeholder: NONE, formats: [WEBP])
          }
        }
      }
    }
  }
`;
