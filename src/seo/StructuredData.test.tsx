import { render } from "@testing-library/react";
import { site } from "../components/site.testing";
import { read } from "../content-model/content.testing";
import { faqModel } from "../content-model/faq";
import { faqPage, plansProduct, priceIn, StructuredData } from "./StructuredData";

it.each([
  ["$12,000", "12000"],
  ["$1,000.50", "1000.5"],
  ["$35", "35"],
  ["Free", "0"],
  ["Custom", undefined],
  ["$750/month", undefined],
  ["$12,00", undefined],
  ["€35", undefined],
])("the price %s is %s dollars", (price, amount) => {
  expect(priceIn(price).price).toBe(amount);
});

it("each plan is an offer, with a price if it has one in dollars", () => {
  const prices = [
    { name: "Business", period: "a year", price: "$12,000" },
    { name: "Enterprise", period: "on request", price: "Custom" },
  ];
  const { offers } = plansProduct(site, { prices }, "https://main.example/pricing");

  expect(offers).toMatchObject([{ name: "Business", price: "12000", priceCurrency: "USD" }, { name: "Enterprise" }]);
  expect(JSON.stringify(offers)).not.toContain("Custom");
});

it("the questions keep the prices that contradict the price list", () => {
  const { categories } = faqModel.parse(read("faq"));
  const questions = JSON.stringify(faqPage(categories, "https://main.example/page"));
  for (const figure of ["{claim.faq-marketplace-price}", "{claim.faq-suite-price}"]) expect(questions).toContain(figure);
});

it("lets no content break out of its script, and reads back unchanged", () => {
  const label = "</script><b>M&amp;A &lt; & more";
  const page = { path: "/page", label, sections: [], metadata: { canonical: "https://main.example/page" } };
  const { container } = render(<StructuredData site={site} page={page as never} />);
  const script = container.querySelector("script[type='application/ld+json']");

  expect(script?.innerHTML).not.toMatch(/[<>&]/u);
  expect(JSON.parse(script?.textContent ?? "")).toMatchObject({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "BreadcrumbList", itemListElement: [{}, { name: label, item: "https://main.example/page" }] }],
  });
});
