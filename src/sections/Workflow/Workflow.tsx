import styled from "styled-components";
import { HeadedBand } from "../../components/HeadedBand";
import { useLabels } from "../../components/site-context";
import { from } from "../../theme/breakpoints";
import { ledgerColumns } from "../../theme/mixins";
import type { SectionProps } from "../section-props";
import { StepViewer } from "./StepViewer";

/** How one kind of user works with the product, step by step. Shows a message if there is no such workflow. */
export const Workflow = ({ section, ground }: SectionProps<Queries.WorkflowFragment>) => {
  const { workflowNotFound } = useLabels();
  return (
    <Sheet section={section} ground={ground}>
      {section.workflow ? <StepViewer workflow={section.workflow} /> : <p>{workflowNotFound}</p>}
    </Sheet>
  );
};

/** On wide screens, the section's heading and the workflow's own introduction share a row; the steps span both columns. */
const Sheet = styled(HeadedBand)`
  ${from.desktop} {
    > div {
      ${ledgerColumns}
      display: grid;
      grid-template-rows: auto auto 1fr;
      row-gap: var(--space-4);
    }
    > div > header {
      grid-area: 1 / 1 / span 3;
      margin-bottom: 0;
    }
  }
`;
