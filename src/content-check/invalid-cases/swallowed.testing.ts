/** Valid YAML that no editor intended; lists whose hyphens are wrong; and slots. */
import { advisers, home, type InvalidCase, steps } from "./invalid-case.testing";

const NO_SPACE = "begins with a hyphen without a space after it. Add one if this is a list entry, or remove the hyphen.";
const NO_HYPHEN = "has no hyphen, unlike the other entries of its list. Write a hyphen and a space before it.";
const moved = (spaces: number): string => `is not aligned with the other entries of its list. Write ${spaces} spaces before its hyphen.`;
const other = (mark: string): string => `begins with \`${mark}\`, which does not begin a list entry. Type a hyphen and a space instead.`;
const again = (key: string): string =>
  `repeats the key \`${key}\`, the first key of its entry, so a new entry begins here. Replace the two spaces before it with a hyphen and a space.`;

export const swallowedCases: readonly InvalidCase[] = [
  steps.wrong([["  - icon: search", "    - icon: search"]], `8:5  (line)  ${moved(2)}`),
  steps.wrong([["    title: Second", "    -title: Second"]], `9:5  steps[1].-title  ${NO_SPACE}`),
  home.wrong([["          - One", "          – One"]], `33:11  sections[1].items[0].benefits  ${other("–")}`),
  home.wrong([["          - Two", "          • Two"]], `34:11  (line)  ${other("•")}`),
  steps.wrong([["  - icon: search", "  icon: search"]], `8:3  (line)  ${NO_HYPHEN}`),
  home.wrong(
    [["  - type: hero", "    type: hero"]],
    "14:5  (line)  has no hyphen, unlike the other entries of its list. Replace the two spaces before it with a hyphen and a space.",
  ),
  home.wrong([["  - type: faq", "    type: faq"]], `53:5  (line)  ${again("type")}`),
  advisers.wrong(
    [
      ["    lead: All mandates in one place.\n    picture:\n", "    lead: >-\n      All mandates in one place: yours.\n      picture:\n  "],
      ["      decorative", "        decorative"],
    ],
    "13:5  sections[0].picture  is missing. Add `picture`: an entry with fields of its own.",
    "18:7  sections[0].lead  contains `picture:`, which is a field of the entry. Indent it as far as `lead`.",
  ),
  steps.wrong(
    [["Begin.", ">-\n      Begin.\n      - title: Extra"]],
    "8:7  steps[0].description  contains `- title:`, which begins an entry. Indent it like the entry before it.",
  ),
  steps.wrong(
    [["intro: Five steps.", "intro: Five steps\n  #1 is the first."]],
    "3:3  intro  is cut off at the #, which begins a comment. Put the whole text in quotes, or write the comment on its own line, with a space after #.",
  ),
  steps.advised(
    [["title: First", "title: First # round"]],
    "5:18  steps[0].title  begins a comment, which is not shown. If it belongs to the text, put the whole text in quotes; if not, leave two spaces before the #.",
  ),
  home.wrong(
    [['resultMany: "[n] answers"', 'resultMany: "{n} answers"']],
    "60:17  sections[2].resultMany  needs [n], which is filled in, and no other brackets. Write them letter by letter.",
    "60:18  sections[2].resultMany  names `{n}`, which is not a token. Use one of {product}, {suite}, {company}, {seat}, {registration}, {address}, {email}, {phone}, {host}, {name}.",
  ),
];
