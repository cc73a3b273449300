import { TEMPLATE_MARK as MARK } from "../../src/content-check/text-rules/drafts";
import { quoted } from "./yaml-text";

const step = (icon: string, title: string): string => `  - icon: ${icon}
    title: ${title}
    description: ${MARK} Say what happens in this step, and why it matters.
    features: # what the platform offers for it, two to six entries
      - ${MARK} The first thing that helps
      - ${MARK} The second thing that helps`;

/** A complete workflow of five steps (R11.3). */
export const workflowFile = ({ slug, title, intro }: { slug: string; title: string; intro: string }): string =>
  `# How one kind of user works with {product}, step by step. A page shows it with:
#   - type: workflow
#     heading: Step by step
#     workflow: ${slug}
# Icons are chosen by name. For a list of them, write a wrong name and run npm run check:content.

title: ${quoted(title)}
intro: ${quoted(intro)}

# As long as this line is here, npm run check:launch lists the workflow, and a public build stops.
# Replace every sentence that begins with ${MARK}, then remove this line.
sample: true

# Five to ten steps, in order.
steps:
${[
  step("clipboard", `${MARK} The first step`),
  step("search", `${MARK} The second step`),
  step("users", `${MARK} The third step`),
  step("contract", `${MARK} The fourth step`),
  step("check", `${MARK} The fifth step`),
].join("\n\n")}
`;
