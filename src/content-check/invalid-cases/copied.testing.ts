/** What is typed or pasted by hand where a token, another word or another day belongs. */
import type { InvalidCase } from "./invalid-case.testing";

export const copiedCases: readonly InvalidCase[] = [
  {
    name: "brand-typed",
    edits: { "pages/home.yaml": [["lead: Meet on {product}.", "lead: Meet on Norden, NORDEN as ever, in a norden wind."]] },
    lines: [],
    advice: [
      "content/pages/home.yaml:17:19  sections[0].lead  writes `Norden` out. Write {product}, so that a new name or address reaches this place too.",
      "content/pages/home.yaml:17:27  sections[0].lead  writes `NORDEN` out. Write {product}, so that a new name or address reaches this place too.",
    ],
  },
  {
    name: "suite-typed",
    edits: { "pages/home.yaml": [["lead: Meet on {product}.", 'lead: "Meet on Norden 360, or {product} 360."']] },
    lines: [],
    advice: [
      "content/pages/home.yaml:17:20  sections[0].lead  writes `Norden 360` out. Write {suite}, so that a new name or address reaches this place too.",
      "content/pages/home.yaml:17:35  sections[0].lead  writes `{product} 360` out. Write {suite}, so that a new name or address reaches this place too.",
    ],
  },
  {
    name: "brand-in-a-legal-text",
    edits: { "legal/terms.mdx": [["These terms hold for {product}.", "These terms hold for Norden and norden.example."]] },
    lines: [],
    advice: [
      "content/legal/terms.mdx:21:22  (line)  writes `Norden` out. Write {product}, so that a new name or address reaches this place too.",
      "content/legal/terms.mdx:21:33  (line)  writes `norden.example` out. Write {host}, so that a new name or address reaches this place too.",
    ],
  },
  {
    name: "brand-in-addresses",
    edits: {
      "navigation.yaml": [
        ["href: /advisers", "href: https://norden.example/advisers"],
        ["href: /#who-we-serve", "href: /norden-360"],
        ["href: /#cost", 'href: "mailto:office@norden.example"'],
      ],
    },
    lines: [
      "content/navigation.yaml:7:15  menus[1].items[0].href  leads to `/norden-360`, which is not a page of this site. Write the address of a page, or https:// for another site.",
    ],
    advice: [
      "content/navigation.yaml:7:16  menus[1].items[0].href  writes `norden` out. Write {product}, so that a new name or address reaches this place too.",
      "content/navigation.yaml:9:23  menus[1].items[1].href  writes `norden.example` out. Write {host}, so that a new name or address reaches this place too.",
      "content/navigation.yaml:21:23  footer[0].links[0].href  writes `office@norden.example` out. Write {email}, so that a new name or address reaches this place too.",
    ],
  },
  {
    name: "phone-typed",
    edits: { "faq.yaml": [["answer: See the plans.", "answer: Call +44 20 0000 0000."]] },
    lines: [],
    advice: [
      "content/faq.yaml:16:22  categories[0].items[3].answer  writes `+44 20 0000 0000` out. Write {phone}, so that a new name or address reaches this place too.",
    ],
  },
  {
    name: "brand-in-the-settings",
    edits: { "site.yaml": [['legalName: "{product} Limited"', "legalName: Norden Limited"]] },
    lines: [],
    advice: [
      "content/site.yaml:8:14  company.legalName  writes `Norden` out. Write {product}, so that a new name or address reaches this place too.",
    ],
  },
  {
    name: "legal-text-of-tomorrow",
    edits: { "legal/terms.mdx": [['"2025-03-01"', '"2026-11-24"']] },
    lines: ["content/legal/terms.mdx:16:14  lastUpdated  is `2026-11-24`, a date in the future. Correct it, or publish on that day."],
  },
  {
    name: "year-mistyped",
    edits: { "legal/terms.mdx": [['"2025-03-01"', '"0225-03-01"']] },
    lines: ["content/legal/terms.mdx:16:14  lastUpdated  is `0225-03-01`, implausibly long ago. Correct the year."],
  },
  {
    name: "figure-of-tomorrow",
    made: {
      "claims.yaml": () =>
        'claims:\n  - key: countries\n    value: "150"\n    says: Countries.\n    source: The company.\n    asOf: "2027-01-31"\n',
    },
    lines: ["content/claims.yaml:6:11  claims[0].asOf  is `2027-01-31`, a date in the future. Correct it, or publish on that day."],
  },
  {
    name: "question-asked-twice",
    edits: { "faq.yaml": [["question: Who is it for?", "question: What is  {product}?"]] },
    lines: [],
    advice: [
      "content/faq.yaml:9:19  categories[0].items[1].question  has more than one space in a row. Leave one.",
      "content/faq.yaml:9:19  categories[0].items[1].question  says the same as line 6. Reword or remove one of the two.",
    ],
  },
  {
    name: "menu-entry-twice",
    edits: { "navigation.yaml": [["label: Advisers", "label: Who we serve"]] },
    lines: [],
    advice: ["content/navigation.yaml:8:16  menus[1].items[1].label  says the same as line 6. Reword or remove one of the two."],
  },
  {
    name: "step-twice",
    edits: { "workflows/advisers.yaml": [["title: Second", "title: First"]] },
    lines: [],
    advice: ["content/workflows/advisers.yaml:9:12  steps[1].title  says the same as line 5. Reword or remove one of the two."],
  },
  {
    name: "benefit-twice",
    edits: { "workflows/advisers.yaml": [["[One, Two]", "[One, one]"]] },
    lines: [],
    advice: ["content/workflows/advisers.yaml:7:21  steps[0].features[1]  says the same as line 7. Reword or remove one of the two."],
  },
  {
    name: "section-heading-twice",
    edits: { "pages/home.yaml": [["heading: Questions", "heading: Who we serve"]] },
    lines: [],
    advice: ["content/pages/home.yaml:54:14  sections[2].heading  says the same as line 27. Reword or remove one of the two."],
  },
  {
    name: "copied-page",
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
