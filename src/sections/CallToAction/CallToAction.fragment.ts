import { graphql } from "gatsby";

export const callToActionFragment = graphql`
  fragment CallToAction on CallToActionSection {
    anchor
    heading
    text
    actions {
      label
      href
      emphasis
    }
  }
`;
