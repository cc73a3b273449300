import { basename, extname } from "node:path";
import { propertyOf, resolveReference, toJsonSchema } from "../../content-model/json-schema";
import { type Kind, kinds } from "../../content-model/kinds";
import type { ContentFile } from "./list-files";
import { type Problem, problem, START, WHOLE_FILE } from "./problem";

/** Whether no key of an entry is one of a kind's own. */
const isForeign = (data: object, { model }: Kind): boolean => {
  const root = toJsonSchema(model);
  return Object.keys(data).every((key) => propertyOf(resolveReference(root, root), key) === undefined);
};

/**
 * What is wrong with a file that is in order, but lies where another kind of content belongs; undefined for any other. One sentence,
 * instead of one for each of its fields.
 */
export const misplaced = ({ path, kind }: ContentFile, data: unknown): Problem | undefined => {
  if (typeof data !== "object" || data === null || !isForeign(data, kind)) return undefined;
  const meant = kinds.find(({ name, model }) => name !== kind.name && model.safeParse(data).success);
  if (!meant) return undefined;
  const place = meant.files.replace("*", basename(path, extname(path)));
  return problem(path, START, WHOLE_FILE, `has the fields of another kind of content. Move it to content/${place}`);
};
