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
const suitePath = `/${toSlug(productName)}-360`;

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

/** What the browser reports for {@link unknownPath}: the document, as a console message and as an answer, and nothing else. */
export const faultsOfUnknownPath = [/\b404\b.*\/no-such-page/u];

/** Paths of all built pages. */
export const builtPaths: readonly string[] = [...readFileSync("public/sitemap-0.xml", "utf8").matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
  ([, location = ""]) => new URL(location).pathname,
);
