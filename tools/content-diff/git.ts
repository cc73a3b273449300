/** The few things that are asked of git. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A reason not to compare that its reader can mend: it is told as it stands, without a stack trace. */
export class NotComparable extends Error {}

/** More than all content together, in bytes. */
const LARGEST_ARCHIVE = 1_000_000_000;

/** Runs something with a temporary folder, which is removed afterwards. */
const withFolder = async <Result>(use: (folder: string) => Result | Promise<Result>): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), "content-diff-"));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const commitOf = (repository: string, ref: string): string => {
  const { status, stdout } = spawnSync("git", ["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`], {
    cwd: repository,
    encoding: "utf8",
  });
  if (status !== 0) throw new NotComparable(`${ref} is no commit of this repository. Fetch it, or name another branch, tag or commit.`);
  return stdout.trim();
};

/** Gives the folder `content/` as it was at a commit to somebody who reads it; it is gone afterwards. */
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
  if (status !== 0) throw new NotComparable(`${ref} has no folder content/. Name a commit that has one.`);
  return withFolder((folder) => {
    execFileSync("tar", ["-x", "-C", folder], { input: stdout });
    return use(join(folder, "content"));
  });
};

/** The lines that differ between two texts, with `-` or `+` in front; an empty line stands between places. */
export const differingLines = (before: readonly string[], after: readonly string[]): Promise<string[]> =>
  withFolder((folder) => {
    const files = [before, after].map((lines, index) => {
      const file = join(folder, String(index));
      writeFileSync(file, lines.map((line) => `${line}\n`).join(""));
      return file;
    });
    const { status, stdout, stderr } = spawnSync(
      "git",
      ["diff", "--no-index", "--no-ext-diff", "--no-color", "--text", "--unified=0", ...files],
      {
        encoding: "utf8",
        maxBuffer: LARGEST_ARCHIVE,
      },
    );
    // 1 means that there are differences.
    if (status !== 0 && status !== 1) throw new Error(`git could not compare two texts: ${stderr}`);
    const [, ...places] = stdout.split(/^@@ .*\n/mu);
    return places.flatMap((place, index) => [...(index === 0 ? [] : [""]), ...place.trimEnd().split("\n")]);
  });
