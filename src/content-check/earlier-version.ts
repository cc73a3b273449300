import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The version of the content that an editor's changes are compared with. */
export interface EarlierVersion {
  /** What git calls it. */
  ref: string;
  /** What a sentence calls it. */
  name: string;
  /** The files that differ from it, deleted ones included, by their paths in `content/`. */
  changed: ReadonlySet<string>;
  /** What a file said then; undefined where it says the same, or was not there. */
  textOf: (path: string) => string | undefined;
  /** The file that held then what another one holds now, if both have changed and are still there. */
  formerPlaceOf: (path: string) => string | undefined;
}

/** How to see what an earlier version had. */
export const ifUnintended = ({ ref }: EarlierVersion): string => `If unintended, \`npm run content:diff -- ${ref}\` shows what is gone`;

/** Git's output, or undefined without git, a repository or the object. */
const git = (repository: string, ...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync("git", args, { cwd: repository, encoding: "utf8" });
  return status === 0 ? stdout : undefined;
};

const SHARED_BRANCHES = ["origin/main", "origin/master"];

/**
 * The commit to ifUnintended with: the one at which work on the content left the shared branch, so that advice on what was lost stays until
 * others have accepted the change. Without such a branch, or with nothing ahead of it, the last commit.
 */
const commonCommit = (repository: string): Pick<EarlierVersion, "ref" | "name"> & { commit: string } => {
  const ref = SHARED_BRANCHES.find((branch) => git(repository, "rev-parse", "--verify", "--quiet", branch) !== undefined) ?? "HEAD";
  const commit = git(repository, "merge-base", "HEAD", ref)?.trim() ?? "HEAD";
  return commit === git(repository, "rev-parse", "HEAD")?.trim()
    ? { ref: "HEAD", name: "the last commit", commit }
    : { ref, name: `\`${ref}\``, commit };
};

/** The version of a folder `content/` that its changes are compared with. */
export const earlierVersion = (folder: string): EarlierVersion => {
  const repository = dirname(folder);
  const { commit, ...names } = commonCommit(repository);
  const listed = [
    git(repository, "diff", commit, "--name-only", "--relative", "--no-renames", "-z", "--", "content/"),
    git(repository, "ls-files", "--others", "--exclude-standard", "-z", "--", "content/"),
  ];
  const changed = new Set(
    listed
      .flatMap((output) => output?.split("\0") ?? [])
      .filter(Boolean)
      .map((path) => path.slice("content/".length)),
  );
  let blobs: readonly (readonly [path: string, id: string])[] | undefined;
  const formerPlaceOf = (path: string): string | undefined => {
    if (!changed.has(path)) return undefined;
    blobs ??= [...(git(repository, "ls-tree", "-r", "-z", commit, "content/") ?? "").matchAll(/ blob (\w+)\tcontent\/([^\0]+)/gu)]
      .map(([, id = "", name = ""]) => [name, id] as const)
      .filter(([name]) => changed.has(name) && existsSync(join(folder, name)));
    const isOld = blobs.some(([name]) => name === path);
    const id = isOld ? git(repository, "hash-object", "--", `content/${path}`)?.trim() : undefined;
    return blobs.find(([name, held]) => name !== path && held === id)?.[0];
  };
  return {
    ...names,
    changed,
    formerPlaceOf,
    textOf: (path) => (changed.has(path) ? git(repository, "show", `${commit}:./content/${path}`) : undefined),
  };
};
