/** `npm run schemas`: writes the JSON Schemas with which VS Code completes and checks YAML, from the content model. */
import { writeFileSync } from "node:fs";
import { editorFiles } from "../../src/content-model/editor-files";

for (const { file, text } of editorFiles()) writeFileSync(file, text);
