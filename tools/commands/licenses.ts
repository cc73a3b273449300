/** `npm run licenses`: the licences of packages that ship with the site, or build it; `-- --all` counts every package. */
import { readFileSync } from "node:fs";
import { readArguments } from "../support/arguments.mjs";

/** The part of package-lock.json that is used here. */
interface LockFile {
  packages: Readonly<Record<string, { version?: string; license?: string; dev?: boolean }>>;
}

const USAGE = `Usage: npm run licenses [-- --all]

  --all  the tools' packages too`;

const { values } = readArguments(USAGE, { all: { type: "boolean", default: false } });
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as LockFile;

const byLicense = new Map<string, string[]>();
for (const [path, { version, license = "not stated", dev = false }] of Object.entries(packages)) {
  if (path === "" || (dev && !values.all)) continue;
  const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  byLicense.set(license, [...(byLicense.get(license) ?? []), `${name}@${version ?? "?"}`]);
}
for (const [license, names] of [...byLicense].sort(([, one], [, other]) => other.length - one.length)) {
  console.log(`${license} (${names.length})\n  ${[...new Set(names)].sort().join(", ")}\n`);
}
