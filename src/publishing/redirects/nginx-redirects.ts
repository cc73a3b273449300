import { REDIRECT_STATUSES } from "../../content-model/redirects";
import { locationOf, type Redirect } from "./redirect";

/** nginx's variable for the visitor's query, including its question mark if there is one. */
const QUERY = "$is_args$args";

/** Matches an address case-sensitively, even with a trailing slash or file name, so that visitors are redirected only once. */
const pattern = ({ from }: Redirect): string => `~^${from.replaceAll(".", "\\.")}(/index\\.html)?/?$`;

/** A map to the new address of each redirect with this status; empty for all other addresses. */
const map = (status: number, redirects: readonly Redirect[]): string =>
  [
    `map $uri $site_moved_${status} {`,
    '  default "";',
    ...redirects
      .filter((redirect) => redirect.status === status)
      .map((redirect) => `  "${pattern(redirect)}" "${locationOf(redirect, QUERY)}";`),
    "}",
  ].join("\n");

/**
 * The generated nginx configuration, at the `http` level, for moved addresses. `return` only takes a literal status, so each status has a
 * map; `deploy/nginx/locations.conf` checks both.
 */
export const nginxRedirects = (redirects: readonly Redirect[]): string =>
  [
    "# Written by the build from content/redirects.yaml; deploy/nginx/site.conf includes it.",
    ...REDIRECT_STATUSES.map((status) => map(status, redirects)),
    "",
  ].join("\n");
