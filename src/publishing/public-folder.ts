/** Keeps `public/` to what browsers request. */
import { existsSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The folder of the built site, relative to the repository's root, where Gatsby runs. */
export const PUBLIC = "public";
/** Webpack's bundles, their source maps and licence notes; pictures and fonts are in `public/static/`. */
const BUNDLE = /\.(?:js|css|map|LICENSE\.txt)$/u;
/** Gatsby rewrites and reads these during every build; browsers never request them. */
export const BUILD_FILES = ["webpack.stats.json", "chunk-map.json", "~partytown", "_gatsby"];

const removeFromPublic = async (isUnwanted: (name: string) => boolean): Promise<void> => {
  if (!existsSync(PUBLIC)) return;
  const names = await readdir(PUBLIC);
  await Promise.all(names.filter(isUnwanted).map((name) => rm(join(PUBLIC, name), { recursive: true })));
};

/** Is there while a build runs, and after one that failed or was interrupted. */
const UNFINISHED = ".local/unfinished-build";

/**
 * Call this before a build. If the last one did not finish, this one starts from scratch, because Gatsby notes that it has read a change before
 * it writes the page that shows it: without `public/`, it discards its cache. Otherwise only earlier bundles go, which Gatsby never removes.
 */
export const beginBuild = async (): Promise<void> => {
  if (existsSync(UNFINISHED)) await rm(PUBLIC, { recursive: true, force: true });
  else await removeFromPublic((name) => BUNDLE.test(name));
  await mkdir(dirname(UNFINISHED), { recursive: true });
  await writeFile(UNFINISHED, "");
};

/** Call this after a build: source maps and the build's own files must not ship. */
export const finishBuild = async (): Promise<void> => {
  await removeFromPublic((name) => name.endsWith(".map") || BUILD_FILES.includes(name));
  await rm(UNFINISHED, { force: true });
};
