/** For files that may change under the same name, such as pages and page data: cached, but revalidated every time. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** For files that never change under the same name. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * Names with a content hash: webpack's bundles (`app-<hash>.js`, `styles.<hash>.css`), at the top level of the site, and everything in
 * `static/`. Written as expressions valid in both JavaScript and nginx.
 */
export const HASHED_FILES = ["^/[^/]+[-.][0-9a-f]{20}\\.(js|css)$", "^/static/"] as const;

const patterns = HASHED_FILES.map((pattern) => new RegExp(pattern, "u"));

/** How long the file at a path may be cached. */
export const cacheControl = (path: string): string => (patterns.some((pattern) => pattern.test(path)) ? IMMUTABLE : REVALIDATE);
