import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { DEFAULT_STATUS, redirectsModel } from "../../content-model/redirects";
import { expandHref, type Tokens } from "../../content-model/tokens";

/** An address that has moved, with its tokens replaced. */
export interface Redirect {
  /** A path on this site, as used in addresses. */
  from: string;
  /** A path on this site, with or without a query and a fragment, or an address that begins with `https://`. */
  to: string;
  status: number;
}

/** The redirects of a valid file; none if the file does not exist. */
export const readRedirects = (file: string, tokens: Tokens): Redirect[] =>
  existsSync(file)
    ? redirectsModel.parse(parse(readFileSync(file, "utf8"))).redirects.map(({ from, to, status = DEFAULT_STATUS }) => ({
        from: expandHref(from, tokens),
        to: expandHref(to, tokens),
        status,
      }))
    : [];

/** Splits an address where a query belongs: before its fragment. */
export const splitFragment = (address: string): [beforeQuery: string, fragment: string] => {
  const start = address.indexOf("#");
  return start === -1 ? [address, ""] : [address.slice(0, start), address.slice(start)];
};

/** Whether the visitor's query is passed on: yes, unless the target has its own, as at Cloudflare. */
export const keepsQuery = ({ to }: Redirect): boolean => !to.includes("?");
