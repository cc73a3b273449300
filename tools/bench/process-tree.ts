/** Memory of a program with everything that it has started, as Linux tells it in `/proc`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** A running program: its parent, and the memory that it holds, in kB. */
export interface ProcessEntry {
  pid: number;
  parent: number;
  kilobytes: number;
}

/** Reads `/proc/<pid>/status`; undefined for what is no longer a program with memory. */
export const parseStatus = (status: string): ProcessEntry | undefined => {
  const read = (field: string): number => Number(new RegExp(`^${field}:\\s+(\\d+)`, "mu").exec(status)?.[1] ?? Number.NaN);
  const entry = { pid: read("Pid"), parent: read("PPid"), kilobytes: read("VmRSS") };
  return Object.values(entry).some(Number.isNaN) ? undefined : entry;
};

const readStatus = (pid: string): ProcessEntry[] => {
  try {
    return [parseStatus(readFileSync(`/proc/${pid}/status`, "utf8"))].flatMap((entry) => entry ?? []);
  } catch {
    // It ended between being listed and being read.
    return [];
  }
};

/** Memory of a program and all its descendants, in kB; pages that they share count for each of them. */
export const treeKilobytes = (entries: readonly ProcessEntry[], pid: number): number => {
  const own = entries.find((entry) => entry.pid === pid)?.kilobytes ?? 0;
  const children = entries.filter(({ parent }) => parent === pid);
  return children.reduce((sum, child) => sum + treeKilobytes(entries, child.pid), own);
};

/** Memory of a running program and all its descendants, in MB; undefined where there is no `/proc`. */
export const treeMegabytes = (pid: number): number | undefined => {
  if (!existsSync("/proc/self/status")) return undefined;
  const entries = readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name))
    .flatMap(readStatus);
  return treeKilobytes(entries, pid) / 1024;
};
