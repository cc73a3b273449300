/** Addresses that something else answers, so that no page and no redirect may have them. */

/** Some of these addresses, and who answers there. */
interface Taken {
  pattern: RegExp;
  owner: string;
  /** A redirect from there works; a page there would not. */
  mayMove?: true;
}

/** Whole addresses, and all that lies below them: the platform's as `deploy/nginx/locations.conf` has them, and the folders around those. */
const TAKEN: readonly Taken[] = [
  { pattern: /^\/(login|registration|file|user)(\/|$)/u, owner: "the platform" },
  { pattern: /^\/media(\/|$)/u, owner: "the site's downloads" },
  { pattern: /^\/(static|page-data|dev-404-page|__[^/]*)(\/|$)/u, owner: "Gatsby" },
  { pattern: /^\/404$/u, owner: "the page for unknown addresses" },
  { pattern: /^\/(404\.html|robots\.txt|llms\.txt|manifest\.webmanifest|sitemap-[^/]*\.xml)$/u, owner: "a file of the site" },
  { pattern: /^\/(favicon\.(ico|svg)|(apple-touch-)?icon(-[^/]*)?\.png)$/u, owner: "an icon of the site" },
  { pattern: /\/\.|^\/_(headers|redirects)(\/|$)|\.(br|gz)$/u, owner: "the server" },
  { pattern: /\/index(\.html)?$/u, owner: "the server", mayMove: true },
  { pattern: /^\/mock(\/|$)/u, owner: "the local server" },
  { pattern: /^\/style-guide(\/|$)/u, owner: "the style guide" },
];

/** Who answers at an address where a page shall be, such as "the platform"; undefined when it is free. */
export const ownerOf = (address: string): string | undefined => TAKEN.find(({ pattern }) => pattern.test(address))?.owner;

/** The same for an address that shall be redirected. */
export const ownerOfMoved = (address: string): string | undefined =>
  TAKEN.find(({ pattern, mayMove }) => mayMove === undefined && pattern.test(address))?.owner;
