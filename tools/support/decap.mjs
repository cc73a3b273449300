/** Installs Decap CMS for the visual editor: pinned by its own lock file, without running install scripts. */
import { existsSync } from "node:fs";
import { runNpm } from "./run.mjs";

const FOLDER = "tools/cms";

/** Installs it if necessary, and resolves to an exit code. */
export const ensureDecap = async () =>
  existsSync(`${FOLDER}/node_modules/decap-cms/dist/decap-cms.js`)
    ? 0
    : runNpm(["ci", "--prefix", FOLDER, "--ignore-scripts", "--no-audit", "--no-fund"]);
