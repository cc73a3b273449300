import { mainDomain } from "../seo/main-domain";
import { contentSecurityPolicy, type PolicySettings, REPORTING_ENDPOINT } from "./policy";

/** For files that may change under the same name, such as pages and page data: cached, but revalidated every time. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** For files that never change under the same name, on static hosts, which send a path's headers with a 404 too. nginx allows a year. */
const ONE_DAY = "public, max-age=86400";

/** What the headers depend on. */
interface HeaderSettings extends PolicySettings {
  /** The main host, from `content/site.yaml`. */
  host: string;
}

/** Names and values of headers, in the order in which they are sent. */
export type Headers = Readonly<Record<string, string>>;

/**
 * Commits this host alone to https, for a year: sub-domains may belong to partners, and browsers cannot be made to forget.
 * docs/operating.md ("Headers") says when to write the strong form here: `max-age=63072000; includeSubDomains; preload`.
 */
const STRICT_TRANSPORT = "max-age=31536000";

/** Browser features that the pages use. All others that could observe or charge a visitor are off, in embedded frames too. */
const ALLOWED_FEATURES = ["autoplay", "fullscreen"];
const REFUSED_FEATURES =
  "accelerometer camera clipboard-read clipboard-write display-capture encrypted-media geolocation gyroscope hid idle-detection " +
  "magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking";
const permissionsPolicy = [
  ...ALLOWED_FEATURES.map((feature) => `${feature}=(self)`),
  ...REFUSED_FEATURES.split(" ").map((feature) => `${feature}=()`),
].join(", ");

/** Who may embed our files: this site alone, unless pictures and videos have a host of their own, whose files our pages must embed. */
const resourcePolicy = (mediaBaseUrl: string, host: string): string => {
  if (!/^https?:/u.test(mediaBaseUrl)) return "same-origin";
  const { hostname } = new URL(mediaBaseUrl);
  return `.${hostname}`.endsWith(`.${mainDomain(host)}`) ? "same-site" : "cross-origin";
};

/**
 * The headers of every response, including those for the 404 page and for files. The local server, `deploy/nginx` and `public/_headers` all
 * use them.
 */
export const siteHeaders = ({ host, ...settings }: HeaderSettings): Headers => ({
  "Content-Security-Policy": contentSecurityPolicy(settings),
  "Strict-Transport-Security": STRICT_TRANSPORT,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": permissionsPolicy,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": resourcePolicy(settings.environment.mediaBaseUrl, host),
  ...(settings.reportUrl === "" ? {} : { "Reporting-Endpoints": `${REPORTING_ENDPOINT}="${settings.reportUrl}"` }),
});

/** The file in `public/` from which static hosts (Netlify, Cloudflare and others) read their headers. */
export const HEADERS_FILE = "_headers";

/**
 * Hosts allow a single star and no regular expressions. These patterns suffice because all bundles are at the top level; the only other
 * script there ends earlier service workers.
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
    block("/*", headers),
    ...HASHED.map((path) => block(path, { "Cache-Control": ONE_DAY })),
    "",
  ].join("\n");

/** Reads `_headers`, and returns a function that looks up a path's headers. */
export const readHeadersFile = (text: string): ((path: string) => Headers) => {
  const rules: { path: RegExp; headers: Record<string, string> }[] = [];
  for (const line of text.split("\n")) {
    const [, name, value = ""] = /^ +([\w-]+): (.*)$/u.exec(line) ?? [];
    if (line.startsWith("/")) rules.push({ path: new RegExp(`^${line.replaceAll(".", "\\.").replaceAll("*", ".*")}$`, "u"), headers: {} });
    else if (name !== undefined) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return (path) => Object.assign({}, ...rules.filter((rule) => rule.path.test(path)).map(({ headers }) => headers)) as Headers;
};
