/** Figures, and the limits and subjects on which the contact form and its service agree. */
import { claims, contact, home, intro, type InvalidCase, pricingTable, steps } from "./invalid-case.testing";

const FORM = "in digits, with a comma as the thousands separator, such as $1,000 or $1,000.50.";

const malformed = (value: string): InvalidCase => ({
  made: claims(["price", value]),
  lines: [`content/claims.yaml:2:26  claims[0].value  is a malformed figure. Write it ${FORM}`],
});

const price: InvalidCase = {
  made: claims(["price", "$12000", "kind: price, "]),
  lines: [
    "content/claims.yaml:2:26  claims[0].value  is not a price. Write it like $12,000 or $750/month: the currency, no space, a comma as the thousands separator. For nothing, write `price: Free` in the plan and remove the figure.",
  ],
};

const inWords = (column: number, value: string, words: string): InvalidCase => ({
  made: claims(["price", value, `words: ${words}, `]),
  lines: [`content/claims.yaml:2:${column}  claims[0].words  does not say the number of \`value\`. Correct whichever of the two is wrong.`],
});

const SUBJECTS =
  "Write its five subjects, in this order: General Inquiry, Demo Request, Enterprise Sales, Technical Support, Partnership Support.";

export const figureCases: readonly InvalidCase[] = [
  price,
  malformed("$1,O00"),
  {
    made: claims(["storage", "<b>50 GB</b>"]),
    lines: ["content/claims.yaml:2:28  claims[0].value  has an HTML tag. Remove it: the page does the formatting."],
  },
  {
    ...home.wrong(
      [["  - type: faq", `${pricingTable(["one", "One"], ["two", "Two"]).replace("On request", '"{claim.storage}"')}  - type: faq`]],
      "57:40  sections[2].plans[0].price  is shown as `50 GB`, which is not a price. Write one figure of content/claims.yaml, such as {claim.name}, or a word such as Free.",
    ),
    made: claims(["storage", "50 GB"]),
  },
  {
    ...intro.wrong(
      "For ${claim.cash} at {claim.rate} per cent, or {claim.monthly} a month.",
      [13, "is shown as `$US$300`. Remove the sign next to {claim.cash}, or from its value in content/claims.yaml."],
      [29, "is shown as `3 per cent per cent`. Remove `per cent` after {claim.rate}."],
      [55, "is shown as `$5/month a month`. Remove `a month` after {claim.monthly}."],
    ),
    made: claims(["cash", "US$300"], ["rate", "3 per cent"], ["monthly", "$5/month"]),
  },
  inWords(55, "5", "a few"),
  {
    made: claims(["most", "500", "limits: message, "]),
    lines: [
      'content/claims.yaml:2:25  claims[0].value  is `500`, but the contact form accepts 250 characters. Write "250": change the form and the service first.',
    ],
  },
  contact.wrong(
    [["      - Enterprise Sales\n", ""]],
    "44:7  sections[1].subjects  has 4 entries. Give it exactly 5.",
    `46:9  sections[1].subjects[2]  is not what the service calls subject 3. ${SUBJECTS}`,
  ),
  {
    ...steps.both(
      [["intro: Five steps.", "intro: >-\n  Five steps and\n  more {claim.steps} here\n  for $300."]],
      ["4:8  intro  names `{claim.steps}`, which is not in content/claims.yaml. Add the figure there, or name another one."],
      ["5:7  intro  shows `$300`, which is not in content/claims.yaml. Add it there with its source, and write {claim.key} here."],
    ),
    made: claims(["price", "5"]),
  },
];
