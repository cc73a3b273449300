import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { editorFiles } from "./editor-files";

const ROOT = join(__dirname, "../..");
const files = editorFiles();
const schemaFiles = files.filter(({ file }) => file.endsWith(".json"));

it.each(files)("is as the model says (otherwise: npm run schemas): $file", ({ file, text }) => {
  expect(readFileSync(join(ROOT, file), "utf8")).toBe(text);
});

it("leaves no schema of a kind that is gone, and has none that VS Code does not use", () => {
  const names = readdirSync(join(ROOT, "src/content-model/schemas"));
  const settings = readFileSync(join(ROOT, ".vscode/settings.json"), "utf8");
  expect(names.sort()).toEqual(schemaFiles.map(({ file }) => basename(file)).sort());
  // VS Code completes YAML, but not the front matter of MDX.
  expect(names.filter((name) => !settings.includes(`schemas/${name}`))).toEqual(["legal.schema.json"]);
});
