import { graphql } from "gatsby";
import { Band } from "../../components/Band/Band";
import { HeadedBand } from "../../components/HeadedBand";
import { useLabels } from "../../components/site-context";
import type { SectionProps } from "../section-props";
import { StepViewer } from "./StepViewer";

/** How one kind of user works with the product, step by step. Shows a message if there is no such workflow. */
export const Workflow = ({ section: { anchor, workflow }, ground }: SectionProps<Queries.WorkflowFragment>) => {
  const { workflowNotFound } = useLabels();
  if (!workflow) {
    return (
      <Band ground={ground} anchor={anchor}>
        <p>{workflowNotFound}</p>
      </Band>
    );
  }
  const { title: heading, intro } = workflow;
  return (
    <HeadedBand section={{ anchor, heading, intro }} ground={ground}>
      <StepViewer workflow={workflow} />
    </HeadedBand>
  );
};

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
