import { parseDocument } from "yaml";
import { mergeYaml } from "../content-edits/merge-yaml";

/** Appends an entry to the list that `path` leads to in a YAML text; everything else in it stays as it is. */
export const insertEntry = (text: string, path: readonly (string | number)[], entry: object): string => {
  const document = parseDocument(text);
  document.addIn(path, entry);
  return mergeYaml(text, document.toJS() as Record<string, unknown>);
};
