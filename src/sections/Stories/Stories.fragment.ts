import { graphql } from "gatsby";

export const storiesFragment = graphql`
  fragment Stories on StoriesSection {
    anchor
    eyebrow
    heading
    intro
    note
    items {
      segment
      title
      description
    }
  }
`;
