import type { BreadcrumbListLeaf } from "schema-dts";
import { addressOf, type DescribedSite } from "./site-things";

/** A page other than the home page. */
interface InnerPage {
  /** Its short name, as in its breadcrumb. */
  label: string;
  canonical: string;
}

/** The breadcrumb's two steps: the home page, and the page itself. */
export const breadcrumbList = (site: DescribedSite, { label, canonical }: InnerPage): BreadcrumbListLeaf => ({
  "@type": "BreadcrumbList",
  itemListElement: [
    { name: site.labels.home, item: addressOf(site, "/") },
    { name: label, item: canonical },
  ].map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
});
