/** `npm run schemas`: writes, from the content model, the JSON Schemas for YAML in VS Code and the table in the editors' guide. */
import { writeFileSync } from "node:fs";
import { editorFiles } from "../src/content-model/editor-files";

for (const { file, text } of editorFiles()) writeFileSync(file, text);
