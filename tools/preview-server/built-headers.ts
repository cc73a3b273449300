import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withoutUpgrade } from "../../src/node/policy";
import { HEADERS_FILE, readHeadersFile } from "../../src/node/headers";

/**
 * The headers of every answer, as the build wrote them for static hosts; none if there is no such file (in a test's folder). This server
 * uses plain http, so it leaves out those that require https or upgrade to it.
 */
export function builtHeaders(publicFolder: string): Record<string, string> {
  const file = join(publicFolder, HEADERS_FILE);
  if (!existsSync(file)) return {};

  const { "Strict-Transport-Security": _, ...headers } = readHeadersFile(readFileSync(file, "utf8"));
  const policy = headers["Content-Security-Policy"];
  return policy === undefined ? headers : { ...headers, "Content-Security-Policy": withoutUpgrade(policy) };
}
