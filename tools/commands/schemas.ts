/**
 * `npm run schemas`: writes what is generated from the content model and the names of the sections' files: the lists of all sections, the
 * JSON Schemas with which editors complete and underline YAML, and the reference in `docs/reference/`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { EditorFile } from "../../src/content-model/editor-files";
import { sectionLists } from "../generate/section-lists";
import { missingParts } from "../generate/section-parts";
import { readArguments } from "./arguments.mjs";

const USAGE = `Usage: npm run schemas [-- --check]

  --check  writes nothing; exit code 1 when a file is out of date`;

const { values } = readArguments(USAGE, { check: { type: "boolean", default: false } });

const fail = (lines: readonly string[]) => {
  console.error(lines.join("\n"));
  process.exitCode = 1;
};

const write = (files: readonly EditorFile[]) => {
  for (const { file, text } of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

const main = async () => {
  const missing = missingParts(".");
  if (missing.length > 0) return fail(missing);
  if (!values.check) write(sectionLists("."));
  // The model imports the lists, so they must exist before it is loaded.
  const { generatedFiles, staleFiles } = await import("../generate/generated-files");
  const stale = staleFiles(".", generatedFiles("."));
  if (!values.check) return write(stale);
  const names = stale.map(({ file }) => file);
  if (names.length > 0) fail([...names, "The content model has changed since these were written. Run: npm run schemas"]);
};

void main();
