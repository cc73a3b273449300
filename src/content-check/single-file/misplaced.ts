import { basename, extname } from "node:path";
import { propertyOf, resolveReference, toJsonSchema } from "../../content-model/json-schema";
import { type Kind, kinds } from "../../content-model/kinds";

/** Whether an entry has none of a kind's keys. */
const isForeign = (data: object, { model }: Kind): boolean => {
  const root = toJsonSchema(model);
  return Object.keys(data).every((key) => propertyOf(resolveReference(root, root), key) === undefined);
};

/** Where a valid file belongs that is in the wrong folder; undefined for any other file. */
export const placeOfMisplaced = ({ path, kind }: { path: string; kind: Kind }, data: unknown): string | undefined => {
  if (typeof data !== "object" || data === null || !isForeign(data, kind)) return undefined;
  const meant = kinds.find(({ name, model }) => name !== kind.name && model.safeParse(data).success);
  return meant?.files.replace("*", basename(path, extname(path)));
};
