/** Mistakes in how files are written: YAML, encodings, leftovers of other programs. */
import { copyOf, type InvalidCase, steps } from "./invalid-case.testing";

export const writingCases: readonly InvalidCase[] = [
  {
    edits: {
      "audiences/advisers.yaml": [["All mandates in one place.", '"All mandates\\u0007 in one place."']],
      "pages/not-found.yaml": [["    text: There is no page here.", "    text: There�s no page here."]],
      "workflows/advisers.yaml": [["Meet.", "Meet\u0000."]],
    },
    lines: [
      "content/audiences/advisers.yaml:16:11  sections[0].lead  contains U+0007, a character that cannot be shown. Remove it.",
      "content/pages/not-found.yaml:16:16  (file)  contains U+FFFD, a character that cannot be shown. Save the file as UTF-8 text without it.",
      "content/workflows/advisers.yaml:14:22  (file)  contains U+0000, a character that cannot be shown. Save the file as UTF-8 text without it.",
    ],
  },
  {
    made: {
      "workflows/after-the-quote.yaml": () => "title: 'Advisers' and others\n",
      "workflows/backslash.yaml": () => 'title: "C:\\Deals"\n',
      "workflows/bracket.yaml": () => `title: Advisers
steps: [One, Two
intro: Five steps.
`,
      "workflows/colon.yaml": () => `title: Advisers: an overview
intro: Five steps.
`,
      "workflows/no-colon.yaml": () => `title: Advisers
intro Five steps.
steps: []
`,
      "workflows/no-hyphen.yaml": () => `steps:
  - icon: file
   title: First
`,
      "workflows/no-space.yaml": () => `title:Advisers
intro: Five steps.
`,
      "workflows/quote.yaml": () => `title: Advisers
intro: "Five steps.
steps:
  - icon: file
`,
      "workflows/reserved.yaml": () => `title: @advisers
`,
      "workflows/same-line.yaml": () => "title: > Advisers\n",
      "workflows/tabs.yaml": () => `title: Advisers
steps:
\t- icon: file
`,
      "workflows/twice.yaml": () => `title: Advisers
intro: Five steps.
title: Consultants
`,
      "workflows/two-documents.yaml": () => `title: Advisers
---
title: Consultants
`,
    },
    lines: [
      "content/workflows/after-the-quote.yaml:1:19  (line)  continues after a closing quote or bracket, or begins with *. Put the whole text in quotes, and write “ and ” inside it.",
      'content/workflows/backslash.yaml:1:11  (line)  has a backslash inside "...". Write two of them, or use single quotes.',
      "content/workflows/bracket.yaml:3:1  (line)  is still inside a bracket that is not closed. Close it, or put text that begins with [ or { in quotes.",
      "content/workflows/colon.yaml:1:8  (line)  mixes text and keys. Put text with a colon in quotes, or give the next line fewer spaces.",
      "content/workflows/no-colon.yaml:2:1  (line)  has no colon and space after its key. Write `key: text`, or indent the line if it continues a text.",
      "content/workflows/no-hyphen.yaml:3:1  (line)  is indented differently from its neighbours. Give all lines of one list or entry the same number of spaces.",
      "content/workflows/no-space.yaml:1:1  (line)  has no colon and space after its key. Write `key: text`, or indent the line if it continues a text.",
      "content/workflows/quote.yaml:2:8  (line)  opens a quote that is not closed. Close it; inside '...' a ' is written twice.",
      "content/workflows/reserved.yaml:1:8  (line)  begins a text with a character that YAML reserves. Put the text in quotes.",
      "content/workflows/same-line.yaml:1:10  (line)  cannot be read. Put text that begins with a special character in quotes, and check the indent of this line and the one before.",
      "content/workflows/tabs.yaml:3:1  (line)  is indented with a tab. Indent with two spaces per level.",
      "content/workflows/twice.yaml:3:1  (line)  repeats the key `title` of the same entry. Keep one of the two, or begin a new entry with a hyphen.",
      "content/workflows/two-documents.yaml:2:1  (line)  begins a second document. Remove the --- or ... line.",
    ],
  },
  {
    made: {
      "workflows/alias.yaml": () => `title: &name Advisers
intro: *name
`,
      "workflows/number-first.yaml": () => `360: Advisers
[title]: Advisers
<<: { icon: file }
`,
      "workflows/tag.yaml": () => `title: !important Advisers
`,
    },
    lines: [
      "content/workflows/alias.yaml:1:14  (line)  is an alias (*), an anchor (&) or a tag (!). Put text that begins with one of these signs in quotes.",
      "content/workflows/alias.yaml:2:8  (line)  is an alias (*), an anchor (&) or a tag (!). Put text that begins with one of these signs in quotes.",
      "content/workflows/number-first.yaml:1:1  (line)  has a key that is not a word. Write a name before the colon, in quotes if it is a number or a date.",
      "content/workflows/number-first.yaml:2:1  (line)  has a key that is not a word. Write a name before the colon, in quotes if it is a number or a date.",
      "content/workflows/number-first.yaml:3:1  (line)  has a key that is not a word. Write a name before the colon, in quotes if it is a number or a date.",
      "content/workflows/tag.yaml:1:19  (line)  is an alias (*), an anchor (&) or a tag (!). Put text that begins with one of these signs in quotes.",
    ],
  },
  {
    edits: {
      "legal/terms.mdx": [
        ["Terms", "5:30"],
        [
          "lead: What holds between you and {product}.",
          `lead: "What holds   
  between you and {product}."`,
        ],
      ],
      "workflows/advisers.yaml": [["    features: [One, Two]", "    features: [One, 2025-3-1]"]],
    },
    lines: [
      "content/legal/terms.mdx:7:9  metadata.title.en  is the number 330 to the site, but text to other programs that read YAML. Put it in quotes.",
      "content/legal/terms.mdx:15:7  lead  is read differently by different YAML programs. Remove the spaces at the ends of its lines.",
      "content/workflows/advisers.yaml:7:21  steps[0].features[1]  is text to the site, but a date to other programs that read YAML. Put it in quotes.",
    ],
  },
  {
    made: {
      "workflows/advisers.yaml": () => "- title: How advisers work\n",
    },
    lines: [
      "content/workflows/advisers.yaml:1:1  (file)  is a list, but must be an entry with fields of its own. Fill it as content/README.md shows.",
    ],
  },
  steps.wrong([["title:", "“title”:"]], "1:1  “title”  is not a known field. It contains U+201C: retype it as `title`."),
  steps.wrong(
    [["    title:", "\u00a0\u00a0\u00a0\u00a0title:"]],
    "5:1  (line)  is indented with special spaces, such as a word processor inserts. Type plain spaces instead.",
  ),
  {
    edits: {
      "faq.yaml": [
        ["        question: What is {product}?", "        question: What is {product}?\n<<<<<<< HEAD"],
        [
          "        answer: A platform.",
          `        answer: A platform.
=======
        answer: A place.
>>>>>>> main`,
        ],
      ],
    },
    lines: [
      "content/faq.yaml:7:1  (file)  contains two versions of the same lines, from a merge. Keep the right one, and remove the <<<<<<<, ======= and >>>>>>> lines.",
    ],
  },
  steps.wrong(
    [["intro:", "\ufeffintro:"]],
    "2:1  (file)  contains U+FEFF, a character that cannot be shown. Save the file as UTF-8 text without it.",
  ),
  {
    made: {
      "legal/terms.mdx": () => Buffer.from("504b0304140000000800cafe", "hex"),
    },
    lines: [
      "content/legal/terms.mdx:1:1  (file)  is not text: it may be a picture or an archive. Restore the text; pictures belong in media.",
    ],
  },
  {
    made: { "workflows/advisers.yaml": () => copyOf("workflows/advisers.yaml").replaceAll("\n", "\r") },
    lines: ["content/workflows/advisers.yaml:1:25  (file)  has old Mac line endings (U+000D alone). Save the file with LF line endings."],
  },
  {
    made: { "faq.yaml": () => `categories: [] # ${"x".repeat(1_000_000)}\n` },
    lines: [
      "content/faq.yaml:1:1  (file)  has 1000018 bytes, too many to have been typed. Move pictures into content/media, or restore the file.",
    ],
  },
];
