/** Makes from the model what helps editors: files for their programs, and a table in their guide. Committed, never edited by hand. */
import { readFileSync } from "node:fs";
import { toJsonSchema } from "./json-schema";
import { kinds } from "./kinds";
import { placesOf } from "./page";
import { sectionModel } from "./section";

const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const GUIDE = "content/README.md";

/** The editors' guide, with the table of the sections. */
const guide = () => {
  const rows = sectionModel.options.map((model) => {
    const type = model.shape.type.value;
    return `| \`${type}\` | ${model.description ?? ""} | ${placesOf(type).join(", ")} |`;
  });
  const table = ["| type | what it is | may stand on |", "|---|---|---|", ...rows.sort(), ""].join("\n");
  return { file: GUIDE, text: readFileSync(GUIDE, "utf8").replace(/(?<=<!-- Written by .*\n)(?:\|.*\n)*/u, () => table) };
};

/**
 * The JSON Schema of every kind of content, and the guide. A definition that several kinds share is in the first one's file, and the others
 * refer to it. Their paths are from the repository's root.
 */
export const editorFiles = () => [...schemaFiles(), guide()];

const schemaFiles = () => {
  const homes = new Map<string, string>();
  return kinds.map(({ name, model }) => {
    const { definitions = {}, ...schema } = toJsonSchema(model);
    const isOwn = ([id, definition]: [string, unknown]): boolean => {
      const key = id + written(definition);
      homes.set(key, homes.get(key) ?? name);
      return homes.get(key) === name;
    };
    const own = Object.fromEntries(Object.entries(definitions).filter(isOwn));
    const text = written({ ...schema, definitions: own }).replace(/"#\/definitions\/([^"]+)"/gu, (reference, id: string) => {
      const home = homes.get(id + written(definitions[id])) ?? name;
      return home === name ? reference : `"${home}.schema.json#/definitions/${id}"`;
    });
    return { file: `src/content-model/schemas/${name}.schema.json`, text };
  });
};
