/** Memory of a process and its descendants, from Linux's `/proc`. */
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** A running process: its parent, and its memory in kB. */
export interface ProcessEntry {
  pid: number;
  parent: number;
  kilobytes: number;
}

/** Reads `/proc/<pid>/status`; undefined for a process that has ended. */
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

/** Memory of a process and all its descendants, in kB; shared pages count for each of them. */
export const treeKilobytes = (entries: readonly ProcessEntry[], pid: number): number => {
  const own = entries.find((entry) => entry.pid === pid)?.kilobytes ?? 0;
  const children = entries.filter(({ parent }) => parent === pid);
  return children.reduce((sum, child) => sum + treeKilobytes(entries, child.pid), own);
};

/** Memory of a running process and all its descendants, in MB; undefined on systems without `/proc`. */
export const treeMegabytes = (pid: number): number | undefined => {
  if (!existsSync("/proc/self/status")) return undefined;
  const entries = readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name))
    .flatMap(readStatus);
  return treeKilobytes(entries, pid) / 1024;
};
