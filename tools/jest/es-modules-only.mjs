import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Where a package is installed, looked up as Node does: in each `node_modules` from a folder upwards. */
const folderOf = (name, from) => {
  const folder = join(from, "node_modules", name);
  if (existsSync(folder)) return folder;
  return from === dirname(from) ? undefined : folderOf(name, dirname(from));
};

/** The names of all ES modules among the given packages and everything that they depend on. */
export const esModulesOnly = (names, from, seen = new Map()) => {
  for (const folder of names.map((name) => folderOf(name, from))) {
    if (folder === undefined || seen.has(folder)) continue;
    const { name, type, dependencies = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    seen.set(folder, type === "module" ? name : undefined);
    esModulesOnly(Object.keys(dependencies), folder, seen);
  }
  return [...new Set(seen.values())].filter((name) => name !== undefined);
};
