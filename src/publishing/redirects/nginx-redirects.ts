import { REDIRECT_STATUSES } from "../../content-model/redirects";
import { locationOf, type Redirect } from "./redirect";

/** nginx's variable for the visitor's query, including its question mark if there is one. */
const QUERY = "$is_args$args";

/** Matches an address case-sensitively, with or without a trailing slash or `/index.html`, so that one redirect is enough. */
const pattern = ({ from }: Redirect): string => `~^${from.replaceAll(".", "\\.")}(/index\\.html)?/?$`;

/** A map from each redirect with this status to its new address; empty for all other addresses. */
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
 * The generated nginx configuration, at the `http` level, for moved addresses. Each status has its own map, because `return` accepts only a
 * literal status; `deploy/nginx/locations.conf` checks both maps.
 */
export const nginxRedirects = (redirects: readonly Redirect[]): string =>
  [
    "# Written by the build from content/redirects.yaml; deploy/nginx/site.conf includes it.",
    ...REDIRECT_STATUSES.map((status) => map(status, redirects)),
    "",
  ].join("\n");
