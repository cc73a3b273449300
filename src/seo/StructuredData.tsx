import { useSiteQuery } from "../components/site-query";
import { breadcrumbList, type DescribedSite, faqPage, organization, plansProduct, webSite } from "./structured-data";

interface PageStructuredDataProps {
  page: Queries.SectionPageFragment;
  /** The questions, if the page shows them. */
  categories: Queries.FaqCategoriesFragment["categories"];
}

const HOME = "/";

const thingsOf = (site: DescribedSite, { page, categories }: PageStructuredDataProps): object[] => {
  const { path, label, sections, metadata } = page;
  const { canonical } = metadata;
  return [
    ...(path === HOME ? [organization(site), webSite(site)] : [breadcrumbList(site, label, canonical)]),
    ...(categories.length > 0 ? [faqPage(categories, canonical)] : []),
    ...sections.flatMap((section) => (section.__typename === "PriceStripSection" ? [plansProduct(site, section, canonical)] : [])),
  ];
};

/** Structured data of a page of sections: the organisation on the home page; elsewhere the breadcrumb, questions and plans. */
export const PageStructuredData = (props: PageStructuredDataProps) => {
  const { siteSettings } = useSiteQuery();
  return siteSettings && <StructuredData things={thingsOf(siteSettings, props)} />;
};

/**
 * Escapes, for JSON, characters that end a script or start an entity in HTML. Gatsby decodes entities in a page's head, so a literal
 * ampersand could turn into another character.
 */
const escapeMarkup = (json: string): string => json.replace(/[<>&]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/**
 * A page's structured data in schema.org's vocabulary: things that are visible on the page or on a linked one. Browsers do not run it, and
 * the content security policy ignores it.
 */
export const StructuredData = ({ things }: { things: readonly object[] }) => {
  const graph = { "@context": "https://schema.org", "@graph": things };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeMarkup(JSON.stringify(graph)) }} />;
};
