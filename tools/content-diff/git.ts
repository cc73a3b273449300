/** Git queries. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { git } from "../../src/history/git";
import { Refusal } from "../support/refusal";

/** Extracts a commit's `content/` folder, passes it to `use`, and deletes it afterwards. */
export const withContentAt = async <Result>(
  repository: string,
  ref: string,
  use: (content: string) => Promise<Result>,
): Promise<Result> => {
  const commit = git(repository, "rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`).output?.trim();
  if (commit === undefined)
    throw new Refusal(`${ref} is not a commit of this repository. Fetch it, or name another branch, tag or commit.`);
  const folder = mkdtempSync(join(tmpdir(), "content-diff-"));
  try {
    const archive = join(folder, "content.tar");
    const { output } = git(repository, "archive", "--format=tar", `--output=${archive}`, commit, "content");
    if (output === undefined) throw new Refusal(`${ref} has no content/ folder. Name a commit that has one.`);
    execFileSync("tar", ["-x", "-f", archive, "-C", folder]);
    return await use(join(folder, "content"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
