import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/**
 * Something that Gatsby writes into every page, and what an earlier build has made of it: a warm build leaves unchanged pages alone. These
 * are our only assumptions about Gatsby's HTML; a page that breaks one stops the build, or it would go online without its scripts or its
 * policy.
 */
interface Assumption {
  name: string;
  pattern: RegExp;
}

/** The script that differs from page to page. */
const PAGE_PATH: Assumption = {
  name: "script with the page's path",
  pattern:
    /<script id="gatsby-script-loader"(?: data-path="([^"]*)")?>(?:\/\*<!\[CDATA\[\*\/window\.pagePath="((?:[^"\\]|\\.)*)";\/\*\]\]>\*\/|[^<]*)<\/script>/gu,
};
/** webpack's runtime, React and the app, next to each other. */
const SCRIPTS: Assumption = {
  name: "row of three asynchronous scripts",
  pattern:
    /<script src="(\/[^"]+\.js)" async(?:="")?><\/script><script src="(\/[^"]+\.js)" async(?:="")?><\/script><script src="(\/[^"]+\.js)" async(?:="")?><\/script>|<script data-scripts="([^"]*)">[\s\S]*?<\/script>/gu,
};

const starter = readFileSync("src/browser/starter.js", "utf8").replace(/\/\*[\s\S]*?\*\/\s*/gu, "");

/** Escapes a text for HTML, between tags or in an attribute. */
export const escapeHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const replaceOnce = (html: string, { name, pattern }: Assumption, replacement: (...groups: (string | undefined)[]) => string): string => {
  const count = [...html.matchAll(pattern)].length;
  if (count !== 1) throw new Error(`has ${count} times the ${name} that Gatsby writes, instead of once: see src/node/inline-scripts.ts.`);
  return html.replace(pattern, (_whole, ...groups: (string | undefined)[]) => replacement(...groups));
};

/**
 * Prepares a built page for the policy and for a quick start. The page's path moves from Gatsby's script into an attribute, so that the
 * script is the same on every page: the first document's policy stays in force when the page changes, so it must allow the inline scripts
 * of all pages. One inline script takes the place of Gatsby's three and starts them when they are needed. Rewriting a page twice changes
 * nothing.
 */
export const rewritePage = (html: string): string => {
  const shared = replaceOnce(html, PAGE_PATH, (attribute, path) => {
    const value = attribute ?? escapeHtml(String(JSON.parse(`"${path ?? ""}"`)));
    return `<script id="gatsby-script-loader" data-path="${value}">window.pagePath=document.currentScript.dataset.path</script>`;
  });
  return replaceOnce(shared, SCRIPTS, (first, second, third, earlier) => {
    const addresses = earlier ?? [first, second, third].join(" ");
    return `<script data-scripts="${addresses}">${starter}</script>`;
  });
};

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/giu;
/** Blocks that browsers treat as data and never run, such as `application/ld+json`; a policy needs no hash for them. */
const DATA_TYPE = /\btype="[^"]*json"/iu;
const SOURCE = /\bsrc=/iu;

/**
 * The hashes of a page's inline scripts as a policy names them (`sha256-...`), including scripts that wait for consent
 * (`type="text/plain"`), because they run once it is given.
 */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(SCRIPT)].flatMap(([, attributes = "", text = ""]) =>
    SOURCE.test(attributes) || DATA_TYPE.test(attributes) || text === ""
      ? []
      : [`sha256-${createHash("sha256").update(text).digest("base64")}`],
  );
