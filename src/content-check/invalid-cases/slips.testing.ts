/** Typing slips that once passed unnoticed. */
import {
  ADVISERS,
  claims,
  contact,
  type Edit,
  headOf,
  home,
  intro,
  type InvalidCase,
  notFound,
  pricingTable,
  site,
  steps,
  terms,
} from "./invalid-case.testing";

/** Replaces the last heading of the terms with lines. */
const clauses = (...lines: readonly string[]): Edit[] => [["## Plans\n", `${lines.join("\n\n")}\n`]];

const legal: readonly InvalidCase[] = [
  terms.wrong(
    clauses("**1.1** One.", "**1.2* Two.", "*1.3** Three."),
    "25:1  (line)  shows `*`, a Markdown mark. Remove it, or add its counterpart.",
    "27:6  (line)  shows `*`, a Markdown mark. Remove it, or add its counterpart.",
  ),
  terms.wrong(
    clauses("**1.1** One.", "*1.2* Two.", "**1.3.** Three."),
    "25:1  (line)  begins with the clause number 1.2, which must stand alone in bold. Write it as **1.2**.",
    "27:1  (line)  begins with the clause number 1.3, which must stand alone in bold. Write it as **1.3**.",
  ),
  terms.wrong(
    clauses("## 1. A", "**1.1** One.", "**1.3** Three.", "## 2. B", "**2.2** Two.", "## 4. C"),
    "27:1  (line)  is clause 1.3, but comes after clause 1.1. Restore the clause between them, or number without a gap.",
    "31:1  (line)  is clause 2.2, but comes after clause 2. Restore the clause between them, or number without a gap.",
    "33:1  (line)  is clause 4, but comes after clause 2.2. Restore the clause between them, or number without a gap.",
  ),
  terms.wrong(
    clauses("## 1. A", "One.", "**2. B**", "Two."),
    "27:1  (line)  is a heading in bold, which has no address. Begin it with ## and remove its **.",
  ),
  terms.wrong(
    clauses("## 1. A", "One.", "## B", "Two.", "## 2. C"),
    "27:1  (line)  is a heading without a number between numbered ones. Begin it with its number, such as ## 2. Scope.",
  ),
  terms.wrong(
    clauses(`## Plans ${"and words ".repeat(9)}`),
    "23:1  (line)  is a heading of 95 characters. Put its text on a line of its own, with an empty line between them.",
  ),
  terms.wrong(
    clauses("## 1. A", "**1.1** One.", "**1.2**", "### B", "**1.3**", "- Two."),
    "27:1  (line)  is clause 1.2 without words. Restore them, or write “Not used.”.",
  ),
];

const opposites: readonly InvalidCase[] = [
  contact.wrong(
    [
      ["failure: Not sent.", "failure: Sent."],
      ["label: E-mail", "label: Name"],
    ],
    "29:16  sections[1].fields.email.label  is `Name`, like `sections[1].fields.name.label`. Give each its own words.",
    "52:14  sections[1].failure  is `Sent.`, like `sections[1].success`. Give each its own words.",
  ),
];

const figures: readonly InvalidCase[] = [
  {
    made: claims(
      ["limit", "250 GB", "atLeast: storages, "],
      ["storage", "50 GB"],
      ["fee", "$1", "shareOf: { share: rate, amount: storage }, "],
    ),
    lines: [
      "content/claims.yaml:2:62  claims[0].atLeast  is `storages`, which is not a figure of this file. Did you mean `storage`? Name another, or remove this.",
      "content/claims.yaml:4:65  claims[2].shareOf.share  is `rate`, which is not a figure of this file. Name another, or remove this.",
    ],
  },
  {
    edits: {
      "pages/home.yaml": [["noMatch: No answer\n", `noMatch: No answer\n${pricingTable(["first", "Business"], ["second", "Enterprise"])}`]],
    },
    made: claims(["storage", "50 GB", "plan: Busines, line: deals, "], ["licences", "5", "plan: Business, line: seats, "]),
    lines: [
      "content/claims.yaml:2:60  claims[0].plan  is `Busines`, which no price list has. Did you mean `Business`? Name another, or remove this.",
      "content/claims.yaml:3:73  claims[1].line  is `seats`, which no price list has. Name another, or remove this.",
    ],
  },
  {
    made: claims(
      ["example-raise", "$5 million"],
      ["example-rate", "3 per cent"],
      ["example-fee", "$160,000", "shareOf: { share: example-rate, amount: example-raise }, "],
    ),
    lines: [
      "content/claims.yaml:4:32  claims[2].value  does not equal {claim.example-rate} of {claim.example-raise}, which is 150,000. Correct whichever is wrong.",
    ],
  },
  {
    made: claims(["deals", "2,500,"], ["firms", "300 "]),
    lines: [
      "content/claims.yaml:2:26  claims[0].value  ends with a punctuation mark. Remove it: the sentence around it has its own.",
      "content/claims.yaml:3:26  claims[1].value  has a space at the beginning or end. Remove it.",
    ],
  },
  {
    made: {
      "claims.yaml": () =>
        'claims:\n  - { key: storage, value: "50", says: Storage., kind: storage, asOf: "2026-11-01" }\n  - { key: limit, value: 50 MB, says: A limit., kind: storage, asOf: "2026-11-01" }\n',
    },
    lines: [
      "content/claims.yaml:2:28  claims[0].value  lacks the unit of its `kind`, or the space before it. Write it like 2 GB, 80% or 24h.",
      "content/claims.yaml:3:26  claims[1].value  has the unit `MB`, which is not used here. Write GB or TB.",
    ],
  },
];

