/**
 * `npm run schemas`: writes the JSON Schemas with which an editor's program completes and underlines YAML while it is typed.
 * They are committed; with `-- --check` nothing is written, and the exit code is 1 when one does not fit the content model.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { toJsonSchema } from "../../src/content-model/json-schema";
import { kinds } from "../../src/content-model/kinds";

const FOLDER = "src/content-model/schemas";
/** What only the GraphQL schema and the content check need to know; see `src/content-model/fields.ts`. */
const HINTS = ["graphql", "graphqlType", "shownLength", "mend"];

// A field of the content may have the name of a hint; its value is a schema.
const withoutHints = (key: string, value: unknown): unknown => (HINTS.includes(key) && typeof value !== "object" ? undefined : value);

const schemas = kinds.map(({ name, model }) => ({
  file: join(FOLDER, `${name}.schema.json`),
  text: `${JSON.stringify(toJsonSchema(model), withoutHints, 2)}\n`,
}));

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
const stale = schemas.filter(({ file, text }) => !existsSync(file) || readFileSync(file, "utf8") !== text);

if (!values.check) {
  mkdirSync(FOLDER, { recursive: true });
  for (const { file, text } of stale) writeFileSync(file, text);
} else if (stale.length > 0) {
  console.error(
    `${stale.map(({ file }) => file).join("\n")}\nThe content model has changed since these were written. Run: npm run schemas`,
  );
  process.exitCode = 1;
}
