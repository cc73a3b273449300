/** Remembers what the site in `public/` was built from, so that `npm start` is quick when nothing changed. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const STAMP = ".local/build-stamp";
const HOME_PAGE = "public/index.html";
/** Everything a build reads; the tools that are no part of it are left out. */
const INPUTS = ["content", "src", "static", "tools/commands", "gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"];
const LOCK_FILE = "package-lock.json";
/** Written by the build itself. */
const OUTPUT = "src/gatsby-types.d.ts";

/** @param {string} path @returns {string[]} */
const filesIn = (path) => {
  if (!existsSync(path) || path === OUTPUT) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
};

/** @param {Record<string, string | undefined>} environment */
const fingerprint = (environment) => {
  const hash = createHash("sha256");
  for (const file of [...INPUTS, LOCK_FILE].flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  for (const name of Object.keys(environment).sort()) {
    if (name.startsWith("GATSBY_")) hash.update(`${name}=${environment[name] ?? ""}\0`);
  }
  return hash.digest("hex");
};

/**
 * Whether `public/` holds the site that these files and this environment give.
 * A home page younger than the stamp was written by something else: `gatsby develop`, or a build that did not finish.
 * @param {Record<string, string | undefined>} environment
 */
export const isBuilt = (environment) =>
  existsSync(STAMP) &&
  existsSync(HOME_PAGE) &&
  statSync(STAMP).mtimeMs >= statSync(HOME_PAGE).mtimeMs &&
  readFileSync(STAMP, "utf8") === fingerprint(environment);

/** Call before anything in `public/` changes. */
export const forgetBuild = () => {
  rmSync(STAMP, { force: true });
};

/**
 * Call when `public/` is complete.
 * @param {Record<string, string | undefined>} environment
 */
export const rememberBuild = (environment) => {
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, fingerprint(environment));
};
