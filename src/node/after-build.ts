import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { sendsNothing } from "./environment-check";
import { filesIn, finishBuild, PUBLIC } from "./public-folder";
import { writeServerFiles } from "./server-files";

/**
 * Zero bytes: React 18 leaves them where a multi-byte character, such as ’ or é, does not fit into its buffer (React issue 31134, fixed in
 * 19). Browsers show them as spaces.
 */
const NULLS = /\0/gu;

/**
 * webpack's runtime, React and the app, side by side, as Gatsby writes them into every page, or what an earlier build made of them: a warm
 * build leaves unchanged pages alone. A page without them stops the build, as it would otherwise go online without its scripts.
 */
const SCRIPTS = /(?:<script src="\/[^"]+\.js" async(?:="")?><\/script>){3}|<script data-scripts="[^"]*">[\s\S]*?<\/script>/gu;

const starter = readFileSync("src/browser/starter.js", "utf8").replace(/\/\*[\s\S]*?\*\/\s*/gu, "");

/** Replaces Gatsby's three scripts with an inline one that starts them when they are needed. A second run changes nothing. */
export const holdScripts = (html: string): string => {
  const count = html.match(SCRIPTS)?.length ?? 0;
  if (count !== 1) throw new Error(`holds ${count} rows of the three scripts that Gatsby writes, instead of one`);
  return html.replace(SCRIPTS, (row) => {
    const addresses = /data-scripts="([^"]*)"/u.exec(row)?.[1] ?? [...row.matchAll(/src="([^"]+)"/gu)].map(([, src]) => src).join(" ");
    return `<script data-scripts="${addresses}">${starter}</script>`;
  });
};

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/giu;
/** Scripts from files, and blocks that browsers treat as data, not code, such as `application/ld+json`: policies need no hash of them. */
const NO_CODE = /\bsrc=|\btype="[^"]*json"/iu;

/**
 * The hashes of a page's inline scripts as a policy names them (`sha256-...`), including scripts that wait for consent
 * (`type="text/plain"`), because they run once it is given.
 */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(SCRIPT)]
    .filter(([, attributes = "", text]) => text !== "" && !NO_CODE.test(attributes))
    .map(([, , text = ""]) => `sha256-${createHash("sha256").update(text).digest("base64")}`);

/** Rewrites a page, and returns the hashes of its inline scripts. */
const rewrite = async (page: string): Promise<string[]> => {
  const file = join(PUBLIC, page);
  const html = await readFile(file, "utf8");
  try {
    const rewritten = holdScripts(html.replace(NULLS, ""));
    if (rewritten !== html) await writeFile(file, rewritten);
    return inlineScriptHashes(rewritten);
  } catch (error) {
    throw new Error(`public/${page} ${(error as Error).message}`);
  }
};

/** After the build: rewrites the pages, writes everything that servers read, and removes what must not ship. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter }) => {
  const pages = (await filesIn(PUBLIC)).filter((name) => name.endsWith(".html") && !name.startsWith("_gatsby/"));
  const hashes = await Promise.all(pages.map(rewrite));
  await writeServerFiles(hashes.flat());
  await finishBuild();
  if (sendsNothing()) reporter.warn("The contact form of this build sends nothing: set GATSBY_RECAPTCHA_SITE_KEY before you deploy.");
};
