import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The paths of all pages in a built site's sitemap, including any that editors have added. */
export const builtPaths = (publicFolder = "public"): string[] =>
  [...readFileSync(join(publicFolder, "sitemap-0.xml"), "utf8").matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
    ([, location = ""]) => new URL(location).pathname,
  );
