/**
 * Content that builds but fails visitors: unreadable figures, ids that the page frame already uses, pages and controls that lead nowhere.
 */
import { ADVISERS, copyOf, home, type InvalidCase, terms } from "./invalid-case.testing";

const text = (written: string, line: string): InvalidCase => terms.wrong([["## Plans\n", `${written}\n\n## Plans\n`]], line);

export const deadEndCases: readonly InvalidCase[] = [
  home.wrong(
    [["heading: Questions", "anchor: main\n    heading: Questions"]],
    "54:13  sections[2].anchor  is `main`, which is an id reserved by the page frame. Give it another name.",
  ),
  terms.wrong([["## Plans\n", "## Cookie settings\n"]], "23:1  (line)  would get an id that the page frame already uses. Reword it."),
  home.wrong(
    [["href: /advisers#steps", "href: /"]],
    "52:15  sections[1].items[1].href  links to its own page. Write another page, or an anchor of this one, such as #name.",
  ),
  text("- One\n-\n- Three", "24:1  (line)  is an empty list entry. Write its words, or delete the line."),
  terms.advised(
    [["en: Terms\n", 'en: "Terms | {product}"\n']],
    "7:9  metadata.title.en  ends with the product’s name, which is added to every title. Remove it here.",
  ),
  {
    made: { "audiences/lonely.yaml": () => copyOf(ADVISERS, ["name: advisers", "name: lonely"], ["{host}/advisers", "{host}/lonely"]) },
    lines: [],
    advice: [
      "content/audiences/lonely.yaml:1:1  (file)  publishes /lonely, but no menu or footer links to it. Add a link, for example in content/navigation.yaml.",
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
    "53:144  sections[2].price  is shown as `Free`, which is not an amount in dollars that the page can calculate with. Write it like $1,000.",
  ),
];
