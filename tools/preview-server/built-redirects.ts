import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { keepsQuery, splitFragment } from "../../src/publishing/redirects/redirect";
import type { Redirect } from "../../src/publishing/redirects/redirect";
import { readRedirectsFile, REDIRECTS_FILE } from "../../src/publishing/redirects/redirects-file";

/**
 * The redirects by their paths, as the build wrote them for static hosts; none when it wrote none
 * (a folder made by a test).
 */
export function builtRedirects(publicFolder: string): ReadonlyMap<string, Redirect> {
  const file = join(publicFolder, REDIRECTS_FILE);
  const redirects = existsSync(file) ? readRedirectsFile(readFileSync(file, "utf8")) : [];
  return new Map(redirects.map((redirect) => [redirect.from, redirect]));
}

/** Where a redirect leads a visitor whose address has this query (with its question mark, or nothing). */
export function locationOf(redirect: Redirect, query: string): string {
  const [target, fragment] = splitFragment(redirect.to);
  return `${target}${keepsQuery(redirect) ? query : ""}${fragment}`;
}
