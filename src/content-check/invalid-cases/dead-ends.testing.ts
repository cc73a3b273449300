/**
 * Content that builds but fails visitors: prices and figures that cannot be read, addresses that the frame has, pages and controls that
 * lead nowhere.
 */
import type { Edit, InvalidCase } from "./invalid-case.testing";
import { ADVISERS, copyOf, pricingTable, redirectsOf } from "./invalid-case.testing";

const edited = (name: string, file: string, edit: Edit, ...lines: readonly string[]): InvalidCase => ({
  name,
  edits: { [file]: [edit] },
  lines: lines.map((line) => `content/${file}:${line}`),
});

/** A plan with a price, beside another plan. */
const price = (name: string, written: string, ...lines: readonly string[]): InvalidCase => ({
  ...edited(
    `price-${name}`,
    "pages/home.yaml",
    [
      "noMatch: No answer\n",
      `noMatch: No answer\n${pricingTable(["one", "One"], ["two", "Two"]).replace("price: On request", `price: "${written}"`)}`,
    ],
    ...lines,
  ),
  made: { "claims.yaml": () => `claims:\n  - key: plan\n    value: "$1,000"\n    says: Price of the plan.\n    asOf: "2026-11-01"\n` },
});

const TERMS = "legal/terms.mdx";

const text = (name: string, written: string, line: string): InvalidCase =>
  edited(`text-${name}`, TERMS, ["## Plans\n", `${written}\n\n## Plans\n`], line);

export const deadEndCases: readonly InvalidCase[] = [
  price(
    "with-a-nought-behind",
    "{claim.plan}0",
    "66:40  sections[3].plans[0].price  is shown as `$1,0000`, which is not a price. Write one figure of content/claims.yaml, such as {claim.name}, or a word such as Free.",
    "66:41  sections[3].plans[0].price  has `{claim.plan}0` without a space between word and token. Add one, or reword the sentence.",
  ),
  price(
    "without-a-currency",
    "1,000",
    "66:40  sections[3].plans[0].price  is shown as `1,000`, which is not a price. Write one figure of content/claims.yaml, such as {claim.name}, or a word such as Free.",
  ),
  edited(
    "token-beside-a-word",
    "workflows/advisers.yaml",
    ["intro: Five steps.", "intro: Our{product} in five steps."],
    "2:8  intro  has `Our{product}` without a space between word and token. Add one, or reword the sentence.",
  ),
  edited(
    "anchor-of-the-frame",
    "pages/home.yaml",
    ["heading: Questions", "anchor: main\n    heading: Questions"],
    "54:13  sections[2].anchor  is `main`, which is an id reserved by the page frame. Give it another name.",
  ),
  edited(
    "question-of-the-frame",
    "faq.yaml",
    ["slug: what", "slug: cookie-settings"],
    "5:15  categories[0].items[0].slug  is `cookie-settings`, which is an id reserved by the page frame. Give it another name.",
  ),
  edited(
    "heading-of-the-frame",
    TERMS,
    ["## Plans\n", "## Cookie settings\n"],
    "23:1  (line)  would get an id that the page frame already uses. Give it other words.",
  ),
  edited(
    "button-to-its-own-page",
    "pages/home.yaml",
    ["href: /advisers#steps", "href: /"],
    "52:15  sections[1].items[1].href  links to its own page. Write another page, or an anchor of this one, such as #name.",
  ),
  edited(
    "phone-number-that-stops",
    "navigation.yaml",
    ["/advisers", "tel:+971"],
    "9:15  menus[1].items[1].href  is `tel:+971`, which is not a complete address. Write it as tel:{phone} or tel:+97140000000.",
  ),
  text(
    "of-a-link-that-is-not-shown",
    "[Note]: /terms",
    "23:1  (line)  is not shown: [words]: at the start of a line defines a link. Write the link as [words](/page).",
  ),
  text("with-an-empty-entry", "- One\n-\n- Three", "24:1  (line)  is an empty list entry. Write its words, or delete the line."),
  text("with-half-a-mark", "Prices are net. *See below.", "23:17  (line)  shows `*`, a Markdown mark. Remove it, or add its counterpart."),
  text("with-a-heading-of-seven", "####### Seven", "23:1  (line)  shows `#######`, a heading mark. Write two to six of them, and a space."),
  edited(
    "field-with-a-mark",
    "workflows/advisers.yaml",
    ["intro: Five steps.", "intro: Five *short* steps."],
    "2:13  intro  shows `*short*`, a Markdown mark. Remove it and its counterpart.",
  ),
  {
    name: "redirect-from-a-file-of-gatsby",
    made: { "redirects.yaml": () => redirectsOf(["/app-data.json", "/terms"]) },
    lines: [
      "content/redirects.yaml:2:11  redirects[0].from  is `/app-data.json`, which is reserved for the site's own files. Redirect another path.",
    ],
  },
  {
    ...edited("title-with-the-name", TERMS, ["en: Terms\n", 'en: "Terms | {product}"\n']),
    advice: [
      "content/legal/terms.mdx:7:9  metadata.title.en  ends with the product’s name, which every title has already. Remove it here.",
    ],
  },
  {
    name: "page-that-nothing-links-to",
    made: { "audiences/lonely.yaml": () => copyOf(ADVISERS, ["name: advisers", "name: lonely"], ["{host}/advisers", "{host}/lonely"]) },
    lines: [],
    advice: [
      "content/audiences/lonely.yaml:1:1  (file)  publishes /lonely, but no menu or footer links to it. Link to it, such as in content/navigation.yaml.",
      "content/audiences/lonely.yaml:1:8  label  says the same as content/audiences/advisers.yaml. Say what is specific to this page.",
      "content/audiences/lonely.yaml:5:9  metadata.title.en  says the same as content/audiences/advisers.yaml. Say what is specific to this page.",
      "content/audiences/lonely.yaml:7:9  metadata.metaDescription.en  says the same as content/audiences/advisers.yaml. Say what is specific to this page.",
      "content/audiences/lonely.yaml:9:9  metadata.description.en  says the same as content/audiences/advisers.yaml. Say what is specific to this page.",
      "content/pages/home.yaml:14:3  sections  does not end in a `call-to-action`, unlike most pages. Add one, or restore what the file has lost.",
    ],
  },
];
