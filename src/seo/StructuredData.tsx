import type { SiteSettings } from "../components/site-context";
import { amountOf } from "../notation/amounts";
import { SITE_LANGUAGE } from "../notation/language";

/** The site settings that structured data needs. */
type DescribedSite = Pick<SiteSettings, "product" | "host" | "company" | "social" | "labels">;

/** The full address of a path on the site. */
const addressOf = ({ host }: Pick<DescribedSite, "host">, path: string): string => `https://${host}${path}`;

/** The organisation's id in structured data; other pages use it to refer to the home page's description. */
const organizationId = (site: Pick<DescribedSite, "host">): string => addressOf(site, "/#organization");

/** Who runs the site, as shown in every footer. */
const organization = (site: DescribedSite) => ({
  "@type": "Organization",
  "@id": organizationId(site),
  name: site.product.name,
  description: site.company.tagline,
  url: addressOf(site, "/"),
  logo: addressOf(site, "/icon-512.png"),
  email: site.company.email,
  telephone: site.company.phone,
  address: site.company.address.join(", "),
  sameAs: site.social.map(({ href }) => href),
});

/** The site as a whole. It has no site-wide search, so it offers none. */
const webSite = (site: DescribedSite) => ({
  "@type": "WebSite",
  "@id": addressOf(site, "/#website"),
  name: site.product.name,
  url: addressOf(site, "/"),
  inLanguage: SITE_LANGUAGE,
  publisher: { "@id": organizationId(site) },
});

/** The breadcrumb's two steps: the home page, and the page itself, by its short name. */
const breadcrumbList = (site: DescribedSite, label: string, canonical: string) => ({
  "@type": "BreadcrumbList",
  itemListElement: [
    { name: site.labels.home, item: addressOf(site, "/") },
    { name: label, item: canonical },
  ].map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
});

type FaqCategory = NonNullable<Queries.FaqFragment["questions"]>["categories"][number];

/**
 * The questions with their answers, word for word. Some answers quote prices that contradict the price list; both stay as shown, so
 * prices in answers do not become offers.
 */
export const faqPage = (categories: readonly Pick<FaqCategory, "items">[], canonical: string) => ({
  "@type": "FAQPage",
  url: canonical,
  mainEntity: categories.flatMap(({ items }) =>
    items.map(({ slug, question, answer }) => ({
      "@type": "Question",
      url: `${canonical}#${slug}`,
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  ),
});

type Price = Pick<Queries.PriceStripFragment["prices"][number], "name" | "period" | "price">;

/** A price as content writes it: US dollars, with commas between thousands. */
const DOLLARS = /^\$\d{1,3}(?:,\d{3})*(?:\.\d{2})?$/u;
const FREE = /^free$/iu;

/** A price in dollars, as schema.org writes it; nothing for a price that is agreed individually, such as "Custom". */
export const priceIn = (price: string) => {
  const amount = FREE.test(price) ? 0 : DOLLARS.test(price) ? amountOf(price) : undefined;
  return amount === undefined ? {} : { price: String(amount), priceCurrency: "USD" };
};

/** The platform as a product whose offers are its plans, with only the prices and periods that the page shows. */
export const plansProduct = (
  { product, company }: DescribedSite,
  { prices }: Readonly<{ prices: readonly Price[] }>,
  canonical: string,
) => ({
  "@type": "Product",
  name: product.name,
  description: company.tagline,
  url: canonical,
  brand: { "@type": "Brand", name: product.name },
  offers: prices.map(({ name, period, price }) => ({ "@type": "Offer", name, category: period, url: canonical, ...priceIn(price) })),
});

/** What a page of sections describes: the organisation on the home page; elsewhere a breadcrumb, and the questions and plans shown. */
const thingsOf = (site: DescribedSite, { path, label, sections, metadata: { canonical } }: Queries.SectionPageFragment): object[] => [
  ...(path === "/" ? [organization(site), webSite(site)] : [breadcrumbList(site, label, canonical)]),
  ...sections.flatMap((section): object[] => {
    if (section.__typename === "FaqSection" && section.questions) return [faqPage(section.questions.categories, canonical)];
    return section.__typename === "PriceStripSection" ? [plansProduct(site, section, canonical)] : [];
  }),
];

/**
 * Escapes, for JSON, characters that end a script or start an entity in HTML. Gatsby decodes entities in a page's head, so a literal
 * ampersand could turn into another character.
 */
const escapeMarkup = (json: string): string => json.replace(/[<>&]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/**
 * A page's structured data in schema.org's vocabulary: things that are visible on the page or on a linked one. Browsers do not run it, and
 * the content security policy ignores it.
 */
export const StructuredData = ({ site, page }: { site: DescribedSite; page: Queries.SectionPageFragment }) => {
  const graph = { "@context": "https://schema.org", "@graph": thingsOf(site, page) };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeMarkup(JSON.stringify(graph)) }} />;
};
