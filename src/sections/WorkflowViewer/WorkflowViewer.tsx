import { Band } from "../../components/Band/Band";
import type { SectionProps } from "../shared/section-props";

/** In work. */
export const WorkflowViewer = ({ section, ground }: SectionProps<Queries.WorkflowViewerFragment>) => (
  <Band ground={ground} anchor={section.anchor}>
    <h2>{section.heading}</h2>
  </Band>
);
