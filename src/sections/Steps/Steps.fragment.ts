import { graphql } from "gatsby";

export const stepsFragment = graphql`
  fragment Steps on StepsSection {
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
