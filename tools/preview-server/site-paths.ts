import { HEADERS_FILE } from "../../src/node/headers";
import { REDIRECTS_FILE } from "../../src/node/redirects";

/** No address on the site is nearly this long; a longer one is a mistake or a probe. */
export const longestUrl = 2_048;

/** The one folder with a dot that is served (RFC 8615): it contains `security.txt`. */
const wellKnown = /^\/\.well-known(?=\/)/;

/** Static hosts read these files and never serve them. */
const hostFiles = [`/${HEADERS_FILE}`, `/${REDIRECTS_FILE}`];

/**
 * Whether a decoded path can name a file of the site. Dotfiles and `..` are one rule: no segment
 * starts with a dot. A backslash separates folders on Windows, and NUL ends a file name in C.
 */
export function isServable(path: string): boolean {
  if (path.includes("\\") || path.includes("\0") || hostFiles.includes(path)) return false;
  return !path
    .replace(wellKnown, "")
    .split("/")
    .some((segment) => segment.startsWith("."));
}

/**
 * The one spelling of a decoded path that is served: no trailing slash, no `index.html`. Runs of slashes collapse, so that a redirect can
 * never start with `//` and lead to another host.
 */
export function canonicalPath(path: string): string {
  return path.replace(/\/{2,}/g, "/").replace(/(\/index\.html)?\/?$/, "") || "/";
}

/** Whether a path consists of what the site's addresses consist of; only such a path is redirected to its other spelling. */
export function isPlain(path: string): boolean {
  return /^\/(?:[\w-][\w/-]*)?$/.test(path);
}
