import { graphql } from "gatsby";

export const statementFragment = graphql`
  fragment Statement on StatementSection {
    anchor
    eyebrow
    heading
    paragraphs
    popup {
      button
      title
      paragraphs
    }
    statementActions: actions {
      label
      href
      emphasis
    }
  }
`;
