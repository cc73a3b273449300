import type { Thing } from "schema-dts";
import { useSiteQuery } from "../../components/site-query";
import { breadcrumbList } from "./breadcrumb-list";
import { faqPage } from "./faq-page";
import { plansProduct } from "./plans-product";
import { type DescribedSite, organization, webSite } from "./site-things";
import { StructuredData } from "./StructuredData";

interface PageStructuredDataProps {
  page: Queries.SectionPageFragment;
  /** The questions, if the page shows them. */
  categories: Queries.FaqCategoriesFragment["categories"];
}

const HOME = "/";

const thingsOf = (site: DescribedSite, { page, categories }: PageStructuredDataProps): Thing[] => {
  const { path, label, sections, metadata } = page;
  const { canonical } = metadata;
  return [
    ...(path === HOME ? [organization(site), webSite(site)] : [breadcrumbList(site, { label, canonical })]),
    ...(categories.length > 0 ? [faqPage(categories, canonical)] : []),
    ...sections.flatMap((section) => (section.__typename === "PricingTableSection" ? [plansProduct(site, section, canonical)] : [])),
  ];
};

/** Structured data of a page of sections: the organisation on the home page; elsewhere the breadcrumb, questions and plans. */
export const PageStructuredData = (props: PageStructuredDataProps) => {
  const { siteSettings } = useSiteQuery();
  return siteSettings && <StructuredData things={thingsOf(siteSettings, props)} />;
};
