import { graphql } from "gatsby";

export const newsFragment = graphql`
  fragment News on NewsSection {
    anchor
    eyebrow
    heading
    intro
    items {
      date
      title
      href
    }
  }
`;
