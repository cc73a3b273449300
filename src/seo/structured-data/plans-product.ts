import type { OfferLeaf, ProductLeaf } from "schema-dts";
import type { DescribedSite } from "./site-things";

type Plan = Pick<Queries.PricingTableFragment["plans"][number], "name" | "overview" | "period" | "price">;

/** A price as the table writes it: US dollars, with commas between thousands. */
const DOLLARS = /^\$(\d{1,3}(?:,\d{3})*(?:\.\d{2})?)$/u;
const FREE = /^free$/iu;

/** A price in dollars, as schema.org writes it; undefined for a price that is agreed individually, such as "Custom". */
export const amountOf = (price: string): string | undefined => (FREE.test(price) ? "0" : DOLLARS.exec(price)?.[1]?.replaceAll(",", ""));

const priceOf = ({ price }: Plan): Pick<OfferLeaf, "price" | "priceCurrency"> => {
  const amount = amountOf(price);
  return amount === undefined ? {} : { price: amount, priceCurrency: "USD" };
};

/** The platform as a product whose offers are its plans, with only the prices and periods in the table. */
export const plansProduct = (
  { product }: DescribedSite,
  { heading, plans }: { heading: string; plans: readonly Plan[] },
  canonical: string,
): ProductLeaf => ({
  "@type": "Product",
  name: product.name,
  description: heading,
  url: canonical,
  brand: { "@type": "Brand", name: product.name },
  offers: plans.map((plan) => ({
    "@type": "Offer",
    name: plan.name,
    description: plan.overview,
    category: plan.period,
    url: canonical,
    ...priceOf(plan),
  })),
});
