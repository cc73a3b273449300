/** What programs are told. */
import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { parse } from "yaml";
import { faqModel } from "../../content-model/faq";
import { site } from "../../content-parts/site.testing";
import { breadcrumbList } from "./breadcrumb-list";
import { faqPage } from "./faq-page";
import { amountOf, plansProduct } from "./plans-product";
import { organization, webSite } from "./site-things";
import { StructuredData } from "./StructuredData";

const CANONICAL = "https://main.example/page";
const described = {
  ...site,
  host: "main.example",
  social: site.social.map(({ network, label, href }) => ({ network, label, href })),
};

/** A plan as the table shows it. */
const plan = (slug: string, price: string, period: string) => ({
  slug,
  name: `Plan ${slug}`,
  price,
  period,
  bestFor: "Firms",
  overview: `What ${slug} is.`,
  features: [{ line: "storage", text: "Storage" }],
  addOns: ["None"],
  action: { label: `Take ${slug}`, href: "/contact", emphasis: null },
});

const table = {
  anchor: null,
  eyebrow: null,
  heading: "Plans, side by side",
  intro: null,
  rows: {
    plan: "Plan",
    bestFor: "Best For",
    overview: "Overview",
    features: "Features",
    lines: [{ slug: "storage", label: "Storage" }],
    none: "None",
    addOns: "Add-ons",
  },
  plans: [plan("free", "Free", "core tier"), plan("business", "$12,000", "yearly"), plan("enterprise", "Custom", "quoted")],
  note: null,
};

describe("a price", () => {
  it.each([
    ["$12,000", "12000"],
    ["$1,000.50", "1000.50"],
    ["$35", "35"],
    ["Free", "0"],
    ["Custom", undefined],
    ["$750/month", undefined],
    ["$12,00", undefined],
    ["€35", undefined],
  ])("%s is %s dollars", (price, amount) => {
    expect(amountOf(price)).toBe(amount);
  });
});

describe("the plans", () => {
  const product = plansProduct(described, table, CANONICAL);

  it("are offers with the table's prices, and without one where it gives none", () => {
    expect(product.offers).toMatchObject([
      { name: "Plan free", price: "0", priceCurrency: "USD", category: "core tier" },
      { name: "Plan business", price: "12000", priceCurrency: "USD", category: "yearly" },
      { name: "Plan enterprise" },
    ]);
    expect((product.offers as unknown as object[])[2]).not.toHaveProperty("price");
  });
});

describe("the questions", () => {
  const { categories } = faqModel.parse(parse(readFileSync("content/faq.yaml", "utf8")));
  const questions = faqPage(categories, CANONICAL).mainEntity as unknown as { name: string }[];

  it("are all of those on the page", () => {
    expect(questions.map(({ name }) => name)).toEqual(categories.flatMap(({ items }) => items.map(({ question }) => question)));
  });

  it("keep the prices that contradict the price list (R12.5)", () => {
    expect(JSON.stringify(questions)).toContain("{claim.faq-marketplace-price}");
    expect(JSON.stringify(questions)).toContain("{claim.faq-suite-price}");
  });
});

it("leads from the home page to the page itself", () => {
  expect(breadcrumbList(described, { label: "Pricing", canonical: CANONICAL }).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: site.labels.home, item: "https://main.example/" },
    { "@type": "ListItem", position: 2, name: "Pricing", item: CANONICAL },
  ]);
});

it("names the organisation as the site's publisher", () => {
  expect(webSite(described).publisher).toEqual({ "@id": organization(described)["@id"] });
  expect(organization(described).sameAs).toEqual(site.social.map(({ href }) => href));
});

it("cannot be escaped from by content, and reads back unchanged", () => {
  const name = "</script><b>M&amp;A &lt; & more";
  const { container } = render(<StructuredData things={[{ "@type": "Organization", name }]} />);
  const script = container.querySelector("script[type='application/ld+json']");

  expect(script?.innerHTML).not.toMatch(/[<>&]/u);
  expect(JSON.parse(script?.textContent ?? "")).toEqual({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "Organization", name }],
  });
});
