import { z } from "zod";
import { anchor, section } from "../section-fields";

/** The step-by-step workflow viewer for one kind of user. */
export const workflowSectionModel = section("workflow", "The step-by-step viewer of one workflow, under the workflow's own title.", {
  anchor,
  workflow: z.string().min(1).meta({
    description: "Name of a file in content/workflows, without .yaml.",
    graphqlType: "Workflow",
    graphql: '@link(by: "slug")',
  }),
});
