import { IMMUTABLE } from "./cache-control";
import type { Headers } from "./site-headers";

/** The file in `public/` from which static hosts (Netlify, Cloudflare and others) read their headers. */
export const HEADERS_FILE = "_headers";

const ALL = "/*";
/**
 * Hosts allow a single star and no regular expressions. These match because all bundles, and no other scripts or style sheets, are at the
 * top level.
 */
const HASHED = ["/*.js", "/*.css", "/static/*"];

/** The longest line that the hosts read. */
export const LONGEST_LINE = 2_000;

const block = (path: string, headers: Headers): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");

/**
 * The text of `_headers`. No two rules that match the same file may set the same header: hosts would join its values with a comma. So files
 * that must be revalidated rely on the hosts' default, `public, max-age=0, must-revalidate`.
 */
export const formatHeadersFile = (headers: Headers): string =>
  [
    "# Written by the build for static hosts that read this file. For sub-domains, see docs/operating.md as well.",
    block(ALL, headers),
    ...HASHED.map((path) => block(path, { "Cache-Control": IMMUTABLE })),
    "",
  ].join("\n");

/** The headers of every answer, parsed from `_headers`; the local server sends them. */
export const readHeadersFile = (text: string): Headers => {
  const lines = text.split("\n");
  const start = lines.indexOf(ALL) + 1;
  const rest = lines.slice(start);
  const end = rest.findIndex((line) => !line.startsWith("  "));
  return Object.fromEntries(
    (start === 0 ? [] : rest.slice(0, end === -1 ? undefined : end)).map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
};
