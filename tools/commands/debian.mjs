/** Debian's packages, installed where no prompt is needed: as root. */
import { existsSync } from "node:fs";
import { run } from "./run.mjs";

/** Whether packages can be installed here. */
export const isDebianRoot = () => existsSync("/etc/debian_version") && process.getuid?.() === 0;

/**
 * Installs packages, and starts none of their services (in runlevel 1 Debian's packages do not). Resolves to apt's exit code.
 * @param {readonly string[]} packages
 * @param {string} purpose
 */
export const installPackages = async (packages, purpose) => {
  console.log(`Installing ${packages.join(", ")} for ${purpose} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  return (
    (await run("apt-get", ["update", "-qq"], { env })) ||
    (await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { env }))
  );
};
