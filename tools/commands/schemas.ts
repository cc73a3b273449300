/**
 * `npm run schemas`: writes the JSON Schemas and snippets with which an editor's program completes and underlines YAML while it is typed.
 * They are committed; with `-- --check` nothing is written, and the exit code is 1 when one does not fit the content model.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { editorFiles } from "../../src/content-model/editor-files";

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
const stale = editorFiles().filter(({ file, text }) => !existsSync(file) || readFileSync(file, "utf8") !== text);

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
