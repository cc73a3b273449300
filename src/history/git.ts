import { spawnSync } from "node:child_process";

/** Bytes; years of content give a few million. */
const MOST_BYTES = 2 ** 28;
/** What is said where there is no git (the second and third are macOS's), no repository or no commit. */
const NOTHING_THERE = /ENOENT|xcrun:|xcode-select:|not a git repository|does not have any commits yet/u;

/** What git answered: its output, as text and as bytes, or the error if reading failed; nothing where there is nothing to read. */
interface GitAnswer {
  output?: string;
  bytes?: Buffer;
  fault?: string;
}

/** Runs git in a folder, in English. Neither output nor fault: it found nothing, which status 1 means, or there is no repository. */
export const git = (cwd: string, ...args: readonly string[]): GitAnswer => {
  const options = { cwd, env: { ...process.env, LC_ALL: "C" }, maxBuffer: MOST_BYTES } as const;
  const { status, signal, stdout, stderr, error } = spawnSync("git", ["-c", "core.quotePath=false", ...args], options);
  if (status === 0) return { output: stdout.toString(), bytes: stdout };
  const said = error?.message ?? stderr.toString();
  if (status === 1 || NOTHING_THERE.test(said)) return {};
  const [fault] = /^(?!warning:).+/mu.exec(said) ?? [`it ended with ${signal ?? status}`];
  return { fault };
};