const settings: readonly InvalidCase[] = [
  site.wrong(
    [['"{product} Limited."\n\n', '"© 2025 {product} Limited."\n\n']],
    "19:14  company.copyright  has a year or a copyright sign, which are added automatically. Remove them.",
  ),
  site.wrong([["seat: England", "seat: England."]], "16:9  company.seat  ends with a full stop, but is used within sentences. Remove it."),
  site.wrong(
    [
      ["https://www.linkedin.com/company/{product}", "https://www.linkedin.com/company/"],
      ["https://x.com/{product}", "https://x.com/home"],
    ],
    "24:11  social[0].href  does not lead to a profile on the network that `network` names. Write the whole address of the profile, such as https://linkedin.com/company/name.",
    "27:11  social[1].href  does not lead to a profile on the network that `network` names. Write the whole address of the profile, such as https://x.com/name.",
  ),
  home.wrong(
    [["en: Private markets\n", "en: أسواق خاصة\n    ar: Private markets\n"]],
    "6:9  metadata.title.en  is in Arabic letters. Write it in English, and the Arabic text as `ar`.",
    "7:9  metadata.title.ar  has no Arabic letters. Write it in Arabic, or remove the line.",
  ),
];

const words: readonly InvalidCase[] = [
  steps.advised(
    [["Five steps.", ">-\n  Five steps.\n  - The first\n  - the last."]],
    "2:9  intro  contains a bulleted list, shown on one line here. Write sentences.",
  ),
  home.advised(
    [["label: Sign up", "label: Click here"]],
    "22:16  sections[0].actions[0].label  does not say where it leads: people who jump from link to link hear it out of context. Name its target.",
  ),
  intro.wrong("✎ Say where the steps lead.", [
    8,
    "shows `✎`, the mark of a template's sentence. Write your own sentence in its place, or keep `sample: true`.",
  ]),
  steps.wrong(
    [
      ["intro: Five steps.", "intro: |\n  Five steps,\n  one by one."],
      ["description: Begin.", 'description: "Begin. "'],
    ],
    "2:8  intro  keeps every line break because of its |. Write >- instead.",
    "8:19  steps[0].description  has a space at the beginning or end. Remove it, or restore the words that were beside it.",
  ),
  intro.wrong("The firm?s five steps.", [16, "shows `?`, a character saved in the wrong encoding. Type it again."]),
  intro.wrong("Five {product}s.", [13, "has `{product}s` without a space between word and token. Add one, or reword the sentence."]),
  steps.wrong(
    [["features: [One, Two]", "features:\n      - One\n      -"]],
    "9:8  (line)  is an empty entry. Write it after the hyphen, or delete the line.",
  ),
];

const links: readonly InvalidCase[] = [
  terms.wrong(
    [["[contact page](/contact)", "[Read about the contact page](/advisers)"]],
    "21:64  (line)  links to `/advisers`, but its label is `Read about the contact page`, like /contact. Correct the address or the label.",
  ),
  terms.wrong(
    clauses("## 1. A", "See [clause 2](#clause-1).", "## 2. B"),
    "25:5  (line)  leads to `#clause-1`, but its words name clause 2. Correct the address or the number.",
  ),
  notFound.wrong(
    [["label: Home\n      href: /", "label: Back To Homepage\n      href: https://firm.org/page"]],
    "20:13  sections[0].action.href  links to `https://firm.org/page`, but its label is `Back To Homepage`, like /. Correct the address or the label.",
  ),
];

const cutOff: readonly InvalidCase[] = [
  {
    edits: { "pages/home.yaml": [["#steps", ""]] },
    made: { [ADVISERS]: () => headOf(ADVISERS, "  - type: call-to-action") },
    lines: [
      `content/${ADVISERS}:13:3  sections  has no section of the type \`call-to-action\`, which every audience's page needs. Add it, or restore what the file has lost.`,
    ],
  },
];

const order: readonly InvalidCase[] = [
  intro.advised("“Five steps.”", [8, "begins and ends with curly quotes, which are shown. Remove them if they were meant for YAML."]),
  steps.wrong(
    [
      ["intro: Five steps.", "intro: >-\n\n  Five #REF! {steps}."],
      ["description: Begin.", `description: >-\n      ${"long words ".repeat(60).trim()}`],
    ],
    "4:8  intro  shows `#REF!`, leftover program output. Write what belongs there.",
    "4:14  intro  names `{steps}`, which is not a token. Use one of {product}, {suite}, {company}, {seat}, {registration}, {address}, {email}, {phone}, {host}, {name}.",
    "9:7  steps[0].description  has 659 characters. Shorten it to at most 320.",
  ),
  home.advised(
    [
      [
        "  - type: faq",
        `${["One", "Two"].map((name) => `  - type: benefits\n    heading: ${name}\n    arrangement: rows\n    picture: { src: ../media/dot.png, decorative: true, caption: Exhibit 1. ${name} }\n    items:\n      - { title: First, text: "It is ${name}, first." }\n      - { title: Second, text: "It is ${name}, second." }\n`).join("")}  - type: faq`,
      ],
    ],
    "63:66  sections[3].picture.caption  is the page’s exhibit number 2. Number the exhibits of a page from 1, without gaps.",
  ),
  home.advised(
    [
      [
        "  - type: faq",
        `  - type: news\n    heading: News\n    items:\n${["2026-02-01", "2026-03-01"].map((day) => `      - { date: "${day}", title: News of ${day.slice(5, 7)}, text: "It is ${day.slice(5, 7)}, then." }\n`).join("")}  - type: faq`,
      ],
    ],
    "57:17  sections[2].items[1].date  is later than the entry above it, `2026-02-01`. Put the latest first, or correct the wrong date.",
  ),
];

export const slipCases: readonly InvalidCase[] = [...legal, ...opposites, ...figures, ...settings, ...words, ...links, ...cutOff, ...order];
