import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import type { FormerText } from "./advice/since-last-commit";

/** Git's output, or undefined without git, a repository or the object. */
const git = (repository: string, ...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync("git", args, { cwd: repository, encoding: "utf8" });
  return status === 0 ? stdout : undefined;
};

/** What the files under a folder `content/` said in the last commit, of those that say something else now, or are gone. */
export const textInLastCommit = (folder: string): FormerText => {
  const repository = dirname(folder);
  const changed = git(repository, "diff", "HEAD", "--name-only", "--relative", "--diff-filter=DM", "-z", "--", "content/");
  const files = new Set(changed?.split("\0"));
  return (path) => (files.has(`content/${path}`) ? git(repository, "show", `HEAD:./content/${path}`) : undefined);
};
