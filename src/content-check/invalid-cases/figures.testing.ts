/** Figures, and what the contact form and its service agree on. */
import { type Edit, type InvalidCase, pricingTable } from "./invalid-case.testing";

const FORM = "in digits, with a comma as the thousands separator, such as $1,000 or $1,000.50.";

const register = (key: string, value: string, words?: string, more = ""): InvalidCase["made"] => ({
  "claims.yaml": () =>
    `claims:\n  - key: ${key}\n    value: "${value}"\n${words === undefined ? "" : `    words: ${words}\n`}    says: A figure.\n${more}    asOf: "2026-11-01"\n`,
});

const malformed = (name: string, value: string): InvalidCase => ({
  name: `figure-${name}`,
  made: register("price", value),
  lines: [`content/claims.yaml:3:12  claims[0].value  is a malformed figure. Write it ${FORM}`],
});

const inCopy = (name: string, written: string, column: number, shown = written): InvalidCase => ({
  name: `figure-in-copy-${name}`,
  edits: { "workflows/advisers.yaml": [["intro: Five steps.", `intro: For ${written}.`]] },
  lines: [`content/workflows/advisers.yaml:2:${column}  intro  shows \`${shown}\`, a malformed figure. Write it ${FORM}`],
});

const price = (value: string): InvalidCase => ({
  name: `price-as-${value}`,
  made: {
    "claims.yaml": () =>
      `claims:\n  - key: plan\n    value: "${value}"\n    says: Price of the plan.\n    kind: price\n    asOf: "2026-11-01"\n`,
  },
  lines: [
    "content/claims.yaml:3:12  claims[0].value  is not a price. Write it like $12,000 or $750/month: the currency, no space, a comma as the thousands separator. For nothing, write `price: Free` in the plan and remove the figure.",
  ],
});

const limit = (field: string, value: string, characters: number): InvalidCase => ({
  name: `figure-limit-of-${field}`,
  made: register("most", value, undefined, `    limits: ${field}\n`),
  lines: [
    `content/claims.yaml:3:12  claims[0].value  is \`${value}\`, but the contact form takes ${characters} characters. Write "${characters}": change the form and the service first.`,
  ],
});

const inWords = (name: string, value: string, words: string): InvalidCase => ({
  name: `figure-in-words-${name}`,
  made: register("price", value, words),
  lines: ["content/claims.yaml:4:12  claims[0].words  does not say the number of `value`. Correct whichever of the two is wrong."],
});

const subject = (name: string, edits: readonly Edit[], place: string, number: number, more: readonly string[] = []): InvalidCase => ({
  name: `subject-${name}`,
  edits: { "pages/contact.yaml": edits },
  lines: [
    ...more,
    `content/pages/contact.yaml:${place}  is not what the service calls subject ${number}. Write its five subjects, in this order: General Inquiry, Demo Request, Enterprise Sales, Technical Support, Partnership Support.`,
  ],
});

export const figureCases: readonly InvalidCase[] = [
  malformed("with-a-letter", "$1,O00"),
  malformed("with-a-small-letter", "$l,000"),
  malformed("with-a-short-group", "$1,00"),
  malformed("with-a-long-group", "1,0000"),
  malformed("below-nothing", "-$1,000"),
  malformed("as-in-another-country", "$1.000,00"),
  malformed("with-a-decimal-comma", "12,5%"),
  malformed("with-a-decimal-point-for-a-comma", "$12.000"),
  malformed("of-a-spreadsheet", "#REF!"),
  malformed("too-wide-for-its-cell", "######"),
  malformed("to-be-confirmed", "tbc"),
  {
    name: "figure-with-html",
    made: register("storage", "<b>50 GB</b>"),
    lines: ["content/claims.yaml:3:12  claims[0].value  has an HTML tag. Remove it: the page does the formatting."],
  },
  ...["12,000", "12,000 USD", "$12000", "$ 12,000", "$0", "$12,000 yearly"].map(price),
  {
    name: "storage-as-a-price",
    made: register("storage", "50 GB"),
    edits: {
      "pages/home.yaml": [
        ["  - type: faq", `${pricingTable(["one", "One"], ["two", "Two"]).replace("On request", '"{claim.storage}"')}  - type: faq`],
      ],
    },
    lines: [
      "content/pages/home.yaml:57:40  sections[2].plans[0].price  is shown as `50 GB`, which is not a price. Write one figure of content/claims.yaml, such as {claim.name}, or a word such as Free.",
    ],
  },
  {
    name: "signs-beside-figures",
    edits: { "workflows/advisers.yaml": [["intro: Five steps.", "intro: For ${claim.price} in {claim.share}% of cases."]] },
    made: {
      "claims.yaml": () =>
        'claims:\n  - key: price\n    value: $300\n    says: The price.\n    asOf: "2026-11-01"\n  - key: share\n    value: 80%\n    says: A share.\n    asOf: "2026-11-01"\n',
    },
    lines: [
      "content/workflows/advisers.yaml:2:13  intro  is shown as `$$300`. Remove the sign next to {claim.price}, or from its value in content/claims.yaml.",
      "content/workflows/advisers.yaml:2:30  intro  is shown as `80%%`. Remove the sign next to {claim.share}, or from its value in content/claims.yaml.",
    ],
  },
  inCopy("with-a-letter", "$1,O00", 12),
  inCopy("with-a-short-group", "$1,00", 13, "1,00"),
  inCopy("below-nothing", "-$1,000", 12),
  inCopy("as-in-another-country", "$1.000,00", 12, "$1.000"),
  inWords("of-another-number", "5", "six"),
  inWords("of-another-scale", "$5 million", "five billion"),
  inWords("of-no-number", "5", "a few"),
  limit("name", "60", 40),
  limit("userCompany", "40", 50),
  limit("message", "500", 250),
  subject("renamed", [["- Technical Support", "- Tech Support"]], "47:9  sections[1].subjects[3]", 4),
  subject(
    "moved",
    [["- General Inquiry\n      - Demo Request", "- Demo Request\n      - General Inquiry"]],
    "44:9  sections[1].subjects[0]",
    1,
  ),
  subject("lost", [["      - Enterprise Sales\n", ""]], "46:9  sections[1].subjects[2]", 3, [
    "content/pages/contact.yaml:44:7  sections[1].subjects  has 4 entries. Give it exactly 5.",
  ]),
  {
    name: "unknown-figure-in-folded-text",
    edits: { "workflows/advisers.yaml": [["intro: Five steps.", "intro: >-\n  Five steps and\n  more {claim.steps} here\n  for $300."]] },
    made: register("price", "5"),
    lines: [
      "content/workflows/advisers.yaml:4:8  intro  names `{claim.steps}`, which is not in content/claims.yaml. Add the figure there, or name another one.",
    ],
    advice: [
      "content/workflows/advisers.yaml:5:7  intro  shows `$300`, which is not in content/claims.yaml. Add it there with its source, and write {claim.key} here.",
    ],
  },
];
