/** Installs Decap CMS for the visual editor: pinned by a lock file of its own, without install scripts and without what it does not need. */
import { existsSync } from "node:fs";
import { run } from "./run.mjs";

const FOLDER = "tools/cms";

/** Exit code of the installation; 0 when it is there already. */
export const ensureDecap = async () =>
  existsSync(`${FOLDER}/node_modules/decap-cms/dist/decap-cms.js`)
    ? 0
    : run("npm", ["ci", "--prefix", FOLDER, "--ignore-scripts", "--no-audit", "--no-fund"]);
