import { graphql } from "gatsby";

export const workflowViewerFragment = graphql`
  fragment WorkflowViewer on WorkflowSection {
    anchor
    eyebrow
    heading
    intro
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
