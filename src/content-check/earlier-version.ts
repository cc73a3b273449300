import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** The version of the content that an editor's changes are compared with. */
export interface EarlierVersion {
  /** What git calls it. */
  ref: string;
  /** What a sentence calls it. */
  name: string;
  /** The files that differ from it, deleted ones included, by their paths in `content/`. */
  changed: ReadonlySet<string>;
  /** A file's former text; undefined if unchanged or new. */
  textOf: (path: string) => string | undefined;
  /** The file that then contained what another contains now, if both have changed and still exist. */
  formerPlaceOf: (path: string) => string | undefined;
  /** Git's error messages, one per line. */
  failures: readonly string[];
}

/** How to see what an earlier version had. */
export const ifUnintended = ({ ref }: EarlierVersion): string => `If unintended, \`npm run content:diff -- ${ref}\` shows what is gone`;

/** More than all of `content/` without its media. */
const MOST_BYTES = 2 ** 28;
/** What git prints if it is missing, or outside a repository. */
const NO_REPOSITORY = /ENOENT|not a git repository/u;

/** Runs git in a folder. Gives its output; undefined if it finds nothing, which status 1 means, or fails. */
const gitIn =
  (cwd: string, failures: string[]) =>
  (...args: string[]): string | undefined => {
    const options = { cwd, encoding: "utf8", env: { ...process.env, LC_ALL: "C" }, maxBuffer: MOST_BYTES } as const;
    const { status, signal, stdout, stderr, error } = spawnSync("git", args, options);
    const said = error?.message ?? stderr;
    const [line] = /^(?!warning:).+/mu.exec(said) ?? [`it ended with ${signal ?? status}`];
    if (status !== 0 && status !== 1 && !NO_REPOSITORY.test(said)) failures.push(line);
    return status === 0 ? stdout : undefined;
  };

const SHARED_BRANCHES = ["origin/main", "origin/master"];

/**
 * The commit to compare with: where this branch left the shared one, so that advice on what was lost stays until others have accepted the
 * change. Without such a branch, or with nothing ahead of it, the last commit; undefined before the first.
 */
const commonCommit = (git: ReturnType<typeof gitIn>): Pick<EarlierVersion, "ref" | "name"> & { commit?: string } => {
  const verify = (ref: string) => git("rev-parse", "--verify", "--quiet", ref)?.trim();
  const head = verify("HEAD");
  const ref = head && SHARED_BRANCHES.find(verify);
  const fork = ref && git("merge-base", "HEAD", ref)?.trim();
  return fork === undefined || fork === head || ref === undefined
    ? { ref: "HEAD", name: "the last commit", commit: head }
    : { ref, name: `\`${ref}\``, commit: fork };
};

/** A former blob, which is none if its name is all zeros, and a path. */
const CHANGED = / (?:0+|(\w+)) \w+ \w\0content\/([^\0]+)/gu;

/** The version of a folder `content/` that its changes are compared with. */
export const earlierVersion = (folder: string): EarlierVersion => {
  const failures: string[] = [];
  const git = gitIn(dirname(folder), failures);
  const { commit = "", ...names } = commonCommit(git);
  /** What git lists of `content/`, found by a pattern of blobs and paths; nothing without a commit. */
  const list = (pattern: RegExp, ...args: string[]) => [...((commit && git(...args, "-z", "--", "content/")) ?? "").matchAll(pattern)];
  const listed = [
    ...list(CHANGED, "diff", commit, "--raw", "--no-abbrev", "--relative", "--no-renames"),
    ...list(/()content\/([^\0]+)/gu, "ls-files", "--others", "--exclude-standard"),
  ];
  const blobs = new Map(listed.map(([, blob = "", path = ""]) => [path, blob]));
  const isThere = (path: string): boolean => existsSync(join(folder, path)) && statSync(join(folder, path)).isFile();
  return {
    ...names,
    changed: new Set(blobs.keys()),
    failures,
    textOf: (path) => (blobs.get(path) ? git("cat-file", "blob", blobs.get(path) ?? "") : undefined),
    formerPlaceOf: (path) => {
      const now = blobs.get(path) && isThere(path) ? git("hash-object", "--", `content/${path}`)?.trim() : undefined;
      return [...blobs].find(([other, blob]) => blob === now && other !== path && isThere(other))?.[0];
    },
  };
};
