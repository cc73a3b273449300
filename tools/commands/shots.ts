/** `npm run shots [-- PATH ... --width 390 --width 1280]`: pictures of the built pages, from top to bottom, in `.local/shots/`. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";

import { takeShots, WINDOWS } from "../shots/take-shots";

const FOLDER = ".local/shots";

const { values, positionals } = parseArgs({
  options: { width: { type: "string", multiple: true, default: Object.keys(WINDOWS) } },
  allowPositionals: true,
});
const unknown = values.width.filter((width) => !(width in WINDOWS));
if (unknown.length > 0)
  throw new Error(`There is no window of width ${unknown.join(", ")}. Known are: ${Object.keys(WINDOWS).join(", ")}.`);

takeShots({
  publicFolder: resolve("public"),
  folder: FOLDER,
  widths: values.width.map(Number),
  paths: positionals,
  report: (file) => console.log(file),
}).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
