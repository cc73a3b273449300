import { readFileSync } from "node:fs";
import { minify_sync } from "terser";
import { type Marker, rewriteHtml } from "../rewrite-html";
import type { PageResources } from "./page-resources";

const SCRIPT: Marker = {
  name: "Gatsby's asynchronous scripts",
  pattern: /<script (src="\/(?!\/)[^"]*"[^>]*?) async(?:="")?><\/script>/gu,
  rewritten: /<script type="text\/plain" data-late src="/gu,
  // webpack's runtime, React and the app.
  exactly: 3,
};
/** Where Gatsby's scripts end; a warm build puts new ones before it. */
const END: Marker = { name: "the end of Gatsby's scripts", pattern: /<!-- slice-end id="_gatsby-scripts-1" -->/gu };
const STARTER_TAG: Marker = { name: "the starter of the deferred scripts", pattern: /<script data-starter>/gu };
/**
 * Two fifths of a page's inline scripts, and useless: Gatsby's loader reads this text as if it were an object, and finds no chunk in it.
 */
const MAP: Marker = {
  name: "Gatsby's map of chunks",
  pattern: /window\.___chunkMapping="(?:[^"\\]|\\.)*"/gu,
  rewritten: /window\.___chunkMapping=\{\}/gu,
};
/** What an earlier build has left in the page. */
const PRELOADS = /<template data-late>.*?<\/template>/u;
const CODE = /<script type="text\/plain" data-late="code" [^>]*><\/script>/gu;

const sourceOf = (name: string): string => readFileSync(`src/page-lifecycle/inline/${name}.js`, "utf8");
const starter = minify_sync([sourceOf("native-controls"), sourceOf("starter")]).code ?? "";

const preload = (address: string): string => `<link rel="preload" href="${address}" as="fetch" crossorigin="anonymous">`;

const lateCode = (address: string): string => `<script type="text/plain" data-late="code" src="${address}"></script>`;

/**
 * Makes a page's scripts wait for the first sign of use: the scripts become inert, and one short inline script starts them (ADR 22). It
 * also starts what they will request, because webpack uses the script of a chunk that is already in the document. Processing a page twice
 * changes nothing.
 */
export const withDeferredScripts = (html: string, page: string, { data, code }: PageResources): string => {
  const late = rewriteHtml(html, page, SCRIPT, (_script, attributes) => `<script type="text/plain" data-late ${attributes}></script>`)
    .replace(PRELOADS, "")
    .replace(CODE, "");
  const started = rewriteHtml(
    rewriteHtml(late, page, MAP, () => "window.___chunkMapping={}"),
    page,
    END,
    (end) => (late.includes("<script data-starter>") ? "" : `<script data-starter>${starter}</script>`) + end,
  );
  return rewriteHtml(
    started,
    page,
    STARTER_TAG,
    (script) => `${code.map(lateCode).join("")}<template data-late>${data.map(preload).join("")}</template>${script}`,
  );
};
