import { type JsonSchema, schemaFor } from "./json-schema";

/** A value's path inside a file: keys and indexes from the top. */
export type ContentPath = readonly (string | number)[];

/** A scalar value in a file, with its schema. */
interface VisitedValue {
  path: ContentPath;
  value: unknown;
  schema: JsonSchema;
}

/** A text in a file, with its schema. */
export interface VisitedString extends VisitedValue {
  value: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Lists every scalar value in data with its schema, in the order of the model, not of the file. Skips unknown keys and surplus list
 * entries, which the check reports elsewhere.
 */
export const visitValues = (data: unknown, schema: JsonSchema, root: JsonSchema = schema, path: ContentPath = []): VisitedValue[] => {
  const known = schemaFor(schema, data, root);
  if (!known) return [];
  if (Array.isArray(data)) {
    const { items, maxItems } = known;
    return items ? data.slice(0, maxItems).flatMap((item, index) => visitValues(item, items, root, [...path, index])) : [];
  }
  if (!isRecord(data)) return [{ path, value: data, schema: known }];
  return Object.entries(known.properties ?? {}).flatMap(([key, property]) =>
    Object.hasOwn(data, key) ? visitValues(data[key], property, root, [...path, key]) : [],
  );
};

/** Lists every text in data; see {@link visitValues}. */
export const visitStrings = (data: unknown, schema: JsonSchema): VisitedString[] =>
  visitValues(data, schema).filter((visited): visited is VisitedString => typeof visited.value === "string");
