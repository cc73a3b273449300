/** The first steps of `npm start` and `npm test`. Plain JavaScript without dependencies: in a fresh clone nothing is installed yet. */
import { existsSync, readFileSync } from "node:fs";
import { runNpm } from "./run.mjs";

/** npm's record of its last installation. */
const INSTALLED = "node_modules/.package-lock.json";

/** @typedef {{ version?: string, optional?: boolean }} Package */

/** @param {string} file */
const readJson = (file) => /** @type {unknown} */ (JSON.parse(readFileSync(file, "utf8")));

/** @param {string} file */
const readPackages = (file) => /** @type {{ packages: Record<string, Package> }} */ (readJson(file)).packages;

/** Whether `node_modules` matches the lock file; optional packages for other systems may be missing. */
const isInstalled = () => {
  if (!existsSync(INSTALLED)) return false;
  const installed = readPackages(INSTALLED);
  const wanted = Object.entries(readPackages("package-lock.json")).filter(([path]) => path !== "");
  return wanted.every(([path, { version, optional }]) => {
    const found = installed[path];
    return found ? found.version === version : optional === true;
  });
};

/** A sentence that names the right Node.js if package.json's `engines` does not allow this one; otherwise undefined. */
const nodeProblem = () => {
  const { engines } = /** @type {{ engines: { node: string } }} */ (readJson("package.json"));
  const [, major = "", minor = "", tooNew = ""] = /^>=(\d+)\.(\d+) <(\d+)$/u.exec(engines.node) ?? [];
  const [nodeMajor = 0, nodeMinor = 0] = process.versions.node.split(".").map(Number);
  const isOldEnough = nodeMajor < Number(tooNew);
  const isNewEnough = nodeMajor > Number(major) || (nodeMajor === Number(major) && nodeMinor >= Number(minor));
  if (isOldEnough && isNewEnough) return undefined;
  return `Node.js ${engines.node} is needed, and this is ${process.versions.node}. With nvm: nvm install && nvm use`;
};

/** Exits if this Node.js cannot be used or the packages cannot be installed. */
export const prepare = async () => {
  const problem = nodeProblem();
  if (problem !== undefined) {
    console.error(problem);
    process.exit(1);
  }
  if (isInstalled()) return;
  console.log("Installing packages ...");
  // With NODE_ENV=production in the environment, npm would leave out the tools.
  const code = await runNpm(["ci", "--include=dev", "--no-audit", "--no-fund"]);
  if (code !== 0) process.exit(code);
};
