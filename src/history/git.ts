import { spawnSync } from "node:child_process";

/** The most output, in bytes. Years of content make a few million. */
const MAX_BYTES = 2 ** 28;
/** Errors that mean that there is no git (on macOS `xcrun` or `xcode-select`), no repository or no commit. */
const NOTHING_THERE = /ENOENT|xcrun:|xcode-select:|not a git repository|does not have any commits yet/u;

/** Git's output, as text and as bytes, or its error; neither if there is nothing to read. */
interface GitAnswer {
  output?: string;
  bytes?: Buffer;
  fault?: string;
}

/** Runs git in a folder, in English. Returns neither output nor fault if git found nothing (status 1) or there is no repository. */
export const git = (cwd: string, ...args: readonly string[]): GitAnswer => {
  const options = { cwd, env: { ...process.env, LC_ALL: "C" }, maxBuffer: MAX_BYTES } as const;
  const { status, signal, stdout, stderr, error } = spawnSync("git", ["-c", "core.quotePath=false", ...args], options);
  if (status === 0) return { output: stdout.toString(), bytes: stdout };
  const said = error?.message ?? stderr.toString();
  if (status === 1 || NOTHING_THERE.test(said)) return {};
  const [fault] = /^(?!warning:).+/mu.exec(said) ?? [`it ended with ${signal ?? status}`];
  return { fault };
};
