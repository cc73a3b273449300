import { graphql } from "gatsby";

export const notFoundFragment = graphql`
  fragment NotFound on NotFoundSection {
    heading
    text
    coordinates
    action {
      label
      href
      subject
      emphasis
    }
  }
`;
