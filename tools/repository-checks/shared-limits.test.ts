/** Limits that the content model and the page each state, because no code of the model may ship. */
import { workflowModel } from "../../src/content-model/workflow";
import { MOST_STEPS } from "../../src/sections/Workflow/StepViewer.styles";

it("the viewer shows as many steps as a workflow may have", () => {
  const { steps } = workflowModel.shape;
  const step = { icon: "search", title: "Step", description: "It is done.", features: ["One", "Two"] };
  const allows = (length: number): boolean => steps.safeParse(Array.from({ length }, () => step)).success;

  expect([allows(MOST_STEPS), allows(MOST_STEPS + 1)]).toEqual([true, false]);
});
