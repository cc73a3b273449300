/** Nothing on the site comes near this length; a longer address is a mistake or a probe. */
export const longestUrl = 2_048;

/** For what may change under the same name: kept by the browser, but asked for again every time. */
export const revalidate = "public, max-age=0, must-revalidate";

/** For what never changes under its name. */
const immutable = "public, max-age=31536000, immutable";

/** Webpack's names in Gatsby: `app-<hash>.js` and `styles.<hash>.css`. */
const hashedBundle = /[-.][0-9a-f]{20}\.(js|css)$/;

/**
 * Whether a decoded path can name a file of the site. Dotfiles and `..` are one rule: no segment
 * starts with a dot. A backslash separates folders on Windows, and NUL ends a file name in C.
 */
export function isServable(path: string): boolean {
  return !path.includes("\\") && !path.includes("\0") && !path.split("/").some((segment) => segment.startsWith("."));
}

/**
 * The one spelling of a decoded path that is served: no trailing slash, no `index.html`.
 * Runs of slashes collapse, so that a redirect made from it can never start with `//` and
 * lead to another host.
 */
export function canonicalPath(path: string): string {
  return path.replace(/\/{2,}/g, "/").replace(/(\/index\.html)?\/?$/, "") || "/";
}

/** Percent-encodes a decoded path again, for a `Location` header. */
export function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

/**
 * How long a file may be kept: for good if Gatsby put its content's hash in its name, as it does
 * for its bundles and for everything in `static/`. Pages and page data change with every build.
 */
export function cacheControl(path: string): string {
  return path.startsWith("/static/") || hashedBundle.test(path) ? immutable : revalidate;
}
