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
  /** How to replace an entry that is marked as a sample; see `sample` in `fields.ts`. */
  fix?: string;
  /** Whether a rule of the model usually requires this optional field. */
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
export const resolveReference = (schema: JsonSchema, root: JsonSchema): JsonSchema => {
  const name = referenceOf(schema);
  return name === undefined ? schema : (root.definitions?.[name] ?? schema);
};

/** The schema of a key. Inherited names, such as `constructor`, are not mistaken for known keys. */
export const propertyOf = ({ properties = {} }: JsonSchema, key: string): JsonSchema | undefined =>
  Object.hasOwn(properties, key) ? properties[key] : undefined;

/** The `type` of a union's member. */
export const typeOfMember = (member: JsonSchema, root: JsonSchema): string =>
  String(resolveReference(member, root).properties?.type?.const);

/** The schema for a value, with references resolved; for a union, the member that the value's `type` selects. */
export const schemaFor = (schema: JsonSchema, value: unknown, root: JsonSchema): JsonSchema | undefined => {
  const resolved = resolveReference(schema, root);
  if (!resolved.oneOf) return resolved;
  const type: unknown = typeof value === "object" && value !== null ? Reflect.get(value, "type") : undefined;
  const member = resolved.oneOf.find((candidate) => typeOfMember(candidate, root) === type);
  return member && resolveReference(member, root);
};
