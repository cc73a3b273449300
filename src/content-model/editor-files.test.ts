import { readdirSync } from "node:fs";
import { join } from "node:path";
import { editorFiles } from "./editor-files";

const ROOT = join(__dirname, "../..");

it("are complete: no file of a removed kind is left", () => {
  const schemas = readdirSync(join(ROOT, "src/content-model/schemas")).map((name) => `src/content-model/schemas/${name}`);
  const made = editorFiles().map(({ file }) => file);
  expect(made).toEqual(expect.arrayContaining(schemas));
});

it("keeps GraphQL out of what an editor sees", () => {
  expect(
    editorFiles()
      .map(({ text }) => text)
      .join(""),
  ).not.toMatch(/"graphql\w*":|@copy|@href/u);
});
