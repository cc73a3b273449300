import { graphql } from "gatsby";

export const statementFragment = graphql`
  fragment Statement on StatementSection {
    anchor
    eyebrow
    heading
    statementArrangement: arrangement
    paragraphs
    popup {
      button
      title
      items {
        title
        text
      }
    }
    statementActions: actions {
      label
      href
      subject
      emphasis
    }
  }
`;
