import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { editorFiles } from "./editor-files";
import type { JsonSchema } from "./json-schema";

const ROOT = join(__dirname, "../..");

it("generates every committed schema: none of a removed kind is left", () => {
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

it("defines everything that the schemas refer to, across their files", () => {
  const schemas = new Map(editorFiles().map(({ file, text }) => [basename(file), text]));
  const missing = [...schemas].flatMap(([name, text]) =>
    [...text.matchAll(/"([\w.-]*)#\/definitions\/(\w+)"/gu)].filter(([, home = "", id = ""]) => {
      const { definitions = {} } = JSON.parse(schemas.get(home || name) ?? "{}") as JsonSchema;
      return !Object.hasOwn(definitions, id);
    }),
  );
  expect(schemas.get("audience.schema.json")).toContain('"page.schema.json#/definitions/Section"');
  expect(missing).toEqual([]);
});
