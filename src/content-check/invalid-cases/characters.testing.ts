/** Invisible characters, and characters that look like others. */
import type { InvalidCase } from "./invalid-case.testing";

export const characterCases: readonly InvalidCase[] = [
  {
    name: "zero-width-space",
    edits: { "workflows/advisers.yaml": [["title: First", "title: Fi\u200brst"]] },
    lines: [
      "content/workflows/advisers.yaml:5:14  steps[0].title  contains an invisible character (U+200B). Delete it together with the letters on both sides, and retype those.",
    ],
  },
  {
    name: "soft-hyphen",
    edits: { "workflows/advisers.yaml": [["title: First", "title: Fi\u00adrst"]] },
    lines: [
      "content/workflows/advisers.yaml:5:14  steps[0].title  contains a soft hyphen, which shows only at a line break (U+00AD). Delete it: browsers hyphenate automatically.",
    ],
  },
  {
    name: "direction-override",
    edits: { "workflows/advisers.yaml": [["title: First", "title: First \u202etsriF"]] },
    lines: [
      "content/workflows/advisers.yaml:5:18  steps[0].title  contains a mark that reverses the reading direction (U+202E). Delete it: only Arabic texts need it.",
    ],
  },
  {
    name: "direction-isolate-in-a-legal-text",
    edits: { "legal/terms.mdx": [["These terms", "These \u2066terms"]] },
    lines: [
      "content/legal/terms.mdx:21:7  (line)  contains a mark that reverses the reading direction (U+2066). Delete it: only Arabic texts need it.",
    ],
  },
  {
    name: "tag-characters",
    edits: { "workflows/advisers.yaml": [["title: First", "title: First\udb40\udc41"]] },
    lines: [
      "content/workflows/advisers.yaml:5:17  steps[0].title  contains a hidden tag character (U+E0041). Delete it, and check where the text was copied from.",
    ],
  },
  {
    name: "cyrillic-inside-a-word",
    edits: { "workflows/advisers.yaml": [["title: First", "title: F\u0456rst"]] },
    lines: [
      "content/workflows/advisers.yaml:5:13  steps[0].title  contains a letter of another alphabet inside a word (U+0456). Type the word again.",
    ],
  },
  {
    name: "cyrillic-word",
    edits: { "workflows/advisers.yaml": [["title: First", "title: \u0430 first"]] },
    lines: [
      "content/workflows/advisers.yaml:5:12  steps[0].title  contains a word in look-alike letters of another alphabet (U+0430). Type it again.",
    ],
  },
  {
    name: "mathematical-letters",
    edits: { "workflows/advisers.yaml": [["title: First", "title: \ud835\udc05irst"]] },
    lines: [
      "content/workflows/advisers.yaml:5:12  steps[0].title  contains a symbol that looks like a letter, but not to search and screen readers (U+1D405). Type the plain letter.",
    ],
  },
  {
    name: "invisible-in-a-markdown-link",
    edits: { "legal/terms.mdx": [["(/contact)", "(/cont\u200bact)"]] },
    lines: [
      "content/legal/terms.mdx:21:64  (line)  contains an invisible character (U+200B). Delete it together with the letters on both sides, and retype those.",
    ],
  },
  {
    name: "decomposed-letter",
    edits: { "workflows/advisers.yaml": [["title: First", "title: Cafe\u0301"]] },
    lines: [],
    advice: [
      "content/workflows/advisers.yaml:5:15  steps[0].title  has an accent stored as a separate character, which search does not find. Retype the letter.",
    ],
  },
];
