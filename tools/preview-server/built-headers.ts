import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withoutUpgrade } from "../../src/publishing/headers/content-security-policy";
import { HEADERS_FILE, readHeadersFile } from "../../src/publishing/headers/headers-file";

/**
 * The headers of every answer, as the build wrote them for static hosts; none if it wrote none (in a test's folder). This server speaks
 * plain http, so it neither announces https nor upgrades to it.
 */
export function builtHeaders(publicFolder: string): Record<string, string> {
  const file = join(publicFolder, HEADERS_FILE);
  if (!existsSync(file)) return {};

  const { "Strict-Transport-Security": _, ...headers } = readHeadersFile(readFileSync(file, "utf8"));
  const policy = headers["Content-Security-Policy"];
  return policy === undefined ? headers : { ...headers, "Content-Security-Policy": withoutUpgrade(policy) };
}
