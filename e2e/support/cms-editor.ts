/** Runs the visual editor on a copy of the content, as `npm run cms` does. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { freePort } from "./free-port";

/** A running editor. */
export interface CmsEditor {
  origin: string;
  /** Reads a file of the copy as it is now. */
  read: (path: string) => string;
  /** Stops the editor and removes the copy. */
  stop: () => Promise<void>;
}

/** Waits for the line with the origin; the installation may print lines before it. */
const served = async (output: Readable, origin: string): Promise<void> => {
  for await (const line of createInterface({ input: output })) {
    if (line.includes(origin)) return;
  }
  throw new Error("The editor did not start.");
};

/** Starts the editor on a copy of the content, which `prepare` may change first, and waits until it serves. */
export const startCms = async (prepare: (folder: string) => void): Promise<CmsEditor> => {
  const content = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("content", content, { recursive: true });
  prepare(content);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const program = spawn(process.execPath, ["--import", "tsx", "tools/commands/cms.ts", "--content", content], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await served(program.stdout, origin);
  return {
    origin,
    read: (path) => readFileSync(join(content, path), "utf8"),
    stop: async () => {
      const end = once(program, "exit");
      program.kill("SIGTERM");
      await end;
      rmSync(content, { recursive: true, force: true });
    },
  };
};
