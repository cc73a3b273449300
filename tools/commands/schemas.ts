/**
 * `npm run schemas`: writes what editors have from the content model: the JSON Schemas and snippets with which their program completes and
 * underlines YAML while it is typed, and the reference in `docs/reference/`. They are committed; with `-- --check` nothing is written, and the exit code is 1 when one does not fit the content model.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { editorFiles } from "../../src/content-model/editor-files";
import { exampleFile, referenceFiles } from "../content-reference/reference-files";
import { readArguments } from "./arguments.mjs";

const EXAMPLE_MISSING = "# Not photographed yet: npm run build, then npm run reference:pictures";

const exampleOf = (type: string): string => (existsSync(exampleFile(type)) ? readFileSync(exampleFile(type), "utf8") : EXAMPLE_MISSING);

const USAGE = `Usage: npm run schemas [-- --check]

  --check  writes nothing; exit code 1 when a file is out of date`;

const { values } = readArguments(USAGE, { check: { type: "boolean", default: false } });
const stale = [...editorFiles(), ...referenceFiles(exampleOf)].filter(
  ({ file, text }) => !existsSync(file) || readFileSync(file, "utf8") !== text,
);

if (!values.check) {
  for (const { file, text } of stale) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
} else if (stale.length > 0) {
  console.error(
    `${stale.map(({ file }) => file).join("\n")}\nThe content model has changed since these were written. Run: npm run schemas`,
  );
  process.exitCode = 1;
}
