import { readdirSync } from "node:fs";
import { join } from "node:path";
import { editorFiles } from "./editor-files";

const ROOT = join(__dirname, "../..");

it("are all there is: no file is left of a kind that is gone", () => {
  const schemas = readdirSync(join(ROOT, "src/content-model/schemas")).map((name) => `src/content-model/schemas/${name}`);
  const made = editorFiles().map(({ file }) => file);
  expect(made).toEqual(expect.arrayContaining(schemas));
});

it("says nothing of GraphQL to an editor", () => {
  expect(
    editorFiles()
      .map(({ text }) => text)
      .join(""),
  ).not.toMatch(/"graphql\w*":|@copy|@href/u);
});
