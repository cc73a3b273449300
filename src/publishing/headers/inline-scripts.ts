import { createHash } from "node:crypto";
import { escapeHtml } from "../escape-html";
import { type Marker, rewriteHtml } from "../rewrite-html";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/giu;
/** Blocks that browsers treat as data and never run, such as `application/ld+json`; a policy needs no hash for them. */
const DATA_TYPE = /\btype="[^"]*json"/iu;
const SOURCE = /\bsrc=/iu;

/** The only script of Gatsby's that differs from page to page. */
const PAGE_PATH: Marker = {
  name: "the script with the page's path",
  pattern: /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/<\/script>/gu,
  rewritten: /<script id="gatsby-script-loader" data-path="/gu,
};

/**
 * Moves the page's path from Gatsby's script into an attribute, so that the script is the same on every page. Otherwise each page would add
 * a hash to the policy, which must allow them all, because the first document's policy stays in force when the page changes.
 */
export const withSharedPagePathScript = (html: string, page: string): string =>
  rewriteHtml(html, page, PAGE_PATH, (_script, path = "") => {
    const attribute = escapeHtml(String(JSON.parse(path)));
    return `<script id="gatsby-script-loader" data-path="${attribute}">window.pagePath=document.currentScript.dataset.path</script>`;
  });

/** A text's hash as policies (`'sha256-...'`) and `integrity` attributes (`sha384-...`) write it. */
export const hashOf = (algorithm: "sha256" | "sha384", content: string | Buffer): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest("base64")}`;

/**
 * The hashes of a page's inline scripts, including scripts that wait for consent (`type="text/plain"`), because they run once it is given.
 */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(SCRIPT)].flatMap(([, attributes = "", text = ""]) =>
    SOURCE.test(attributes) || DATA_TYPE.test(attributes) || text === "" ? [] : [hashOf("sha256", text)],
  );
