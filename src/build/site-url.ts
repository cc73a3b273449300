import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { type TokenSource, tokensOf } from "../content-model/tokens";

/** The site's address without a path, from the host in `content/site.yaml`. */
export const siteUrl = (): string => {
  try {
    const { host } = tokensOf(parse(readFileSync("content/site.yaml", "utf8")) as TokenSource);
    return `https://${host}`;
  } catch {
    // A damaged site.yaml is reported by the content check, which runs next and knows the line.
    return "https://invalid.example";
  }
};
