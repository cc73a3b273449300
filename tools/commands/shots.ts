/**
 * `npm run shots [-- PATH ... --width 390 --width 1280]`: pictures of the built pages, whole or their first screens on one sheet, in
 * `.local/shots/`.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { takeShots, WINDOWS } from "../browser/take-shots";
import { readArguments } from "../support/arguments.mjs";
import { fail, Refusal } from "../support/refusal";

const FOLDER = ".local/shots";

const KNOWN = Object.keys(WINDOWS);
const USAGE = `Usage: npm run shots [-- PATH ...] [--width N ...] [--sheet], after npm run build

  PATH       a page's address, such as /pricing; all pages by default
  --width N  one of ${KNOWN.join(", ")}; all by default
  --sheet    first screens only, side by side in one picture for each width`;

const { values, positionals } = readArguments(
  USAGE,
  { width: { type: "string", multiple: true, default: KNOWN }, sheet: { type: "boolean", default: false } },
  Infinity,
);
const unknown = values.width.find((width) => !KNOWN.includes(width));
if (unknown !== undefined) {
  console.error(`No window has the width ${unknown}\n\n${USAGE}`);
  process.exit(2);
}

const shoot = async (): Promise<void> => {
  if (!existsSync("public/index.html")) throw new Refusal("There is no built site in public/. Run: npm run build");
  await takeShots({
    publicFolder: resolve("public"),
    folder: FOLDER,
    widths: values.width.map(Number),
    paths: positionals,
    isSheet: values.sheet,
    report: (file) => console.log(file),
  });
};

shoot().catch(fail);
