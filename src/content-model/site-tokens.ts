import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { type Tokens, type TokenSource, tokensOf } from "./tokens";

/** What the site is called and where it lives, for Gatsby's configuration: it is needed before any content is sourced. */
export const siteTokens = (): Pick<Tokens, "product" | "host"> => {
  try {
    return tokensOf(parse(readFileSync("content/site.yaml", "utf8")) as TokenSource);
  } catch {
    // A damaged site.yaml is reported by the content check, which runs next and knows the line.
    return { product: "Invalid", host: "invalid.example" };
  }
};
