import { reference } from "../fields";
import { anchor, section } from "../section-fields";

/** The step-by-step workflow viewer for one kind of user. */
export const workflowSectionModel = section("workflow", "The step-by-step viewer of one workflow, under the workflow's own title.", {
  anchor,
  workflow: reference("Name of a file in content/workflows, without .yaml.", "Workflow"),
});
