import { useId } from "react";
import styled from "styled-components";
import { Band } from "../../components/Band/Band";
import { SectionHeading } from "../../content-parts/SectionHeading";
import { useLabels } from "../../content-parts/site-context";
import { from } from "../../theme/breakpoints";
import { ledgerColumns } from "../../theme/mixins";
import type { SectionProps } from "../section-props";
import { StepViewer } from "./StepViewer";

/** How one kind of user works with the product, step by step (R6.5 to R6.7). Says so if there is no such workflow (R6.8). */
export const Workflow = ({ section: { anchor, eyebrow, heading, intro, workflow }, ground }: SectionProps<Queries.WorkflowFragment>) => {
  const headingId = useId();
  const { workflowNotFound } = useLabels();
  return (
    <Band ground={ground} anchor={anchor} labelledBy={headingId}>
      <Sheet>
        <SectionHeading id={headingId} eyebrow={eyebrow} heading={heading} intro={intro} />
        {workflow ? <StepViewer workflow={workflow} /> : <p>{workflowNotFound}</p>}
      </Sheet>
    </Band>
  );
};

/** On wide screens one head: the section's heading, and beside it what the workflow says of itself. The steps span both. */
const Sheet = styled.div`
  ${from.desktop} {
    ${ledgerColumns}
    display: grid;
    grid-template-rows: auto auto 1fr;
    row-gap: var(--space-4);

    > header {
      grid-area: 1 / 1 / span 3;
      margin-bottom: 0;
    }
  }
`;
