import { execFileSync } from "node:child_process";

const AUTHOR = ["-c", "user.name=Editor", "-c", "user.email=editor@main.example", "-c", "commit.gpgsign=false"];

/** Runs git in a folder, as a made-up author, and returns what it prints. Throws if git fails. */
export const gitIn = (folder: string, args: readonly string[], env?: NodeJS.ProcessEnv): string =>
  execFileSync("git", [...AUTHOR, ...args], { cwd: folder, encoding: "utf8", stdio: "pipe", env: { ...process.env, ...env } });
