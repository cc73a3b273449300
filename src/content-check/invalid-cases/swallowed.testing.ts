/** Valid YAML that no editor intended; and slots. */
import type { InvalidCase } from "./invalid-case.testing";

export const swallowedCases: readonly InvalidCase[] = [
  {
    name: "field-within-a-folded-text",
    edits: {
      "audiences/advisers.yaml": [
        [
          "    lead: All mandates in one place.\n    picture:\n",
          "    lead: >-\n      All mandates in one place: yours.\n      picture:\n  ",
        ],
        ["      decorative", "        decorative"],
      ],
    },
    lines: [
      "content/audiences/advisers.yaml:13:5  sections[0].picture  is missing. Add `picture`: an entry with fields of its own.",
      "content/audiences/advisers.yaml:18:7  sections[0].lead  holds `picture:`, which is a field of the entry. Indent it like `lead`, so that it is beside it.",
    ],
  },
  {
    name: "entry-within-a-folded-text",
    edits: { "workflows/advisers.yaml": [["Begin.", ">-\n      Begin.\n      - title: Extra"]] },
    lines: [
      "content/workflows/advisers.yaml:8:7  steps[0].description  holds `- title:`, which begins an entry. Indent it like the entry before it.",
    ],
  },
  {
    name: "text-cut-off-by-hash",
    edits: { "workflows/advisers.yaml": [["title: First", "title: We are #1"]] },
    lines: [
      "content/workflows/advisers.yaml:5:19  steps[0].title  is cut off at the #, which begins a comment. Put the whole text in quotes, or write the comment on its own line, with a space after #.",
    ],
  },
  {
    name: "text-cut-off-on-the-next-line",
    edits: { "workflows/advisers.yaml": [["intro: Five steps.", "intro: Five steps\n  #1 is the first."]] },
    lines: [
      "content/workflows/advisers.yaml:3:3  intro  is cut off at the #, which begins a comment. Put the whole text in quotes, or write the comment on its own line, with a space after #.",
    ],
  },
  {
    name: "note-close-behind-a-text",
    edits: { "workflows/advisers.yaml": [["title: First", "title: First # round"]] },
    lines: [],
    advice: [
      "content/workflows/advisers.yaml:5:18  steps[0].title  begins a comment, which is not shown. If it belongs to the text, put the whole text in quotes; if not, leave two spaces before the #.",
    ],
  },
  {
    name: "underscored-number",
    edits: { "workflows/advisers.yaml": [["title: First", "title: 1_000"]] },
    lines: [
      "content/workflows/advisers.yaml:5:12  steps[0].title  is text to the site, but a number to older programs that read YAML. Put it in quotes.",
    ],
  },
  {
    name: "yes-without-quotes",
    edits: { "workflows/advisers.yaml": [["title: First", "title: yes"]] },
    lines: [
      "content/workflows/advisers.yaml:5:12  steps[0].title  is text to the site, but true or false to older programs that read YAML. Put it in quotes.",
    ],
  },
  {
    name: "octal-number",
    edits: { "workflows/advisers.yaml": [["title: First", "title: 0o17"]] },
    lines: ["content/workflows/advisers.yaml:5:12  steps[0].title  is the number 15, but must be text. Put it in quotes."],
  },
  {
    name: "hyphen-without-a-space",
    edits: {
      "workflows/advisers.yaml": [
        ["    features: [One, Two]\n  - icon: search", "    features:\n      - One\n      -Two\n  - icon: search"],
      ],
    },
    lines: [
      "content/workflows/advisers.yaml:9:7  (line)  begins with a hyphen without a space after it. Add one if this is a list entry, or remove the hyphen.",
    ],
  },
  {
    name: "slot-misspelt",
    edits: { "site.yaml": [["[total]", "[totel]"]] },
    lines: [
      "content/site.yaml:75:12  labels.slideOf  needs [n] and [total], which are filled in, and no other brackets. Write them letter by letter.",
    ],
  },
  {
    name: "slot-in-other-brackets",
    edits: { "pages/home.yaml": [['resultMany: "[n] answers"', 'resultMany: "{n} answers"']] },
    lines: [
      "content/pages/home.yaml:60:17  sections[2].resultMany  needs [n], which is filled in, and no other brackets. Write them letter by letter.",
      "content/pages/home.yaml:60:18  sections[2].resultMany  names `{n}`, which is not a token. Use one of {product}, {suite}, {company}, {seat}, {registration}, {address}, {email}, {phone}, {host}, {name}.",
    ],
  },
  {
    name: "slot-where-none-is-filled-in",
    edits: { "workflows/advisers.yaml": [["intro: Five steps.", 'intro: "[n] steps."']] },
    lines: [
      "content/workflows/advisers.yaml:2:9  intro  shows `[n]`, a placeholder that is not replaced here. Write a token such as {product}, or the words themselves.",
    ],
  },
];
