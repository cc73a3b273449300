import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import type { FormerText } from "./advice/since-last-commit";

/** Git's output, or undefined without git, a repository or the object. */
const git = (repository: string, ...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync("git", args, { cwd: repository, encoding: "utf8" });
  return status === 0 ? stdout : undefined;
};

/** Of a folder `content/`, which files are not as in the last commit, and what they said there; undefined of new ones. */
export const lastCommit = (folder: string): { hasChanged: (path: string) => boolean; formerText: FormerText } => {
  const repository = dirname(folder);
  const listed = [
    git(repository, "diff", "HEAD", "--name-only", "--relative", "--no-renames", "-z", "--", "content/"),
    git(repository, "ls-files", "--others", "--exclude-standard", "-z", "--", "content/"),
  ];
  const files = new Set(listed.flatMap((output) => output?.split("\0") ?? []));
  const hasChanged = (path: string): boolean => files.has(`content/${path}`);
  return { hasChanged, formerText: (path) => (hasChanged(path) ? git(repository, "show", `HEAD:./content/${path}`) : undefined) };
};
