import { readFileSync } from "node:fs";
import type { PageResources } from "./page-resources";

/** Gatsby's scripts: our own files, asynchronous. */
const SCRIPT = /<script (src="\/(?!\/)[^"]*"[^>]*?) async(?:="")?><\/script>/gu;
/** Where Gatsby's scripts end; a warm build puts fresh ones in front of it. */
const END = /<!-- slice-end id="_gatsby-scripts-1" -->/u;
const STARTER = "data-starter";
/** What an earlier build has put in. */
const PRELOADS = /<template data-late>.*?<\/template>/u;
const CODE = /<script type="text\/plain" data-late="code" [^>]*><\/script>/gu;

const starter = readFileSync("src/build/late-scripts/starter.js", "utf8")
  .replace(/\/\*[\s\S]*?\*\//gu, "")
  .replace(/\s*\n\s*/gu, "\n")
  .trim();

const preload = (address: string): string => `<link rel="preload" href="${address}" as="fetch" crossorigin="anonymous">`;

const lateCode = (address: string): string => `<script type="text/plain" data-late="code" src="${address}"></script>`;

/**
 * Makes a page's scripts wait for the first sign of use: they become inert, and one short inline script starts them (ADR 22), together with
 * what they will ask for: webpack takes the code of a chunk that is there, or on its way, for its own. A page that has been through here
 * before comes out the same.
 */
export const withLateScripts = (html: string, { data, code }: PageResources): string => {
  const late = html.replace(SCRIPT, '<script type="text/plain" data-late $1></script>').replace(PRELOADS, "").replace(CODE, "");
  const started = late.includes(`<script ${STARTER}>`) ? late : late.replace(END, (end) => `<script ${STARTER}>${starter}</script>${end}`);
  return started.replace(
    `<script ${STARTER}>`,
    (script) => `${code.map(lateCode).join("")}<template data-late>${data.map(preload).join("")}</template>${script}`,
  );
};
