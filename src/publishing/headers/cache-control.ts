/** For what may change under the same name, pages and page data among it: kept by the browser, but asked for again every time. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** For what never changes under its name. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * Where names carry a hash of the content: webpack's bundles (`app-<hash>.js`, `styles.<hash>.css`), which lie at the top of the
 * site, and everything in `static/`. Written as expressions that JavaScript and nginx read alike.
 */
export const HASHED_FILES = ["^/[^/]+[-.][0-9a-f]{20}\\.(js|css)$", "^/static/"] as const;

const patterns = HASHED_FILES.map((pattern) => new RegExp(pattern, "u"));

/** How long the file at a path may be kept. */
export const cacheControl = (path: string): string => (patterns.some((pattern) => pattern.test(path)) ? IMMUTABLE : REVALIDATE);
