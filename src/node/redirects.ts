import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { type Redirect, redirectsModel } from "../content-model/redirects";
import { expandHref, type Tokens } from "../notation/tokens";

/** The redirects of a valid file, with their tokens replaced. */
export const readRedirects = (file: string, tokens: Tokens): Redirect[] =>
  redirectsModel.parse(parse(readFileSync(file, "utf8"))).redirects.map(({ from, to }) => ({
    from: expandHref(from, tokens),
    to: expandHref(to, tokens),
  }));

/**
 * A redirect's target. The visitor's query (with its question mark) comes before the fragment, unless the target has a query of its own, as
 * on Cloudflare.
 */
export const locationOf = ({ to }: Redirect, query: string): string => (to.includes("?") ? to : to.replace(/(?=#)|$/u, () => query));

/** The file in `public/` from which static hosts (Netlify, Cloudflare and others) read their redirects. */
export const REDIRECTS_FILE = "_redirects";

const COMMENT = "#";

/** The status of every redirect: moved permanently. */
export const MOVED = 301;

/** The text of `_redirects`: path, target and status. Some hosts match a path to the letter, so each is also listed with a slash. */
export const formatRedirectsFile = (redirects: readonly Redirect[]): string =>
  [
    `${COMMENT} Written by the build from content/redirects.yaml, for static hosts that read this file.`,
    ...redirects.flatMap(({ from, to }) => [from, `${from}/`].map((path) => `${path} ${to} ${MOVED}`)),
    "",
  ].join("\n");

/** Parses the redirects in `_redirects`, for the local server. */
export const readRedirectsFile = (text: string): Redirect[] =>
  text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith(COMMENT))
    .map((line) => {
      const [from = "", to = ""] = line.split(" ");
      return { from, to };
    });
