import { type JsonSchema, propertyOf, schemaFor } from "./json-schema";

/** Where a value stands inside a file: keys and positions from the top. */
export type ContentPath = readonly (string | number)[];

/** A piece of text in a file, with what the model says of it. */
export interface VisitedString {
  path: ContentPath;
  value: string;
  schema: JsonSchema;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** Lists every text in a value together with its schema. What the model does not know is passed over: the check names it elsewhere. */
export const visitStrings = (value: unknown, schema: JsonSchema, root: JsonSchema = schema, path: ContentPath = []): VisitedString[] => {
  const known = schemaFor(schema, value, root);
  if (!known) return [];
  if (typeof value === "string") return [{ path, value, schema: known }];
  if (Array.isArray(value)) {
    const { items } = known;
    return items ? value.flatMap((item, index) => visitStrings(item, items, root, [...path, index])) : [];
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const property = propertyOf(known, key);
    return property ? visitStrings(child, property, root, [...path, key]) : [];
  });
};
