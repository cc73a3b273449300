/** Keeps `public/` to what browsers request. */
import { existsSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { GatsbyNode } from "gatsby";

/** The folder of the built site, relative to the repository's root, where Gatsby runs. */
export const PUBLIC = "public";

/** The folder of nginx's generated configuration. */
export const NGINX = "deploy/nginx/generated";

/**
 * Relative paths of all files in a folder, with forward slashes, sorted. Checks that each is a file, because Gatsby makes a folder called
 * `404.html`.
 */
export const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return files.map((file) => file.replaceAll(sep, "/")).sort();
};

/** What Gatsby leaves there for its next build; `e2e/pages.spec.ts` fails if there is anything else. */
const BUILD_FILES = ["webpack.stats.json", "chunk-map.json", "~partytown", "_gatsby"];

/** Webpack's bundles and licence notes, at the top level. */
const BUNDLE = /\.(?:js|css|LICENSE\.txt)$/u;

/** Exists while a build runs, and after one that failed or was interrupted. */
const UNFINISHED = ".local/unfinished-build";

/**
 * Call this before a build. If the last one did not finish, this one starts from scratch: Gatsby records a change as read before it writes
 * the page that shows it, and discards its cache if `public/` is missing. Otherwise only earlier bundles go, which Gatsby itself never
 * removes.
 */
export const beginBuild = async (): Promise<void> => {
  if (existsSync(UNFINISHED)) await rm(PUBLIC, { recursive: true, force: true });
  // Without these files, nginx refuses whatever an interrupted build leaves behind.
  await rm(NGINX, { recursive: true, force: true });
  const names = existsSync(PUBLIC) ? await readdir(PUBLIC) : [];
  await Promise.all(names.filter((name) => BUNDLE.test(name)).map((name) => rm(join(PUBLIC, name))));
  await mkdir(dirname(UNFINISHED), { recursive: true });
  await writeFile(UNFINISHED, "");
};

/** Call this when everything is written: the build's own files must not ship. */
export const finishBuild = async (): Promise<void> => {
  await Promise.all(BUILD_FILES.map((name) => rm(join(PUBLIC, name), { recursive: true, force: true })));
  await rm(UNFINISHED, { force: true });
};

/** What Gatsby and plugins would add to every page, although nothing on the site uses it; the linter forbids importing it. */
const UNUSED = {
  // Gatsby's `Script`.
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
  // Sets an option for vendor prefixes that styled-components no longer has, and pulls in the whole of styled-components to do so.
  [resolve("node_modules/gatsby-plugin-styled-components/gatsby-browser.js")]: false,
} as const;

/** Our own modules may go if nothing uses them, as the global style may: importing one does nothing but provide its exports. */
const OURS = { include: resolve("src"), test: /\.tsx?$/u, sideEffects: false };

/** Leaves out of the bundles what nothing uses, and the source maps, which visitors would otherwise be offered. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false, resolve: { alias: UNUSED }, module: { rules: [OURS] } });
};
