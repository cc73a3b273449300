import { readFileSync } from "node:fs";
import type { PageResource } from "./page-resources";

/** Gatsby's scripts: our own files, asynchronous. */
const SCRIPT = /<script (src="\/(?!\/)[^"]*"[^>]*?) async(?:="")?><\/script>/gu;
/** Where Gatsby's scripts end; a warm build puts fresh ones in front of it. */
const END = /<!-- slice-end id="_gatsby-scripts-1" -->/u;
const STARTER = "data-starter";
const PRELOADS = /<template data-late>.*?<\/template>/u;

const starter = readFileSync("src/build/late-scripts/starter.js", "utf8")
  .replace(/\/\*[\s\S]*?\*\//gu, "")
  .replace(/\s*\n\s*/gu, "\n")
  .trim();

const preload = ({ href, as }: PageResource): string => {
  const how = as === "fetch" ? 'as="fetch" crossorigin="anonymous"' : 'as="script" fetchpriority="low"';
  return `<link rel="preload" href="${href}" ${how}>`;
};

/**
 * Makes a page's scripts wait for the first sign of use: they become inert, and one short inline script starts them (ADR 22), together with
 * what they will ask for. A page that has been through here before comes out the same.
 */
export const withLateScripts = (html: string, resources: readonly PageResource[]): string => {
  const late = html.replace(SCRIPT, '<script type="text/plain" data-late $1></script>').replace(PRELOADS, "");
  const started = late.includes(`<script ${STARTER}>`) ? late : late.replace(END, (end) => `<script ${STARTER}>${starter}</script>${end}`);
  return started.replace(`<script ${STARTER}>`, (script) => `<template data-late>${resources.map(preload).join("")}</template>${script}`);
};
