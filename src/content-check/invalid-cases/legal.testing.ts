/** Legal texts: front matter and MDX. */
import { copyOf, imprint, type InvalidCase, terms } from "./invalid-case.testing";

export const legalCases: readonly InvalidCase[] = [
  terms.wrong(
    [["See [above]", "export controls apply.\n\nSee [above]"]],
    "25:8  (line)  begins with `import` or `export`, which MDX reads as code. Begin with another word.",
  ),
  terms.wrong([["---\n", ""]], "1:1  (file)  has no front matter. Begin with a --- line, the fields and another --- line."),
  {
    edits: { "legal/terms.mdx": [["heading:", "\theading:"]] },
    made: {
      "legal/privacy.mdx": () =>
        copyOf(
          "legal/terms.mdx",
          ["slug: terms\npath: /terms", "slug: privacy\npath: privacy"],
          ["terms", "privacy"],
          ["https://{host}/terms", "https://{host}/privacy"],
          ["lead:", "leed:"],
        ),
    },
    lines: [
      "content/legal/privacy.mdx:3:7  path  is not a path. Begin it with /, such as /pricing.",
      "content/legal/privacy.mdx:15:1  leed  is not a known field. Did you mean `lead`?",
      "content/legal/terms.mdx:14:1  (line)  is indented with a tab. Indent with two spaces per level.",
    ],
  },
  terms.wrong(
    [["See [above]", 'import Chart from "./chart"\n\nIt <b>holds</b>.\n\n![A chart](../media/dot.png)\n\n[dot]: /contact\n\nSee [above]']],
    "25:1  (line)  is code (a tag, import or export), which is not allowed in legal texts. Write it as plain Markdown.",
    "27:4  (line)  is code (a tag, import or export), which is not allowed in legal texts. Write it as plain Markdown.",
    "29:1  (line)  is a picture, which is not allowed in legal texts. Describe it in words.",
    "31:1  (line)  is not shown: [words]: at the start of a line defines a link. Write the link as [words](/page).",
  ),
  terms.wrong(
    [["## Plans", "## 2. Plans\n\n**2.1** Clause 2 and section 3 of the Act hold. So does clause 2.1,\nand so do clauses 2, 2.2 and 4."]],
    "26:22  (line)  mentions clause 2.2, which does not exist in this text. Correct the number, or say whose clause it is, as in “clause 2.2 of the Privacy Policy”.",
    "26:30  (line)  mentions clause 4, which does not exist in this text. Correct the number, or say whose clause it is, as in “clause 4 of the Privacy Policy”.",
  ),
  terms.wrong(
    [["## Plans", "<!-- To be agreed -->\n\n## Plans"]],
    "23:2  (line)  has a comment in <!-- -->, which MDX does not support. Remove it.",
  ),
  terms.wrong(
    [["See [above](#scope), or [the questions](/#general).", "Fees <5% apply. See [above](#scope), or [the questions](/#general)."]],
    "25:7  (line)  has a < that does not begin a tag. Write it in words, such as less than.",
  ),
  terms.wrong(
    [["See [above]", "The fee is US$2.000.000. See [above]"]],
    "25:14  (line)  shows `$2.000.000`, a malformed figure. Write it in digits, with a comma as the thousands separator, such as $1,000 or $1,000.50.",
  ),
  terms.wrong(
    [["[above](#scope),", "<https://www.example.com> and [above](#scope),"]],
    "25:12  (line)  has an address in < >. Write it as [words](https://...).",
  ),
  terms.wrong(
    [["See [above](#scope), or [the questions](/#general).", "<p>See [above](#scope), or [the questions](/#general)."]],
    "25:1  (line)  has an unclosed tag; tags are not allowed in legal texts. Write it as plain Markdown.",
  ),
  terms.wrong(
    [
      ["page](/contact).", "page]()."],
      ["[above](#scope), or [the questions](/#general).", "[above](terms), or [the questions](/#genral)."],
    ],
    "21:64  (line)  is a link without an address. Write it as [words](/page).",
    "25:5  (line)  leads to `terms`, which is not a page of this site. Did you mean `/terms`? Write the address of a page, or https:// for another site.",
    "25:24  (line)  leads to `#genral`, which is not on /. Did you mean `general`? Write the `slug` of a question in content/faq.yaml, or the `anchor` of a section there.",
  ),
  terms.wrong(
    [['lastUpdated: "2025-03-01"\n---', 'lastUpdated: "2025-03-01"']],
    "1:1  (file)  has front matter that does not end. Add a second --- line below its last field.",
  ),
  {
    made: {
      "legal/imprint.mdx": () => imprint(['lastUpdated: "2025-03-01"\n---', 'lastUpdated: "2025-03-01"\n--- end']),
      "legal/terms.mdx": () => `---\n${copyOf("legal/terms.mdx")}`,
    },
    lines: [
      "content/legal/imprint.mdx:17:1  (line)  ends the front matter because it begins with ---. Keep only the three hyphens.",
      "content/legal/terms.mdx:2:1  (file)  is empty, but must be an entry with fields of its own. Fill it as content/README.md shows.",
      "content/legal/terms.mdx:3:1  (line)  is turned into a heading by the line of - or = below it. Leave an empty line between them, or begin the heading with ##.",
    ],
  },
  {
    edits: {
      "navigation.yaml": [["    href: /terms", "    href: /terms\n  - label: Cookies\n    href: /cookies"]],
      "site.yaml": [["href: /terms", "href: /cookies"]],
    },
    made: {
      "legal/cookies.mdx": () =>
        copyOf(
          "legal/terms.mdx",
          ["slug: terms\npath: /terms", "slug: cookies\npath: /cookies"],
          ["name: terms", "name: cookies"],
          ["}/terms", "}/cookies"],
          [
            "See [above]",
            "| Name | Time |\n| --- | --- |\n| `cc_cookie` | Twelve months |\n| `recaptcha_token` | One visit |\n\nThe `cc_cookies` live for a year, or for two years. See [above]",
          ],
        ),
    },
    lines: [
      "content/legal/cookies.mdx:27:4  (line)  says that `cc_cookie` lasts `Twelve months`, but the site keeps it for 182 days. Write that time, in days or in months.",
      "content/legal/cookies.mdx:28:4  (line)  is `recaptcha_token`, but the site stores `recaptchaToken`. Write that name.",
    ],
    advice: [
      "content/legal/cookies.mdx:30:6  (line)  names `cc_cookies`, which is not in the table of content/legal/cookies.mdx. Did you mean `cc_cookie`? Write a name from the table.",
      "content/legal/cookies.mdx:30:42  (line)  says `two years`, a time that is not in the table. Correct one of the two.",
      ...[
        "7:9  metadata.title.en",
        "9:9  metadata.metaDescription.en",
        "11:9  metadata.description.en",
        "14:10  heading",
        "15:7  lead",
      ].map((field) => `content/legal/terms.mdx:${field}  says the same as content/legal/cookies.mdx. Say what is specific to this page.`),
    ],
  },
];
