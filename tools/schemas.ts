/** `npm run schemas`: writes the JSON Schemas that help editors complete and check YAML in VS Code, from the content model. */
import { writeFileSync } from "node:fs";
import { editorFiles } from "../src/content-model/editor-files";

for (const { file, text } of editorFiles()) writeFileSync(file, text);
