/** Limits `public/` to what browsers request. */
import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** The built site, in the repository root, where Gatsby runs. */
export const PUBLIC = "public";
/** Webpack's bundles, their source maps and licence notes; pictures and fonts are in `public/static/`. */
const BUNDLE = /\.(?:js|css|map|LICENSE\.txt)$/u;
/** Gatsby reads these during a build and rewrites them each time; browsers never request them. */
export const BUILD_FILES = ["webpack.stats.json", "chunk-map.json", "~partytown", "_gatsby"];

const removeFromPublic = async (isUnwanted: (name: string) => boolean): Promise<void> => {
  if (!existsSync(PUBLIC)) return;
  const names = await readdir(PUBLIC);
  await Promise.all(names.filter(isUnwanted).map((name) => rm(join(PUBLIC, name), { recursive: true })));
};

/** Before a build: Gatsby never removes earlier bundles, whose names differ, and rewrites those it needs. */
export const removeBundles = (): Promise<void> => removeFromPublic((name) => BUNDLE.test(name));

/** After a build: source maps and the build's own bookkeeping do not ship. */
export const removeBuildFiles = (): Promise<void> => removeFromPublic((name) => name.endsWith(".map") || BUILD_FILES.includes(name));
