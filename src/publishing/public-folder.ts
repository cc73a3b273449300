/** Keeps `public/` to what browsers request. */
import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

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

/** Call this before a build: Gatsby rewrites the bundles that it needs, but never removes earlier ones, whose names differ. */
export const removeBundles = (): Promise<void> => removeFromPublic((name) => BUNDLE.test(name));

/** Call this after a build: source maps and the build's own files must not ship. */
export const removeBuildFiles = (): Promise<void> => removeFromPublic((name) => name.endsWith(".map") || BUILD_FILES.includes(name));
