import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { type TokenSource, tokensOf } from "./tokens";

/** The parts of `content/site.yaml` needed outside GraphQL and the content check. */
export const readSite = (): TokenSource & { labels: { serverError: string } } =>
  parse(readFileSync("content/site.yaml", "utf8")) as TokenSource & { labels: { serverError: string } };

/** The site's address without a path, for Gatsby's configuration, which is read before the content check has run. */
export const siteUrl = (): string => {
  try {
    return `https://${tokensOf(readSite()).host}`;
  } catch {
    // The check runs next and reports the mistake.
    return "https://invalid.example";
  }
};
