import { quoted } from "./yaml-text";

const step = (icon: string, title: string): string => `  - icon: ${icon}
    title: ${title}
    description: Say what happens in this step, and why it matters.
    features: # what the platform offers for it, two to six entries
      - The first thing that helps
      - The second thing that helps`;

/** A complete workflow of five steps (R11.3). */
export const workflowFile = ({ slug, title, intro }: { slug: string; title: string; intro: string }): string =>
  `# How one kind of user works with {product}, step by step. A page shows it with:
#   - type: workflow
#     heading: Step by step
#     workflow: ${slug}
# Icons are chosen by name; a wrong one makes npm run check:content list them all.

title: ${quoted(title)}
intro: ${quoted(intro)}

# As long as this line stands, npm run check:launch lists the workflow and a build for the public refuses it.
# Remove it when every word below is yours.
sample: true

# Five to ten steps, in order.
steps:
${[
  step("clipboard", "The first step"),
  step("search", "The second step"),
  step("users", "The third step"),
  step("contract", "The fourth step"),
  step("check", "The fifth step"),
].join("\n\n")}
`;
