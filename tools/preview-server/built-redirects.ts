import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Redirect } from "../../src/publishing/redirects/redirect";
import { readRedirectsFile, REDIRECTS_FILE } from "../../src/publishing/redirects/redirects-file";

export { locationOf } from "../../src/publishing/redirects/redirect";

/** The redirects by their paths, as the build wrote them for static hosts; none if it wrote none (in a test's folder). */
export function builtRedirects(publicFolder: string): ReadonlyMap<string, Redirect> {
  const file = join(publicFolder, REDIRECTS_FILE);
  const redirects = existsSync(file) ? readRedirectsFile(readFileSync(file, "utf8")) : [];
  return new Map(redirects.map((redirect) => [redirect.from, redirect]));
}
