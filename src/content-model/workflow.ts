import { exhibitModel } from "./exhibit";
import { choice, copy, copyList, entry, list, sample } from "./fields";

/** Icons that a step may show. All are in `src/components/Icon.tsx`, which every page with steps ships, so none should be unused. */
const iconNames = [
  "archive",
  "banknote",
  "bell",
  "blocks",
  "briefcase",
  "building",
  "chart",
  "check",
  "clipboard",
  "compass",
  "contract",
  "hidden",
  "file",
  "folder",
  "globe",
  "handshake",
  "key",
  "layers",
  "map",
  "message",
  "network",
  "pen",
  "pie",
  "presentation",
  "scale",
  "search",
  "send",
  "star",
  "tag",
  "target",
  "trend",
  "upload",
  "member",
  "users",
  "wallet",
] as const;

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
  arrangement: choice("WorkflowArrangement", ["line"], "line: wide windows show all steps, at most six short ones.").optional(),
  steps: list(workflowStepModel, 4, 10, "The steps in order, at least four."),
  sample: sample("Write the steps as they really are"),
});
