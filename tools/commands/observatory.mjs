/** Installs the analyzers behind the header score: pinned by a lock file of their own, and without their install scripts. */
import { existsSync, writeFileSync } from "node:fs";
import { run } from "./run.mjs";

const FOLDER = "tools/security/observatory";
const PACKAGE = `${FOLDER}/node_modules/@mdn/mdn-http-observatory`;
/** Hosts that browsers know to speak https only. Its install script would fetch the list; the sample host is on no such list. */
export const PRELOADED_HOSTS = `${PACKAGE}/conf/hsts-preload.json`;

/** Exit code of the installation; 0 when everything is there already. */
export const ensureObservatory = async () => {
  if (existsSync(PRELOADED_HOSTS)) return 0;
  const code = await run("npm", ["ci", "--prefix", FOLDER, "--ignore-scripts", "--no-audit", "--no-fund"]);
  if (code === 0) writeFileSync(PRELOADED_HOSTS, "{}");
  return code;
};
