/** Lists whose hyphens are wrong, and keys that a # hides. */
import { advisers, home, type InvalidCase, steps } from "./invalid-case.testing";

const NO_SPACE = "begins with a hyphen without a space after it. Add one if this is a list entry, or remove the hyphen.";
const NO_HYPHEN = "has no hyphen, unlike the other entries of its list. Write a hyphen and a space before it.";
const moved = (spaces: number): string => `is not aligned with the other entries of its list. Write ${spaces} spaces before its hyphen.`;
const other = (mark: string): string => `begins with \`${mark}\`, which does not begin a list entry. Type a hyphen and a space instead.`;
const hidden = (key: string): string => `hides the key \`${key}\`, which the lines below belong to. Remove the #.`;
const again = (key: string): string =>
  `repeats the key \`${key}\`, the first key of its entry, so a new entry begins here. Replace the two spaces before it with a hyphen and a space.`;

export const listCases: readonly InvalidCase[] = [
  advisers.wrong([["  - type: workflow", "  -type: workflow"]], `20:3  (line)  ${NO_SPACE}`),
  advisers.wrong([["  - type: workflow", "- type: workflow"]], `20:1  (line)  ${moved(2)}`),
  steps.wrong([["  - icon: file", "- icon: file"]], `4:1  (line)  ${moved(2)}`),
  steps.wrong([["  - icon: search", "    - icon: search"]], `8:5  (line)  ${moved(2)}`),
  steps.wrong([["  - icon: file", "  -icon: file"]], `4:3  (line)  ${NO_SPACE}`),
  steps.wrong([["    title: Second", "    -title: Second"]], `9:5  steps[1].-title  ${NO_SPACE}`),
  steps.wrong([["  - icon: search", "  – icon: search"]], `8:3  (line)  ${other("–")}`),
  home.wrong([["          - One", "          – One"]], `33:11  sections[1].items[0].benefits  ${other("–")}`),
  home.wrong([["          - Two", "          • Two"]], `34:11  (line)  ${other("•")}`),
  advisers.wrong([["sections:\n", "#sections:\n"]], `12:1  (line)  ${hidden("sections")}`),
  home.wrong([["        benefits:\n", "        #benefits:\n"]], `32:9  (line)  ${hidden("benefits")}`),
  home.wrong([["          - Two", "          Two"]], `34:11  (line)  ${NO_HYPHEN}`),
  steps.wrong([["  - icon: search", "  icon: search"]], `8:3  (line)  ${NO_HYPHEN}`),
  home.wrong(
    [["  - type: hero", "    type: hero"]],
    "14:5  (line)  has no hyphen, unlike the other entries of its list. Replace the two spaces before it with a hyphen and a space.",
  ),
  home.wrong([["  - type: faq", "    type: faq"]], `53:5  (line)  ${again("type")}`),
];
