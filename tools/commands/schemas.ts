/**
 * `npm run schemas`: writes what is derived from the content model and the names of the sections' files: the lists of all sections, and
 * the JSON Schemas that help editors complete and check YAML.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { EditorFile } from "../../src/content-model/editor-files";
import { sectionLists } from "../generate/section-lists";
import { missingParts } from "../generate/section-parts";
import { readArguments } from "../support/arguments.mjs";
import { fail, Refusal } from "../support/refusal";

readArguments("Usage: npm run schemas", {});

const write = (files: readonly EditorFile[]) => {
  for (const { file, text } of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

const main = async () => {
  const missing = missingParts(".");
  if (missing.length > 0) throw new Refusal(missing.join("\n"));
  write(sectionLists("."));
  // The model imports the lists, so they must exist before it is loaded.
  const { generatedFiles, staleFiles } = await import("../generate/generated-files");
  write(staleFiles(".", generatedFiles(".")));
};

main().catch(fail);
