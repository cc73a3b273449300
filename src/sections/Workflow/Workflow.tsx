import { Band } from "../../components/Band/Band";
import { SectionHeading } from "../../content-parts/SectionHeading";
import { useLabels } from "../../content-parts/site-context";
import { type SectionProps, useHeadingId } from "../section-props";
import { StepViewer } from "./StepViewer";

/** How one kind of user works with the product, step by step (R6.5 to R6.7). Says so when there is no such workflow (R6.8). */
export const Workflow = ({ section, ground }: SectionProps<Queries.WorkflowFragment>) => {
  const headingId = useHeadingId();
  const { workflowNotFound } = useLabels();
  const { anchor, eyebrow, heading, intro, workflow } = section;
  return (
    <Band ground={ground} anchor={anchor} labelledBy={headingId}>
      <SectionHeading id={headingId} eyebrow={eyebrow} heading={heading} intro={intro} />
      {workflow ? <StepViewer workflow={workflow} /> : <p>{workflowNotFound}</p>}
    </Band>
  );
};
