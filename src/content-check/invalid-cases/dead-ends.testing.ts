/**
 * Content that builds but fails visitors: prices and figures that cannot be read, addresses that the frame has, pages and controls that
 * lead nowhere.
 */
import { ADVISERS, claims, copyOf, faq, home, intro, type InvalidCase, menus, pricingTable, terms } from "./invalid-case.testing";

/** A plan with a price, beside another plan. */
const price = (written: string, ...lines: readonly string[]): InvalidCase => ({
  ...home.wrong(
    [
      [
        "noMatch: No answer\n",
        `noMatch: No answer\n${pricingTable(["one", "One"], ["two", "Two"]).replace("price: On request", `price: "${written}"`)}`,
      ],
    ],
    ...lines,
  ),
  made: claims(["plan", "$1,000"]),
});

const text = (written: string, line: string): InvalidCase => terms.wrong([["## Plans\n", `${written}\n\n## Plans\n`]], line);

export const deadEndCases: readonly InvalidCase[] = [
  price(
    "{claim.plan}0",
    "66:40  sections[3].plans[0].price  is shown as `$1,0000`, which is not a price. Write one figure of content/claims.yaml, such as {claim.name}, or a word such as Free.",
    "66:41  sections[3].plans[0].price  has `{claim.plan}0` without a space between word and token. Add one, or reword the sentence.",
  ),
  intro.wrong("Our{product} in five steps.", [
    8,
    "has `Our{product}` without a space between word and token. Add one, or reword the sentence.",
  ]),
  home.wrong(
    [["heading: Questions", "anchor: main\n    heading: Questions"]],
    "54:13  sections[2].anchor  is `main`, which is an id reserved by the page frame. Give it another name.",
  ),
  faq.wrong(
    [["slug: what", "slug: cookie-settings"]],
    "5:15  categories[0].items[0].slug  is `cookie-settings`, which is an id reserved by the page frame. Give it another name.",
  ),
  terms.wrong(
    [["## Plans\n", "## Cookie settings\n"]],
    "23:1  (line)  would get an id that the page frame already uses. Give it other words.",
  ),
  home.wrong(
    [["href: /advisers#steps", "href: /"]],
    "52:15  sections[1].items[1].href  links to its own page. Write another page, or an anchor of this one, such as #name.",
  ),
  menus.wrong(
    [["/advisers", "tel:+971"]],
    "9:15  menus[1].items[1].href  is `tel:+971`, which is not a complete address. Write it as tel:{phone} or tel:+97140000000.",
  ),
  text("[Note]: /terms", "23:1  (line)  is not shown: [words]: at the start of a line defines a link. Write the link as [words](/page)."),
  text("- One\n-\n- Three", "24:1  (line)  is an empty list entry. Write its words, or delete the line."),
  text("####### Seven", "23:1  (line)  shows `#######`, a heading mark. Write two to six of them, and a space."),
  terms.advised(
    [["en: Terms\n", 'en: "Terms | {product}"\n']],
    "7:9  metadata.title.en  ends with the product’s name, which every title has already. Remove it here.",
  ),
  {
    made: { "audiences/lonely.yaml": () => copyOf(ADVISERS, ["name: advisers", "name: lonely"], ["{host}/advisers", "{host}/lonely"]) },
    lines: [],
    advice: [
      "content/audiences/lonely.yaml:1:1  (file)  publishes /lonely, but no menu or footer links to it. Link to it, such as in content/navigation.yaml.",
      "content/audiences/lonely.yaml:1:8  label  says the same as content/audiences/advisers.yaml. Say what is specific to this page.",
      "content/audiences/lonely.yaml:5:9  metadata.title.en  says the same as content/audiences/advisers.yaml. Say what is specific to this page.",
      "content/audiences/lonely.yaml:7:9  metadata.metaDescription.en  says the same as content/audiences/advisers.yaml. Say what is specific to this page.",
      "content/audiences/lonely.yaml:9:9  metadata.description.en  says the same as content/audiences/advisers.yaml. Say what is specific to this page.",
    ],
  },
  home.wrong(
    [
      [
        "  - type: faq",
        `  - { type: fee-comparison, heading: Sum, raise: $5m, rate: 2.2%, raiseLabel: Raise, rateLabel: Rate, feeLabel: Fee, priceLabel: Price, price: Free, shareLabel: "[share] of it", note: An example. }\n  - type: faq`,
      ],
    ],
    "53:50  sections[2].raise  is shown as `$5m`, which is not an amount that the slider reads. Write it like $5 million or $750,000.",
    "53:61  sections[2].rate  is shown as `2.2%`, which is not a rate that the slider reads. Write it in steps of a half, like 3 per cent or 2.5%.",
  ),
];
