/** Files for editors' programs: generated from the model, committed, and never edited by hand. */
import { toJsonSchema } from "./json-schema";
import { kinds } from "./kinds";

/** A generated file, with its path from the repository's root. */
export interface EditorFile {
  file: string;
  text: string;
}

/** Hints for the GraphQL schema and the content check only; see `fields.ts`. */
const HINTS = [
  "graphql",
  "graphqlType",
  "shownLength",
  "slots",
  "isDay",
  "fix",
  "media",
  "leastWidth",
  "leastHeight",
  "codec",
  "isLoop",
  "mostBytes",
  "asARule",
];

// A field of the content may have the name of a hint; its value is a schema.
const withoutHints = (key: string, value: unknown): unknown => (HINTS.includes(key) && typeof value !== "object" ? undefined : value);

const written = (value: unknown): string => `${JSON.stringify(value, withoutHints, 2)}\n`;

/** The JSON Schema of every kind of content. */
export const editorFiles = (): EditorFile[] =>
  kinds.map(({ name, model }) => ({ file: `src/content-model/schemas/${name}.schema.json`, text: written(toJsonSchema(model)) }));
