import { type JsonSchema, resolveReference } from "./json-schema";

/** Where a value stands inside a file: keys and positions from the top. */
export type ContentPath = readonly (string | number)[];

/** A piece of text in a file, with what the model says of it. */
export interface VisitedString {
  path: ContentPath;
  value: string;
  schema: JsonSchema;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The member of a union that a value says it is, by its `type`. */
const memberFor = (schema: JsonSchema, value: Record<string, unknown>, root: JsonSchema): JsonSchema | undefined =>
  schema.oneOf?.map((member) => resolveReference(member, root)).find((member) => member.properties?.["type"]?.const === value["type"]);

/** Lists every text in a value together with its schema. What the model does not know is passed over: the check names it elsewhere. */
export const visitStrings = (value: unknown, schema: JsonSchema, root: JsonSchema = schema, path: ContentPath = []): VisitedString[] => {
  const resolved = resolveReference(schema, root);
  if (typeof value === "string") return [{ path, value, schema: resolved }];
  if (Array.isArray(value)) {
    const { items } = resolved;
    return items ? value.flatMap((item, index) => visitStrings(item, items, root, [...path, index])) : [];
  }
  if (!isRecord(value)) return [];
  const { properties = {} } = resolved.oneOf ? (memberFor(resolved, value, root) ?? {}) : resolved;
  return Object.entries(value).flatMap(([key, child]) => {
    const property = properties[key];
    return property ? visitStrings(child, property, root, [...path, key]) : [];
  });
};
