/** How files are written: YAML, encodings, what other programs leave in them. */
import type { Damage } from "./damage.testing";

export const writingDamages: readonly Damage[] = [
  {
    name: "unprintable-characters",
    lines: [
      "content/audiences/advisers.yaml:16:11  sections[0].lead  contains U+0007, a character that cannot be shown. Remove it.",
      "content/pages/not-found.yaml:16:16  (file)  contains U+FFFD, a character that cannot be shown. Save the file as UTF-8 text without it.",
      "content/workflows/advisers.yaml:14:22  (file)  contains U+0000, a character that cannot be shown. Save the file as UTF-8 text without it.",
    ],
  },
  {
    name: "yaml-mistakes",
    lines: [
      "content/workflows/after-the-quote.yaml:1:19  (line)  continues after a closing quote or bracket. Put the whole text in quotes, and write “ and ” inside it.",
      'content/workflows/backslash.yaml:1:11  (line)  has a backslash inside "...". Write two of them, or use single quotes.',
      "content/workflows/bracket.yaml:3:1  (line)  is still inside a bracket that is not closed. Close it, or put text that begins with [ or { in quotes.",
      "content/workflows/colon.yaml:1:8  (line)  mixes text and keys. Put text with a colon in quotes, or give the next line fewer spaces.",
      "content/workflows/deeper.yaml:1:8  (line)  mixes text and keys. Put text with a colon in quotes, or give the next line fewer spaces.",
      "content/workflows/no-colon.yaml:2:1  (line)  has no colon and space after its key. Write `key: text`, or indent a text that goes on.",
      "content/workflows/no-hyphen.yaml:3:1  (line)  is indented differently from its neighbours. Give all lines of one list or entry the same number of spaces.",
      "content/workflows/no-space.yaml:1:1  (line)  has no colon and space after its key. Write `key: text`, or indent a text that goes on.",
      "content/workflows/quote.yaml:2:8  (line)  opens a quote that is not closed. Close it; inside '...' a ' is written twice.",
      "content/workflows/reserved.yaml:1:8  (line)  begins a text with a character that YAML reserves. Put the text in quotes.",
      "content/workflows/reserved.yaml:2:8  (line)  begins a text with a character that YAML reserves. Put the text in quotes.",
      "content/workflows/same-line.yaml:1:10  (line)  cannot be read. Put text that begins with a special character in quotes, and check the indent of this line and the one before.",
      "content/workflows/tabs.yaml:3:1  (line)  is indented with a tab. Indent with two spaces a level.",
      "content/workflows/tabs.yaml:4:1  (line)  is indented with a tab. Indent with two spaces a level.",
      "content/workflows/token-first.yaml:1:18  (line)  continues after a closing quote or bracket. Put the whole text in quotes, and write “ and ” inside it.",
      "content/workflows/twice.yaml:3:1  (line)  repeats the key `title` of the same entry. Keep one of the two, or begin a new entry with a hyphen.",
      "content/workflows/twice.yaml:4:1  (line)  repeats the key `intro` of the same entry. Keep one of the two, or begin a new entry with a hyphen.",
      "content/workflows/two-documents.yaml:2:1  (line)  begins a second document. Remove the line of --- or ...",
    ],
  },
  {
    name: "needless-yaml",
    lines: [
      "content/workflows/alias.yaml:1:14  (line)  has an anchor (&). Remove it, or put text that begins with & in quotes.",
      "content/workflows/alias.yaml:2:8  (line)  is an alias (*), which repeats something else. Write the value out, or put text that begins with * in quotes.",
      "content/workflows/circle.yaml:2:3  (line)  has an anchor (&). Remove it, or put text that begins with & in quotes.",
      "content/workflows/circle.yaml:2:10  (line)  is an alias (*), which repeats something else. Write the value out, or put text that begins with * in quotes.",
      "content/workflows/colon-first.yaml:2:1  (line)  has a key that is not a word. Write a name before the colon, in quotes if it is a number or a date.",
      "content/workflows/key.yaml:1:1  (line)  has a key in brackets. Put text that begins with [ or { in quotes.",
      "content/workflows/merge.yaml:2:5  (line)  merges another entry (<<). Write its fields out.",
      "content/workflows/number-first.yaml:1:1  (line)  has a key that is not a word. Write a name before the colon, in quotes if it is a number or a date.",
      "content/workflows/number-first.yaml:2:1  (line)  has a key that is not a word. Write a name before the colon, in quotes if it is a number or a date.",
      "content/workflows/tag.yaml:1:19  (line)  has a tag (!). Remove it, or put text that begins with ! in quotes.",
      "content/workflows/tag.yaml:2:14  (line)  has a tag (!). Remove it, or put text that begins with ! in quotes.",
      "content/workflows/version.yaml:1:1  (line)  begins with %YAML. Remove that line and the --- below it.",
    ],
  },
  {
    name: "ambiguous-yaml",
    lines: [
      "content/legal/terms.mdx:7:9  metadata.title.en  is the number 330 to the site, but text to other programs that read YAML. Put it in quotes.",
      "content/legal/terms.mdx:12:13  metadata.keywords  is the number 1000 to the site, but text to other programs that read YAML. Put it in quotes.",
      "content/legal/terms.mdx:14:10  heading  is the number 511 to the site, but the number 777 to other programs that read YAML. Put it in quotes.",
      "content/legal/terms.mdx:15:7  lead  is not the same text to all programs that read YAML. Remove the spaces at the ends of its lines.",
      "content/workflows/advisers.yaml:1:8  title  is text to the site, but the number 0.5 to other programs that read YAML. Put it in quotes.",
      "content/workflows/advisers.yaml:7:21  steps[0].features[1]  is text to the site, but a date to other programs that read YAML. Put it in quotes.",
    ],
  },
  {
    name: "not-an-entry",
    lines: [
      "content/audiences/advisers.yaml:1:1  (file)  is the number 42, but must be an entry with fields of its own. Fill it as content/README.md shows.",
      "content/faq.yaml:1:1  (file)  is text, but must be an entry with fields of its own. Fill it as content/README.md shows.",
      "content/workflows/advisers.yaml:1:1  (file)  is a list, but must be an entry with fields of its own. Fill it as content/README.md shows.",
    ],
  },
  {
    name: "inherited-names",
    lines: [
      "content/workflows/advisers.yaml:24:1  constructor  is not a known field. Use one of `title`, `intro`, `steps`, `sample`, or remove it.",
      "content/workflows/advisers.yaml:25:1  __proto__  is not a known field. Use one of `title`, `intro`, `steps`, `sample`, or remove it.",
      "content/workflows/advisers.yaml:27:1  toString  is not a known field. Use one of `title`, `intro`, `steps`, `sample`, or remove it.",
    ],
  },
  {
    name: "curly-quotes",
    lines: ["content/workflows/advisers.yaml:1:1  “title”  is not a known field. It contains U+201C: type `title` anew."],
  },
  {
    name: "hard-spaces",
    lines: [
      "content/workflows/advisers.yaml:5:1  (line)  is indented with a special space, as word processors insert them. Type plain spaces instead.",
    ],
  },
  {
    name: "tab-after-colon",
    lines: ["content/workflows/advisers.yaml:3:1  (line)  is indented with a tab. Indent with two spaces a level."],
  },
  {
    name: "merge-conflict",
    lines: [
      "content/faq.yaml:7:1  (file)  contains two versions of the same lines, from a merge. Keep what is right, and remove the lines of <<<<<<<, ======= and >>>>>>>.",
      "content/legal/terms.mdx:25:1  (file)  contains two versions of the same lines, from a merge. Keep what is right, and remove the lines of <<<<<<<, ======= and >>>>>>>.",
    ],
  },
  {
    name: "byte-order-mark-inside",
    lines: [
      "content/workflows/advisers.yaml:2:1  (file)  contains U+FEFF, a character that cannot be shown. Save the file as UTF-8 text without it.",
    ],
  },
  {
    name: "utf-16",
    lines: ["content/navigation.yaml:1:1  (file)  is UTF-16, not UTF-8. Save the file as UTF-8."],
  },
  {
    name: "windows-1252",
    lines: ["content/faq.yaml:7:19  (file)  is not UTF-8 from here on. Save the file as UTF-8."],
  },
  {
    name: "picture-as-text",
    lines: [
      "content/legal/terms.mdx:1:1  (file)  is not text, but perhaps a picture or an archive. Put the text back; pictures go into media.",
      "content/pages/contact.yaml:1:1  (file)  is not text, but perhaps a picture or an archive. Put the text back; pictures go into media.",
    ],
  },
  {
    name: "old-mac-line-ends",
    lines: ["content/workflows/advisers.yaml:1:25  (file)  has old Mac line endings (U+000D alone). Save the file with LF line endings."],
  },
  {
    name: "comments-only",
    lines: [
      "content/faq.yaml:1:1  (file)  is empty, but must be an entry with fields of its own. Fill it as content/README.md shows.",
      "content/pages/not-found.yaml:1:1  (file)  is empty, but must be an entry with fields of its own. Fill it as content/README.md shows.",
    ],
  },
  {
    name: "cut-off",
    lines: [
      "content/legal/terms.mdx:1:1  (file)  has front matter that does not end. Write a second line of --- below its last field.",
      "content/pages/contact.yaml:56:16  (line)  opens a quote that is not closed. Close it; inside '...' a ' is written twice.",
    ],
  },
  {
    name: "answer-without-quotes",
    lines: ["content/faq.yaml:7:17  (line)  mixes text and keys. Put text with a colon in quotes, or give the next line fewer spaces."],
  },
  {
    name: "question-repeated",
    lines: [
      "content/faq.yaml:10:9  (line)  repeats the key `question` of the same entry. Keep one of the two, or begin a new entry with a hyphen.",
    ],
  },
  {
    name: "step-without-hyphen",
    lines: [
      "content/workflows/advisers.yaml:8:5  (line)  repeats the key `icon`, with which its entry begins, so another begins here. Write its hyphen over the two spaces before it.",
    ],
  },
  {
    name: "features-on-one-line",
    lines: [
      "content/workflows/advisers.yaml:12:3  (line)  is still inside a bracket that is not closed. Close it, or put text that begins with [ or { in quotes.",
    ],
  },
  {
    name: "metadata-not-indented",
    lines: [
      "content/pages/contact.yaml:4:7  (line)  mixes text and keys. Put text with a colon in quotes, or give the next line fewer spaces.",
    ],
  },
  {
    name: "indented-too-far",
    lines: [
      "content/pages/home.yaml:26:13  (line)  mixes text and keys. Put text with a colon in quotes, or give the next line fewer spaces.",
    ],
  },
  {
    name: "huge-file",
    made: { "faq.yaml": () => `categories: [] # ${"x".repeat(1_000_000)}\n` },
    lines: [
      "content/faq.yaml:1:1  (file)  has 1000018 bytes, but no text is that long. Move pictures into content/media, or restore the file.",
    ],
  },
];
