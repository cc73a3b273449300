/** What was probably meant, or which character is wrong; and what must not be suggested. */
import { ADVISERS, home, type InvalidCase, redirectsOf } from "./invalid-case.testing";

export const suggestionCases: readonly InvalidCase[] = [
  {
    made: { "redirects.yaml": () => `${redirectsOf(["/old", "/terms"])}    status: "301"\n` },
    lines: ["content/redirects.yaml:4:13  redirects[0].status  is text, but must be the number 301. Remove the quotes."],
  },
  {
    edits: {
      "workflows/advisers.yaml": [
        ["intro:", "intr\u043E:"],
        ["icon: file", "icon: fil\u00E9"],
      ],
      [ADVISERS]: [["workflow: advisers", "workflow: advise\u0301rs"]],
    },
    lines: [
      "content/audiences/advisers.yaml:23:15  sections[1].workflow  is `advise\u0301rs`, but there is no such file in content/workflows. It contains U+0301: retype it as `advisers`.",
      "content/workflows/advisers.yaml:2:1  intr\u043E  is not a known field. It contains U+043E: retype it as `intro`.",
      "content/workflows/advisers.yaml:4:11  steps[0].icon  is `fil\u00E9`, which is not allowed here. It contains U+00E9: retype it as `file`.",
    ],
  },
  home.wrong(
    [
      ["label: Home", 'label: ""'],
      ["    heading: One room for a deal", '    eyebrow: ""\n    heading: One room for a deal'],
      ["- One", '- ""'],
    ],
    "2:8  label  is empty. Write the text.",
    "16:14  sections[0].eyebrow  is empty. Write the text, or remove the line.",
    "34:13  sections[1].items[0].benefits[0]  is empty. Write the text.",
  ),
];
