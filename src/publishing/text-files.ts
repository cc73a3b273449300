interface SiteAddresses {
  host: string;
  email: string;
}

/** `robots.txt`: everything may be read; the sitemap lists it. */
export const robotsTxt = ({ host }: SiteAddresses): string => `User-agent: *\nAllow: /\n\nSitemap: https://${host}/sitemap-index.xml\n`;

const nextYear = (day: Date): string => new Date(Date.UTC(day.getUTCFullYear() + 1, day.getUTCMonth(), day.getUTCDate())).toISOString();

/** `.well-known/security.txt` (RFC 9116): where to report a vulnerability. It expires a year after the build. */
export const securityTxt = ({ host, email }: SiteAddresses, builtOn: Date): string =>
  [
    `Contact: mailto:${email}`,
    `Expires: ${nextYear(builtOn).replace(".000", "")}`,
    "Preferred-Languages: en",
    `Canonical: https://${host}/.well-known/security.txt`,
    "",
  ].join("\n");
