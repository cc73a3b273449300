import { dirname } from "node:path";
import { git } from "./git";

/** The version of the content that an editor's changes are compared with. */
export interface EarlierVersion {
  /** Its name in git commands. */
  ref: string;
  /** Its name in sentences. */
  name: string;
  /** The files that differ from it, deleted ones included, by their paths in `content/`. */
  changed: ReadonlySet<string>;
  /** A file's earlier text; undefined if the file is unchanged or new. */
  textOf: (path: string) => string | undefined;
  /** A file's earlier bytes; undefined if the file is unchanged or new. */
  bytesOf: (path: string) => Buffer | undefined;
  /** Git's error messages, one per line. */
  failures: readonly string[];
}

/** Tells an editor how to see what has gone since an earlier version. */
export const ifUnintended = ({ ref }: EarlierVersion): string => `If unintended, \`npm run content:diff -- ${ref}\` shows what is gone`;

const SHARED_BRANCHES = ["origin/main", "origin/master"];

/**
 * The commit to compare with: the one at which this branch left the shared branch, so that advice about removals remains until the branch
 * is merged. Without a shared branch, or with nothing ahead of it, the last commit; undefined before the first.
 */
const commonCommit = (ask: (...args: string[]) => string | undefined): Pick<EarlierVersion, "ref" | "name"> & { commit?: string } => {
  const verify = (ref: string) => ask("rev-parse", "--verify", "--quiet", ref)?.trim();
  const head = verify("HEAD");
  const ref = head && SHARED_BRANCHES.find(verify);
  const fork = ref && ask("merge-base", "HEAD", ref)?.trim();
  return fork === undefined || fork === head || ref === undefined
    ? { ref: "HEAD", name: "the last commit", commit: head }
    : { ref, name: `\`${ref}\``, commit: fork };
};

/** The earlier blob of a changed file (none if its name is all zeros) and the file's path. */
const CHANGED = / (?:0+|(\w+)) \w+ \w\0content\/([^\0]+)/gu;

/** The version of a folder `content/` that its changes are compared with. */
export const earlierVersion = (folder: string): EarlierVersion => {
  const failures: string[] = [];
  const read = (...args: string[]): Buffer | undefined => {
    const { bytes, fault } = git(dirname(folder), ...args);
    if (fault !== undefined) failures.push(fault);
    return bytes;
  };
  const ask = (...args: string[]): string | undefined => read(...args)?.toString();
  const { commit = "", ...names } = commonCommit(ask);
  /** The blobs and paths that a pattern finds in git's list of `content/`; none without a commit. */
  const list = (pattern: RegExp, ...args: string[]) => [...((commit && ask(...args, "-z", "--", "content/")) ?? "").matchAll(pattern)];
  const listed = [
    ...list(CHANGED, "diff", commit, "--raw", "--no-abbrev", "--relative", "--no-renames"),
    ...list(/()content\/([^\0]+)/gu, "ls-files", "--others", "--exclude-standard"),
  ];
  const blobs = new Map(listed.map(([, blob = "", path = ""]) => [path, blob]));
  const bytesOf = (path: string): Buffer | undefined => (blobs.get(path) ? read("cat-file", "blob", blobs.get(path) ?? "") : undefined);
  return {
    ...names,
    changed: new Set(blobs.keys()),
    failures,
    textOf: (path) => bytesOf(path)?.toString(),
    bytesOf,
  };
};
