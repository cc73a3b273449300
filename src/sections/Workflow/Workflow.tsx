import { HeadedBand } from "../../content-parts/HeadedBand";
import { useLabels } from "../../content-parts/site-context";
import type { SectionProps } from "../section-props";
import { StepViewer } from "./StepViewer";

/** How one kind of user works with the product, step by step (R6.5 to R6.7). Says so if there is no such workflow (R6.8). */
export const Workflow = ({ section, ground }: SectionProps<Queries.WorkflowFragment>) => {
  const { workflowNotFound } = useLabels();
  return (
    <HeadedBand section={section} ground={ground}>
      {section.workflow ? <StepViewer workflow={section.workflow} /> : <p>{workflowNotFound}</p>}
    </HeadedBand>
  );
};
