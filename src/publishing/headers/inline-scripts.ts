import { createHash } from "node:crypto";
import { type Marker, rewriteHtml } from "../rewrite-html";

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/giu;
/** Blocks that browsers read as data and never run, such as `application/ld+json`; a policy does not ask for their hashes. */
const DATA_TYPE = /\btype="[^"]*json"/iu;
const SOURCE = /\bsrc=/iu;

/** The one script of Gatsby's that differs from page to page. */
const PAGE_PATH: Marker = {
  name: "the script with the page's path",
  pattern: /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/<\/script>/gu,
  rewritten: /<script id="gatsby-script-loader" data-path="/gu,
};

/** A text escaped for HTML, between tags or in an attribute. */
export const escapeHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * Moves the page's path out of Gatsby's script into an attribute, so that the script is the same on every page. Without this, each
 * page would add a hash to the policy, which must allow all of them: the first document's policy stays in force while pages change.
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
 * The hashes of a page's inline scripts. Scripts that wait for consent (`type="text/plain"`) count as well: they run once it is given.
 */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(SCRIPT)].flatMap(([, attributes = "", text = ""]) =>
    SOURCE.test(attributes) || DATA_TYPE.test(attributes) || text === "" ? [] : [hashOf("sha256", text)],
  );
