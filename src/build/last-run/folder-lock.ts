import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Names the process that works in this folder, until it ends. */
const LOCK = ".local/build.lock";
/** Tells the programs that it starts that they work for it. */
const HOLDER = "SITE_BUILD_PROCESS";

const isRunning = (id: number): boolean => {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // It runs, but for somebody else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
};

/** The process that holds this folder; undefined when none does, or when it has ended without giving it back. */
const holderNow = (): string | undefined => {
  try {
    const holder = readFileSync(LOCK, "utf8");
    return isRunning(Number(holder)) ? holder : undefined;
  } catch {
    return undefined;
  }
};

/** Gives the folder back, if it is ours. */
export const unlockFolder = (): void => {
  if (holderNow() !== String(process.pid)) return;
  rmSync(LOCK, { force: true });
  Reflect.deleteProperty(process.env, HOLDER);
};

/**
 * Keeps this folder for one run of Gatsby, until this process ends or gives it back: two would write into each other's cache. Returns a
 * sentence when another process has it; undefined when it is ours, or of the process that started us.
 */
export const lockFolder = (): string | undefined => {
  const holder = holderNow();
  if (holder !== undefined && [String(process.pid), process.env[HOLDER]].includes(holder)) return undefined;
  if (holder !== undefined) {
    return `Another build or development server is at work in this folder (process ${holder}). Wait until it ends, or end it. If there is none, delete ${LOCK}.`;
  }
  mkdirSync(dirname(LOCK), { recursive: true });
  rmSync(LOCK, { force: true });
  try {
    writeFileSync(LOCK, String(process.pid), { flag: "wx" });
  } catch {
    // Somebody was quicker by a moment.
    return lockFolder();
  }
  process.env[HOLDER] = String(process.pid);
  process.once("exit", unlockFolder);
  return undefined;
};
