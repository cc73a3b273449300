/**
 * Results that depend only on the bytes of one file, by what was read. They are kept in memory, and in a file from one run of a command to
 * the next, so that only what has changed is opened again.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { read } from "./data";

/** Holds a version and results; it may be deleted at any time. */
const FILE = join(process.cwd(), ".local/content-check");

/** So that a long `develop` does not fill the memory: several times what the site's content needs. */
const MOST_RESULTS = 1_000;

/** Results of this process, the last used ones last, and those of an earlier one. */
const made = new Map<string, Promise<unknown>>();
let earlier: ReadonlyMap<string, unknown> = new Map();

/** Identifies bytes or a text. */
export const digestOf = (content: Uint8Array | string): string => createHash("sha1").update(content).digest("hex");

/** A result that follows from its key, which holds a digest: a known one, or a new one. No caller may change it. */
export const once = <Result>(key: string, make: () => Promise<Result>): Promise<Result> => {
  const result = (made.get(key) ?? (earlier.has(key) ? Promise.resolve(earlier.get(key)) : make())) as Promise<Result>;
  made.delete(key);
  made.set(key, result);
  if (made.size > MOST_RESULTS) made.delete(made.keys().next().value ?? "");
  result.catch(() => made.delete(key));
  return result;
};

/** Identifies the reader: our code, the installed packages and Node. Undefined when they may have changed since this process began. */
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
    // Without the file, or where it cannot be written, everything is read again.
    return undefined;
  }
};

/** Does work with the results of earlier runs of the same code, and keeps those that it used. */
export const withKeptResults = async <Result>(work: () => Promise<Result>, file = FILE, root = process.cwd()): Promise<Result> => {
  const version = attempt(() => versionOf(root));
  const kept = attempt(() => deserialize(readFileSync(file)) as { version: string; results: ReadonlyMap<string, unknown> });
  earlier = version !== undefined && kept?.version === version ? kept.results : new Map();
  const result = await work();
  if (version === undefined) return result;
  const found = await Promise.all([...made].map(async ([key, value]) => [key, await value] as const));
  // A fault may be the machine's, which had too little memory to open a picture.
  const results = new Map(found.filter(([, value]) => read(value, "fault") === undefined));
  attempt(() => {
    mkdirSync(dirname(file), { recursive: true });
    // In one step, for other runs at the same time.
    writeFileSync(`${file}.${process.pid}`, serialize({ version, results }));
    renameSync(`${file}.${process.pid}`, file);
  });
  return result;
};
