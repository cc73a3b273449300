import { z } from "zod";

/** The part of JSON Schema (draft 7) that the content models produce, with our hints. */
export interface JsonSchema extends z.GlobalMeta {
  $ref?: string;
  definitions?: Record<string, JsonSchema>;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  /** The schema of a list's entries. */
  items?: JsonSchema;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

const schemas = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of a model, with every model that has an id in `definitions`. It is cached, so callers must not modify it. */
export const toJsonSchema = (model: z.ZodType): JsonSchema => {
  const schema = schemas.get(model) ?? (z.toJSONSchema(model, { target: "draft-7", io: "input" }) as JsonSchema);
  schemas.set(model, schema);
  return schema;
};

/** The name of the definition that a schema refers to, or undefined if it is not a reference. */
export const referenceOf = (schema: JsonSchema): string | undefined =>
  (schema.$ref ?? schema.allOf?.[0]?.$ref)?.replace("#/definitions/", "");

/** Resolves a reference. */
const resolveReference = (schema: JsonSchema, root: JsonSchema): JsonSchema => {
  const name = referenceOf(schema);
  return name === undefined ? schema : (root.definitions?.[name] ?? schema);
};

/** The `type` of a union's member. */
export const typeOfMember = (member: JsonSchema, root: JsonSchema): unknown => resolveReference(member, root).properties?.type?.const;

/** The schema for a value, with references resolved; for a union, the member that the value's `type` selects. */
export const schemaFor = (schema: JsonSchema, value: unknown, root: JsonSchema): JsonSchema | undefined => {
  const resolved = resolveReference(schema, root);
  if (!resolved.oneOf) return resolved;
  const type: unknown = typeof value === "object" && value !== null ? Reflect.get(value, "type") : undefined;
  const member = resolved.oneOf.find((candidate) => typeOfMember(candidate, root) === type);
  return member && resolveReference(member, root);
};
