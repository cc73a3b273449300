/** Installs Decap CMS for the visual editor: pinned by its own lock file, without install scripts or anything it does not need. */
import { existsSync } from "node:fs";
import { runNpm } from "./run.mjs";

const FOLDER = "tools/cms";

/** Exit code of the installation; 0 if it is installed already. */
export const ensureDecap = async () =>
  existsSync(`${FOLDER}/node_modules/decap-cms/dist/decap-cms.js`)
    ? 0
    : runNpm(["ci", "--prefix", FOLDER, "--ignore-scripts", "--no-audit", "--no-fund"]);
