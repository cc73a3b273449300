import { z } from "zod";
import { reference } from "../fields";
import { anchor } from "../section-fields";

/** The step-by-step workflow viewer for one kind of user. */
export const workflowSectionModel = z
  .strictObject({
    type: z.literal("workflow"),
    anchor,
    workflow: reference("Name of a file in content/workflows, without .yaml.", "Workflow"),
  })
  .meta({ id: "WorkflowSection", description: "The step-by-step viewer of one workflow, under the workflow's own title." });
