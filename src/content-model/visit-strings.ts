import { type JsonSchema, schemaFor } from "./json-schema";

/** Where a value stands inside a file: keys and positions from the top. */
export type ContentPath = readonly (string | number)[];

/** A value in a file that is no list and no entry, with what the model says of it. */
export interface VisitedValue {
  path: ContentPath;
  value: unknown;
  schema: JsonSchema;
}

/** A piece of text in a file, with what the model says of it. */
export interface VisitedString extends VisitedValue {
  value: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Lists every single value in data together with its schema, in the order of the model, whatever the order of the keys in the file. What
 * the model does not know is passed over, and so is what a list has too much: the check names both elsewhere.
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
