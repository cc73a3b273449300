import { icons } from "../theme/icons";
import { exhibitModel } from "./exhibit";
import { choice, copy, copyList, entry, list, sample } from "./fields";

const iconNames = Object.keys(icons) as [keyof typeof icons, ...(keyof typeof icons)[]];

const workflowStepModel = entry("WorkflowStep", {
  icon: choice("IconName", iconNames, "The step's icon, one of the names in the list."),
  title: copy("The step, as something that is done.", 60),
  description: copy("What happens in it and why it matters.", 320),
  features: copyList("What the platform offers for this step.", { min: 2, max: 6, characters: 110 }),
  exhibit: exhibitModel.meta({ description: "A small document of this step: a title and up to five rows." }).optional(),
});

/** `content/workflows/<user-type>.yaml`: how one kind of user works with the product, step by step. */
export const workflowModel = entry("Workflow", {
  title: copy("The workflow's name.", 80),
  steps: list(workflowStepModel, 4, 10, "The steps in order, at least four."),
  sample: sample("Write the steps as they really are"),
});
