import type { OrganizationLeaf, WebSiteLeaf } from "schema-dts";
import type { SiteSettings } from "../../components/site-context";
import { SITE_LANGUAGE } from "../language";

/** The site settings that structured data needs. */
export type DescribedSite = Pick<SiteSettings, "product" | "host" | "company" | "social" | "labels">;

/** The full address of a path on the site. */
export const addressOf = ({ host }: Pick<DescribedSite, "host">, path: string): string => `https://${host}${path}`;

/** The organisation's id in structured data; other pages use it to refer to the home page's description. */
const organizationId = (site: Pick<DescribedSite, "host">): string => addressOf(site, "/#organization");

/** Who runs the site, as shown in every footer. */
export const organization = (site: DescribedSite): OrganizationLeaf => ({
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
export const webSite = (site: DescribedSite): WebSiteLeaf => ({
  "@type": "WebSite",
  "@id": addressOf(site, "/#website"),
  name: site.product.name,
  url: addressOf(site, "/"),
  inLanguage: SITE_LANGUAGE,
  publisher: { "@id": organizationId(site) },
});
