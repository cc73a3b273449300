import { existsSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { readContent } from "../content-check/reading/read-content";
import { withDeferredScripts } from "../publishing/deferred-scripts/deferred-scripts";
import { type PageResources, pageResources } from "../publishing/deferred-scripts/page-resources";
import { publishDownloads } from "../publishing/downloads";
import { filesIn } from "../publishing/files-in";
import { hashOf, inlineScriptHashes, withSharedPagePathScript } from "../publishing/headers/inline-scripts";
import { withIntegrity } from "../publishing/headers/integrity";
import { llmsTxt } from "../publishing/llms-txt";
import { finishBuild, PUBLIC } from "../publishing/public-folder";
import { writeServerFiles } from "../publishing/server-files";
import { withoutNulls } from "../publishing/without-nulls";
import { isStatic } from "../sections/static-sections";

/** Page fragments, which are removed with Gatsby's other build files. */
const NO_PAGES = /^_gatsby[\\/]/u;

/** Rewrites a page for the content security policy and a quick start, and returns the hashes of its inline scripts. */
const securePage = async (page: string, resources: PageResources, integrityOf: (path: string) => string | undefined): Promise<string[]> => {
  const file = join(PUBLIC, page);
  const html = await readFile(file, "utf8");
  const shared = withSharedPagePathScript(withoutNulls(html), page);
  const secured = withIntegrity(withDeferredScripts(shared, page, resources), integrityOf);
  if (secured !== html) await writeFile(file, secured);
  return inlineScriptHashes(secured);
};

const integrityIn = (folder: string) => {
  const known = new Map<string, string | undefined>();
  return (path: string): string | undefined => {
    const file = join(folder, path);
    if (!known.has(path)) known.set(path, existsSync(file) ? hashOf("sha384", readFileSync(file)) : undefined);
    return known.get(path);
  };
};

/**
 * After the build, adds to the pages what they need to be served: deferred scripts and integrity values. Writes `llms.txt`, downloads and
 * everything that servers read.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  const pages = (await filesIn(PUBLIC)).filter((name) => name.endsWith(".html") && !NO_PAGES.test(name));
  const integrityOf = integrityIn(PUBLIC);
  const resourcesOf = pageResources(PUBLIC, isStatic);
  const hashes = await Promise.all(pages.map((page) => securePage(page, resourcesOf(page), integrityOf)));

  const { content } = await readContent("content");
  await writeFile(join(PUBLIC, "llms.txt"), llmsTxt(content));
  await publishDownloads(content, PUBLIC);
  await writeServerFiles(hashes.flat());
  await finishBuild();
};
