/**
 * Results that depend only on the bytes of one file. They are kept in memory, and between runs in a file, so that only files that have
 * changed are read again.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { read } from "./data";

/** The file with the results and the version of the code that made them. It may be deleted at any time. */
const FILE = join(process.cwd(), ".local/content-check");

/** So that a long `develop` does not fill the memory: several times what the site's content needs. */
const MAX_RESULTS = 1_000;

/** Results of this process, the last used ones last, and those of an earlier one. */
const made = new Map<string, Promise<unknown>>();
let earlier: ReadonlyMap<string, unknown> = new Map();

/** Identifies bytes or a text. */
export const digestOf = (content: Uint8Array | string): string => createHash("sha1").update(content).digest("hex");

/** The result for a key, made only if it is not yet known. The key contains a digest of what it depends on. Never modify a result. */
export const once = <Result>(key: string, make: () => Promise<Result>): Promise<Result> => {
  const result = (made.get(key) ?? (earlier.has(key) ? Promise.resolve(earlier.get(key)) : make())) as Promise<Result>;
  made.delete(key);
  made.set(key, result);
  if (made.size > MAX_RESULTS) made.delete(made.keys().next().value ?? "");
  result.catch(() => made.delete(key));
  return result;
};

/** Identifies our code, the installed packages and Node. Undefined when they may have changed since this process started. */
const versionOf = (root: string): string | undefined => {
  const code = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
  const files = [...code.map((path) => join(root, "src", path)), join(root, "node_modules/.package-lock.json")];
  if (files.some((file) => statSync(file).mtimeMs > performance.timeOrigin)) return undefined;
  const parts = files.flatMap((file) => [file, digestOf(readFileSync(file))]);
  return digestOf([process.version, process.platform, process.arch, ...parts].join("\n"));
};

const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    // If the file is missing or cannot be written, everything is simply read again.
    return undefined;
  }
};

/** Does work with the results kept by earlier runs of the same code, and keeps those that it used. */
export const withResultCache = async <Result>(work: () => Promise<Result>, file = FILE, root = process.cwd()): Promise<Result> => {
  const version = attempt(() => versionOf(root));
  const kept = attempt(() => deserialize(readFileSync(file)) as { version: string; results: ReadonlyMap<string, unknown> });
  earlier = version !== undefined && kept?.version === version ? kept.results : new Map();
  const result = await work();
  if (version === undefined) return result;
  const found = await Promise.all([...made].map(async ([key, value]) => [key, await value] as const));
  // Faults are not kept: the machine may have caused them, for example by running out of memory.
  const results = new Map(found.filter(([, value]) => read(value, "fault") === undefined));
  attempt(() => {
    mkdirSync(dirname(file), { recursive: true });
    // Renamed into place, because other runs may be reading it.
    writeFileSync(`${file}.${process.pid}`, serialize({ version, results }));
    renameSync(`${file}.${process.pid}`, file);
  });
  return result;
};
