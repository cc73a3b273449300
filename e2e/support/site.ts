/** What the tests know about the site in advance: its name (from content) and its pages (from the built sitemap and the specification). */
import { readFileSync } from "node:fs";
import { readSite } from "../../src/content-model/read-site";
import { tokensOf, toSlug } from "../../src/content-model/tokens";

const site = readSite();

/** The product's name: the end of every title. */
export const productName = site.product.name;

/** The pages' own host. */
export const mainHost = tokensOf(site).host;

/** Path of the suite page, derived from the product's name. */
export const suitePath = `/${toSlug(productName)}-360`;

/** The specification's 21 pages, and their titles where it gives one. */
export const specifiedPages: readonly { path: string; title?: string }[] = [
  { path: "/", title: "Home" },
  { path: "/about", title: "About" },
  { path: "/pricing", title: "Pricing" },
  { path: "/contact", title: "Contact Us" },
  { path: "/faq" },
  { path: suitePath },
  { path: "/marketplace", title: "Marketplace" },
  { path: "/family-office", title: "Family Offices" },
  { path: "/fund-managers", title: "Fund Managers" },
  { path: "/pe-venture-capital" },
  { path: "/founders", title: "Founders & Capital Seekers" },
  { path: "/fundraisers" },
  { path: "/investors", title: "Professional Investor" },
  { path: "/luxury-real-estate" },
  { path: "/secondary-exit" },
  { path: "/consultants" },
  { path: "/accelerators", title: "Accelerators" },
  { path: "/advisory-ma", title: "M&A And Advisory firms" },
  { path: "/cookies", title: "Cookie Policy" },
  { path: "/privacy", title: "Privacy Policy" },
  { path: "/terms", title: "Terms of Service" },
];

/** A path that does not exist: it shows the 404 page, with that status. */
export const unknownPath = "/no-such-page";

/** What the browser reports for {@link unknownPath}: the missing page, and the data that Gatsby requests for it. */
export const faultsOfUnknownPath = [/\b404\b/u];

/** Paths of all built pages. */
export const builtPaths: readonly string[] = [...readFileSync("public/sitemap-0.xml", "utf8").matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
  ([, location = ""]) => new URL(location).pathname,
);

/** The names of the GraphQL types of a page's sections, from its data; none for a legal text. */
export const sectionsOf = (path: string): string[] => {
  const file = `public/page-data${path === "/" ? "/index" : path}/page-data.json`;
  const { result } = JSON.parse(readFileSync(file, "utf8")) as {
    result: { data: { pageContent?: { sections: readonly { __typename: string }[] } } };
  };
  return result.data.pageContent?.sections.map(({ __typename }) => __typename) ?? [];
};

/** A small set of pages that together show every kind of section, those with the most kinds first, and one legal text. */
export const pagesOfEachKind = (): string[] => {
  const kinds = new Map(builtPaths.map((path) => [path, sectionsOf(path)]));
  const seen = new Set<string>();
  const richest = builtPaths.toSorted((one, other) => new Set(kinds.get(other)).size - new Set(kinds.get(one)).size);
  return richest.filter((path) => {
    const fresh = (kinds.get(path)?.length ? (kinds.get(path) ?? []) : ["legal"]).filter((kind) => !seen.has(kind));
    for (const kind of fresh) seen.add(kind);
    return fresh.length > 0;
  });
};
