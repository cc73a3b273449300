import { z } from "zod";
import type { GraphqlHints, MediaHints } from "./fields";

/** The part of JSON Schema (draft 7) that the content models produce, with our GraphQL hints. */
export interface JsonSchema extends GraphqlHints, MediaHints {
  $ref?: string;
  definitions?: Record<string, JsonSchema>;
  description?: string;
  type?: string;
  /** The most characters of a text with its tokens replaced; see `figure` in `fields.ts`. */
  shownLength?: number;
  /** Whether a text is a past date; see `isoDate` in `fields.ts`. */
  isDay?: true;
  /** What to replace an entry marked as a sample with; see `sample` in `fields.ts`. */
  fix?: string;
  /** Whether an optional field is usually required by a rule of its model. */
  asARule?: boolean;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  maxLength?: number;
  /** The schema of a list's entries. */
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

const schemas = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of a model, not to be changed: every model with an id is in `definitions`. */
export const toJsonSchema = (model: z.ZodType): JsonSchema => {
  const schema = schemas.get(model) ?? (z.toJSONSchema(model, { target: "draft-7", io: "input" }) as JsonSchema);
  schemas.set(model, schema);
  return schema;
};

/** Name of the definition a schema refers to, or undefined for a plain value. */
export const referenceOf = (schema: JsonSchema): string | undefined =>
  (schema.$ref ?? schema.allOf?.[0]?.$ref)?.replace("#/definitions/", "");

/** Resolves a reference. */
export const resolveReference = (schema: JsonSchema, root: JsonSchema): JsonSchema => {
  const name = referenceOf(schema);
  return name === undefined ? schema : (root.definitions?.[name] ?? schema);
};

/** The schema of a key; keys such as `constructor` in content are never mistaken for known ones. */
export const propertyOf = ({ properties = {} }: JsonSchema, key: string): JsonSchema | undefined =>
  Object.hasOwn(properties, key) ? properties[key] : undefined;

/** The `type` of a union's member. */
export const typeOfMember = (member: JsonSchema, root: JsonSchema): string =>
  String(resolveReference(member, root).properties?.type?.const);

/** The schema for a value: references resolved, and of a union, the member selected by the value's `type`. */
export const schemaFor = (schema: JsonSchema, value: unknown, root: JsonSchema): JsonSchema | undefined => {
  const resolved = resolveReference(schema, root);
  if (!resolved.oneOf) return resolved;
  const type: unknown = typeof value === "object" && value !== null ? Reflect.get(value, "type") : undefined;
  const member = resolved.oneOf.find((candidate) => typeOfMember(candidate, root) === type);
  return member && resolveReference(member, root);
};
