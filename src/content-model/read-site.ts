import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { tokensOf } from "../notation/tokens";
import type { Site } from "./site";

/** `content/site.yaml`, for code outside GraphQL and the content check. */
export const readSite = (): Site => parse(readFileSync("content/site.yaml", "utf8")) as Site;

/** The site's address without a path, for Gatsby's configuration, which is read before the content check has run. */
export const siteUrl = (): string => {
  try {
    return `https://${tokensOf(readSite()).host}`;
  } catch {
    // The check runs next and reports the mistake.
    return "https://invalid.example";
  }
};
