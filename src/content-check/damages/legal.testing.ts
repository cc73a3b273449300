/** Legal texts: front matter and MDX. */
import type { Damage } from "./damage.testing";

export const legalDamages: readonly Damage[] = [
  {
    name: "no-front-matter",
    lines: ["content/legal/terms.mdx:1:1  (file)  has no front matter. Begin with a line of ---, its fields, and another line of ---."],
  },
  {
    name: "front-matter",
    lines: [
      "content/legal/privacy.mdx:3:7  path  is not a path. Begin it with /, such as /pricing.",
      "content/legal/privacy.mdx:15:1  leed  is not a known field. Did you mean `lead`?",
      "content/legal/terms.mdx:14:1  (line)  is indented with a tab. Indent with two spaces a level.",
    ],
  },
  {
    name: "code-in-mdx",
    lines: [
      "content/legal/terms.mdx:19:1  (line)  is code (a tag, import or export), which legal texts do not use. Write it as plain Markdown.",
      "content/legal/terms.mdx:23:13  (line)  is code (a tag, import or export), which legal texts do not use. Write it as plain Markdown.",
      "content/legal/terms.mdx:27:1  (line)  is code (a tag, import or export), which legal texts do not use. Write it as plain Markdown.",
      "content/legal/terms.mdx:29:1  (line)  is a picture, which legal texts do not show. Say it in words.",
      "content/legal/terms.mdx:31:1  (line)  is a picture, which legal texts do not show. Say it in words.",
    ],
  },
  {
    name: "clause-mention",
    lines: [
      "content/legal/terms.mdx:26:22  (line)  mentions clause 2.2, which the text does not have. Correct the number, or say whose clause it is, as in “clause 2.2 of the Privacy Policy”.",
      "content/legal/terms.mdx:26:30  (line)  mentions clause 4, which the text does not have. Correct the number, or say whose clause it is, as in “clause 4 of the Privacy Policy”.",
    ],
  },
  {
    name: "mdx-html-comment",
    lines: ["content/legal/terms.mdx:23:2  (line)  has a comment in <!-- -->, which MDX does not support. Remove it."],
  },
  {
    name: "mdx-less-than",
    lines: ["content/legal/terms.mdx:25:7  (line)  has a < that does not begin a tag. Write it in words, such as less than."],
  },
  {
    name: "mdx-open-brace",
    lines: [
      "content/legal/terms.mdx:25:65  (line)  has a { that is not part of a token. Write a token such as {product}, or say it in words.",
    ],
  },
  {
    name: "mdx-address-in-angles",
    lines: ["content/legal/terms.mdx:25:12  (line)  has an address in < >. Write it as [words](https://...)."],
  },
  {
    name: "mdx-component",
    lines: [
      "content/legal/terms.mdx:23:1  (line)  is code (a tag, import or export), which legal texts do not use. Write it as plain Markdown.",
    ],
  },
  {
    name: "mdx-unclosed-tag",
    lines: ["content/legal/terms.mdx:25:1  (line)  has a tag that is not closed; legal texts use no tags. Write it as plain Markdown."],
  },
  {
    name: "mdx-links",
    lines: [
      "content/legal/terms.mdx:21:64  (line)  is a link without an address. Write it as [words](/page).",
      "content/legal/terms.mdx:25:5  (line)  leads to `terms`, which is not a page of this site. Did you mean `/terms`? Write the address of a page, or https:// for another site.",
      "content/legal/terms.mdx:25:24  (line)  leads to `#genral`, which is not on /. Did you mean `general`? Give a section there `anchor: genral`, or mend the link.",
    ],
  },
  {
    name: "bad-date",
    lines: [
      "content/legal/house.mdx:16:14  lastUpdated  is not a day of the calendar. Write one that exists.",
      "content/legal/rules.mdx:16:14  lastUpdated  is a date, but must be text. Put it in quotes.",
      'content/legal/terms.mdx:16:14  lastUpdated  is not written as a date. Write it as "2025-03-01", in quotes.',
    ],
  },
  {
    name: "front-matter-not-closed",
    lines: ["content/legal/terms.mdx:1:1  (file)  has front matter that does not end. Write a second line of --- below its last field."],
  },
  {
    name: "front-matter-closed-early",
    lines: [
      "content/legal/privacy.mdx:17:1  (line)  ends the front matter because it begins with ---. Leave only the three hyphens.",
      "content/legal/terms.mdx:2:1  (file)  is empty, but must be an entry with fields of its own. Fill it as content/README.md shows.",
      "content/legal/terms.mdx:3:1  (line)  has a token in a heading, whose address would change with it. Write the heading without it.",
    ],
  },
  {
    name: "front-matter-as-toml",
    lines: ["content/legal/terms.mdx:1:1  (file)  has no front matter. Begin with a line of ---, its fields, and another line of ---."],
  },
  {
    name: "front-matter-not-first",
    lines: ["content/legal/terms.mdx:1:1  (file)  has no front matter. Begin with a line of ---, its fields, and another line of ---."],
  },
  {
    name: "front-matter-syntax",
    lines: [
      "content/legal/terms.mdx:14:10  (line)  mixes text and keys. Put text with a colon in quotes, or give the next line fewer spaces.",
    ],
  },
  {
    name: "front-matter-in-yaml",
    lines: ["content/workflows/advisers.yaml:25:1  (line)  begins a second document. Remove the line of --- or ..."],
  },
  {
    name: "second-heading-level-one",
    lines: [
      "content/legal/terms.mdx:23:1  (line)  is a second main heading (h1); `heading` above is the first. Begin it with ## instead of #.",
    ],
  },
];
