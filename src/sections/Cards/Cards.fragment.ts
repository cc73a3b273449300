import { graphql } from "gatsby";

export const cardsFragment = graphql`
  fragment Cards on CardsSection {
    anchor
    eyebrow
    heading
    intro
    items {
      title
      text
    }
  }
`;
