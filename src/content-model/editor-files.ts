/** Makes the files for editors' programs from the model. They are committed, and never edited by hand. */
import { toJsonSchema } from "./json-schema";
import { kinds } from "./kinds";

/** A generated file, with its path from the repository's root. */
interface EditorFile {
  file: string;
  text: string;
}

const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The JSON Schema of every kind of content. A definition that several kinds share is in the first one's file, and the others refer to it.
 */
export const editorFiles = (): EditorFile[] => {
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
