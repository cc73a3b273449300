import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { inlineScriptHashes, rewritePage } from "./inline-scripts";
import { filesIn, finishBuild, PUBLIC } from "./public-folder";
import { writeServerFiles } from "./server-files";

/**
 * Zero bytes: React 18 leaves them where a multi-byte character, such as ’ or é, does not fit into its buffer (React issue 31134, fixed in
 * 19). Browsers show them as spaces.
 */
const NULLS = /\0/gu;

/** Rewrites a page, and returns the hashes of its inline scripts. */
const rewrite = async (page: string): Promise<string[]> => {
  const file = join(PUBLIC, page);
  const html = await readFile(file, "utf8");
  try {
    const rewritten = rewritePage(html.replace(NULLS, ""));
    if (rewritten !== html) await writeFile(file, rewritten);
    return inlineScriptHashes(rewritten);
  } catch (error) {
    throw new Error(`public/${page} ${(error as Error).message}`);
  }
};

/** After the build: rewrites the pages, writes everything that servers read, and removes what must not ship. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  const pages = (await filesIn(PUBLIC)).filter((name) => name.endsWith(".html") && !name.startsWith("_gatsby/"));
  const hashes = await Promise.all(pages.map(rewrite));
  await writeServerFiles(hashes.flat());
  await finishBuild();
};
