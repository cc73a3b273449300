import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { posix } from "node:path";
import { PUBLIC } from "../publishing/public-folder";

/** Everything that a build reads; tools that it does not use are left out. */
const SOURCES = [
  "content",
  "src",
  "static",
  "tools/commands",
  "tools/support",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
];
/** Written by the build itself. */
const TYPES = "src/gatsby-types.d.ts";
/** Files beside the sources that no build reads. Everything in `static/` and `content/media/` is served. */
const NOT_BUILT = /^(?:src|tools)\/.*(?:\.test(?:ing)?\.tsx?|\/fixtures|\/README\.md)$|^content\/README\.md$/u;
/** Everything that a build writes for visitors and for the servers. */
const OUTPUT = [PUBLIC, "deploy/nginx/generated"];

/** Files that operating systems leave in folders, such as `.DS_Store`; they are never served. */
const isIgnored = (name: string): boolean => name.startsWith(".") && name !== ".well-known";

const filesUnder = (path: string): string[] => {
  if (!existsSync(path) || path === TYPES || NOT_BUILT.test(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !isIgnored(name))
    .sort()
    .flatMap((name) => filesUnder(posix.join(path, name)));
};

const fingerprint = (paths: readonly string[]): string => {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesUnder)) {
    const bytes = readFileSync(file);
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
};

/** A hash of every file that a build reads; environment variables are not included. */
export const fingerprintOfSources = (): string => fingerprint(SOURCES);

/** A hash of everything that a build wrote. */
export const fingerprintOfOutput = (): string => fingerprint(OUTPUT);
