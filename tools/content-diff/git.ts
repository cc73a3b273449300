/** Git queries. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Refusal } from "../commands/refusal";

/** More than the size of all content, in bytes. */
const LARGEST_ARCHIVE = 1_000_000_000;

const commitOf = (repository: string, ref: string): string => {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`], {
    cwd: repository,
    encoding: "utf8",
  });
  if (status !== 0) throw new Refusal(`${ref} is not a commit of this repository. Fetch it, or name another branch, tag or commit.`);
  return stdout.trim();
};

/** Passes a commit's `content/` folder to a reader, and deletes it afterwards. */
export const withContentAt = async <Result>(
  repository: string,
  ref: string,
  use: (content: string) => Promise<Result>,
): Promise<Result> => {
  const commit = commitOf(repository, ref);
  const { status, stdout } = spawnSync("git", ["archive", "--format=tar", commit, "content"], {
    cwd: repository,
    maxBuffer: LARGEST_ARCHIVE,
  });
  if (status !== 0) throw new Refusal(`${ref} has no content/ folder. Name a commit that has one.`);
  const folder = mkdtempSync(join(tmpdir(), "content-diff-"));
  try {
    execFileSync("tar", ["-x", "-f", "-", "-C", folder], { input: stdout });
    return await use(join(folder, "content"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
