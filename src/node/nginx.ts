import type { Redirect } from "../content-model/redirects";
import { mainDomain } from "../seo/main-domain";
import type { Headers } from "./headers";
import { locationOf } from "./redirects";

const WRITTEN = "# Written by the build; deploy/nginx includes it.";

/** Quotes a value for nginx, where a dollar sign starts a variable and cannot be escaped. */
const quote = (value: string): string => {
  if (value.includes("$")) throw new Error(`nginx cannot send a header with a dollar sign: ${value}`);
  return `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
};

const escapePattern = (text: string): string => text.replaceAll(".", "\\.");

/**
 * The generated parts of the nginx configuration, by file name: `maps.conf` for the `http` level, `server-name.conf` for each server,
 * `headers.conf` for each location that serves the site's own files (a location with its own header inherits none).
 */
export const nginxFiles = (headers: Headers, host: string, domain = mainDomain(host)): Readonly<Record<string, string>> => ({
  "maps.conf": [
    WRITTEN,
    "# Other hosts of the main domain are not to be listed by search engines; an empty value sends no header.",
    "map $host $site_robots {",
    '  default "";',
    `  ${host} "";`,
    `  "~\\.${escapePattern(domain)}$" "noindex, nofollow";`,
    "}",
    "",
    "# The host that answers: the main one is either with www or without.",
    "map $host $site_host {",
    "  default $host;",
    `  ${host === domain ? `www.${domain}` : domain} ${host};`,
    "}",
    "",
  ].join("\n"),
  "server-name.conf": `${WRITTEN}\nserver_name ${domain} *.${domain};\n`,
  "headers.conf": [
    WRITTEN,
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    "add_header Cache-Control $site_cache_control always;",
    "add_header X-Robots-Tag $site_robots always;",
    "add_header Allow $site_allow always;",
    "",
  ].join("\n"),
});

/** nginx's variable for the visitor's query, including its question mark if there is one. */
const QUERY = "$is_args$args";

/** Matches an address case-sensitively, with or without a trailing slash or `/index.html`, so that one redirect is enough. */
const pattern = ({ from }: Redirect): string => `~^${escapePattern(from)}(/index\\.html)?/?$`;

/** nginx's generated redirects, for the `http` level: the new address of each one that has moved, and nothing for all others. */
export const nginxRedirects = (redirects: readonly Redirect[]): string =>
  [
    "# Written by the build from content/redirects.yaml; deploy/nginx includes it.",
    "map $uri $site_moved {",
    '  default "";',
    ...redirects.map((redirect) => `  "${pattern(redirect)}" "${locationOf(redirect, QUERY)}";`),
    "}",
    "",
  ].join("\n");
