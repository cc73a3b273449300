import { graphql } from "gatsby";

export const workflowFragment = graphql`
  fragment Workflow on WorkflowSection {
    anchor
    workflow {
      title
      intro
      steps {
        icon
        title
        description
        features
      }
    }
  }
`;
