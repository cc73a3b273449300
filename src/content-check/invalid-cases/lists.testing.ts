/** Lists whose hyphens are wrong, and keys that a # hides. */
import type { InvalidCase } from "./invalid-case.testing";

const NO_SPACE = "begins with a hyphen without a space after it. Add one if this is a list entry, or remove the hyphen.";
const NO_HYPHEN = "has no hyphen, unlike the other entries of its list. Write a hyphen and a space before it.";
const moved = (spaces: number): string => `is not aligned with the other entries of its list. Write ${spaces} spaces before its hyphen.`;
const other = (mark: string): string => `begins with \`${mark}\`, which does not begin a list entry. Type a hyphen and a space instead.`;
const hidden = (key: string): string => `hides the key \`${key}\`, which the lines below belong to. Remove the #.`;
const again = (key: string): string =>
  `repeats the key \`${key}\`, the first key of its entry, so a new entry begins here. Replace the two spaces before it with a hyphen and a space.`;

const HOME = "pages/home.yaml";
const STEPS = "workflows/advisers.yaml";
const PAGE = "audiences/advisers.yaml";

/** A line of a file, its replacement, and the expected problem and place. */
const invalidCase = (
  name: string,
  file: string,
  [written, instead]: readonly [string, string],
  place: string,
  message: string,
): InvalidCase => ({
  name,
  edits: { [file]: [[written, instead]] },
  lines: [`content/${file}:${place}  ${message}`],
});

export const listCases: readonly InvalidCase[] = [
  invalidCase("section-hyphen-without-a-space", PAGE, ["  - type: workflow", "  -type: workflow"], "20:3  (line)", NO_SPACE),
  invalidCase("hyphen-moved-left", PAGE, ["  - type: workflow", "- type: workflow"], "20:1  (line)", moved(2)),
  invalidCase("first-hyphen-moved-left", STEPS, ["  - icon: file", "- icon: file"], "4:1  (line)", moved(2)),
  invalidCase("hyphen-moved-right", STEPS, ["  - icon: search", "    - icon: search"], "8:5  (line)", moved(2)),
  invalidCase("first-hyphen-without-a-space", STEPS, ["  - icon: file", "  -icon: file"], "4:3  (line)", NO_SPACE),
  invalidCase("hyphen-before-a-field", STEPS, ["    title: Second", "    -title: Second"], "9:5  steps[1].-title", NO_SPACE),
  invalidCase("en-dash-for-a-hyphen", STEPS, ["  - icon: search", "  – icon: search"], "8:3  (line)", other("–")),
  invalidCase("em-dash-for-the-first-hyphen", STEPS, ["  - icon: file", "  — icon: file"], "4:3  (line)", other("—")),
  invalidCase(
    "en-dash-in-a-list-of-texts",
    HOME,
    ["          - One", "          – One"],
    "33:11  sections[1].items[0].benefits",
    other("–"),
  ),
  invalidCase("bullet-for-a-hyphen", HOME, ["          - Two", "          • Two"], "34:11  (line)", other("•")),
  invalidCase("star-for-a-hyphen", HOME, ["          - Two", "          * Two"], "34:11  (line)", other("*")),
  invalidCase("key-of-sections-hidden", PAGE, ["sections:\n", "#sections:\n"], "12:1  (line)", hidden("sections")),
  invalidCase("key-of-metadata-hidden", PAGE, ["metadata:\n", "# metadata:\n"], "2:1  (line)", hidden("metadata")),
  invalidCase("key-of-a-list-hidden", HOME, ["        benefits:\n", "        #benefits:\n"], "32:9  (line)", hidden("benefits")),
  invalidCase("entry-without-a-hyphen", HOME, ["          - Two", "          Two"], "34:11  (line)", NO_HYPHEN),
  invalidCase("entry-with-fields-without-a-hyphen", STEPS, ["  - icon: search", "  icon: search"], "8:3  (line)", NO_HYPHEN),
  invalidCase(
    "first-section-without-a-hyphen",
    HOME,
    ["  - type: hero", "    type: hero"],
    "14:5  (line)",
    NO_HYPHEN.replace("Write a hyphen and a space before it", "Replace the two spaces before it with a hyphen and a space"),
  ),
  invalidCase("section-without-a-hyphen", HOME, ["  - type: faq", "    type: faq"], "53:5  (line)", again("type")),
];
