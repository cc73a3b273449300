import type { OfferLeaf, ServiceLeaf } from "schema-dts";
import { type DescribedSite, organizationId } from "./site-things";

type Plan = Queries.PricingTableFragment["plans"][number];

/** A price as the table writes it (SPEC section 9): US dollars, with commas between thousands. */
const DOLLARS = /^\$(\d{1,3}(?:,\d{3})*(?:\.\d{2})?)$/u;
const FREE = /^free$/iu;

/** A price in dollars, as schema.org writes it; undefined for one that is agreed case by case, such as "Custom". */
export const amountOf = (price: string): string | undefined => (FREE.test(price) ? "0" : DOLLARS.exec(price)?.[1]?.replaceAll(",", ""));

const priceOf = ({ price, period }: Plan): Pick<OfferLeaf, "priceSpecification"> => {
  const amount = amountOf(price);
  if (amount === undefined) return {};
  return { priceSpecification: { "@type": "UnitPriceSpecification", price: amount, priceCurrency: "USD", unitText: period } };
};

/** The platform's plans as offers, with the prices of the table (SPEC section 9) and no others. */
export const plansService = (
  site: DescribedSite,
  { heading, plans }: Pick<Queries.PricingTableFragment, "heading" | "plans">,
  canonical: string,
): ServiceLeaf => ({
  "@type": "Service",
  name: site.product.name,
  description: heading,
  url: canonical,
  provider: { "@id": organizationId(site) },
  offers: plans.map((plan) => ({ "@type": "Offer", name: plan.name, description: plan.overview, url: canonical, ...priceOf(plan) })),
});
