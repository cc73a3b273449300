/** Addresses at which something other than a page answers, so that neither pages nor redirects may use them. */

/** Some of these addresses, and what answers there. */
interface Taken {
  pattern: RegExp;
  owner: string;
  /** Whether a redirect from there works, although a page there would not. */
  mayMove?: true;
}

/** Addresses and everything below them: the platform's, as in `deploy/nginx/locations.conf`, and their parent folders. */
const TAKEN: readonly Taken[] = [
  { pattern: /^\/(login|registration|file|user)(\/|$)/u, owner: "the platform" },
  { pattern: /^\/media(\/|$)/u, owner: "the folder of downloads" },
  { pattern: /^\/(static|page-data|icons|dev-404-page|__[^/]*)(\/|$)/u, owner: "Gatsby" },
  { pattern: /^\/404$/u, owner: "the page for unknown addresses" },
  {
    pattern: /^\/(404\.html|robots\.txt|llms\.txt|manifest\.webmanifest|sitemap-[^/]*\.xml|app-data\.json|chunk-map\.json)$/u,
    owner: "the site's own files",
  },
  { pattern: /^\/(favicon\.(ico|svg)|marks\.svg|(apple-touch-)?icon(-[^/]*)?\.png)$/u, owner: "the site's icons" },
  { pattern: /\/\.|^\/_(headers|redirects)(\/|$)|\.(br|gz)$/u, owner: "the server" },
  { pattern: /\/index(\.html)?$/u, owner: "the server", mayMove: true },
  { pattern: /^\/mock(\/|$)/u, owner: "the local server" },
  { pattern: /^\/style-guide(\/|$)/u, owner: "the style guide" },
];

/** Who owns the address of a page, such as "the platform"; undefined if it is free. */
export const ownerOf = (address: string): string | undefined => TAKEN.find(({ pattern }) => pattern.test(address))?.owner;

/** The same for an address that is redirected. */
export const ownerOfMoved = (address: string): string | undefined =>
  TAKEN.find(({ pattern, mayMove }) => mayMove === undefined && pattern.test(address))?.owner;
