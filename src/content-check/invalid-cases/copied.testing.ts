/** Values typed or pasted where a token, another word or another date belongs. */
import { faq, home, type InvalidCase, terms } from "./invalid-case.testing";

export const copiedCases: readonly InvalidCase[] = [
  {
    edits: {
      "pages/home.yaml": [["heading: One room for a deal", "heading: One room on Nordren"]],
      "legal/terms.mdx": [["See [above]", "Nordne wrote it. See [above]"]],
    },
    lines: [],
    advice: [
      "content/legal/terms.mdx:25:1  (line)  has `Nordne`, almost the product's name. Write {product}.",
      "content/pages/home.yaml:16:26  sections[0].heading  has `Nordren`, almost the product's name. Write {product}.",
    ],
  },
  home.advised(
    [["lead: Meet on {product}.", "lead: Meet on Norden, NORDEN as ever, in a norden wind, by norden, +44 20 0000 0000."]],
    "17:19  sections[0].lead  writes `Norden` out. Write {product}, so that a change of name or address reaches this place too.",
    "17:27  sections[0].lead  writes `NORDEN` out. Write {product}, so that a change of name or address reaches this place too.",
    "17:64  sections[0].lead  writes `norden` out. Write {product}, so that a change of name or address reaches this place too.",
    "17:72  sections[0].lead  writes `+44 20 0000 0000` out. Write {phone}, so that a change of name or address reaches this place too.",
  ),
  terms.wrong([['"2025-03-01"', '"0225-03-01"']], "16:14  lastUpdated  is `0225-03-01`, implausibly long ago. Correct the year."),
  {
    made: {
      "claims.yaml": () =>
        'claims:\n  - key: countries\n    value: "150"\n    says: Countries.\n    source: The company.\n    asOf: "2027-01-31"\n',
    },
    lines: [
      "content/claims.yaml:6:11  claims[0].asOf  is `2027-01-31`, a date in the future. Correct it, or wait until that day to publish.",
    ],
  },
  faq.advised(
    [["question: Who is it for?", "question: What is  {product}?"]],
    "9:19  categories[0].items[1].question  has more than one space in a row. Keep one.",
    "9:19  categories[0].items[1].question  says the same as line 6. Reword or remove one of the two.",
  ),
  home.advised(
    [["heading: Questions", "heading: Who we serve"]],
    "54:14  sections[2].heading  says the same as line 27. Reword or remove one of the two.",
  ),
  {
    edits: {
      "pages/contact.yaml": [
        ["label: Contact", "label: Home"],
        ["en: Contact", "en: Private markets"],
        [
          "en: Write to us about the platform, a demonstration, prices or support, and we answer.",
          'en: "Private markets in one place: where deals are shown, read and closed on {product}."',
        ],
      ],
    },
    lines: [],
    advice: [
      "content/pages/home.yaml:2:8  label  says the same as content/pages/contact.yaml. Say what is specific to this page.",
      "content/pages/home.yaml:6:9  metadata.title.en  says the same as content/pages/contact.yaml. Say what is specific to this page.",
      "content/pages/home.yaml:8:9  metadata.metaDescription.en  says the same as content/pages/contact.yaml. Say what is specific to this page.",
    ],
  },
];
