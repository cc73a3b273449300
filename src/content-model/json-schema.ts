import { z } from "zod";
import type { GraphqlHints, MediaHints } from "./fields";

/** The part of JSON Schema (draft 7) that the content models produce, with our GraphQL hints. */
export interface JsonSchema extends GraphqlHints, MediaHints {
  $ref?: string;
  definitions?: Record<string, JsonSchema>;
  description?: string;
  type?: string;
  /** Most characters that a text may have with its tokens replaced; see `figure` in `fields.ts`. */
  shownLength?: number;
  /** Whether a text is a day that has been; see `isoDate` in `fields.ts`. */
  isDay?: true;
  /** What to put in the place of an entry that is marked as a sample; see `sample` in `fields.ts`. */
  mend?: string;
  /** Whether a field that may be left out is there as a rule, by a rule of its model. */
  asARule?: boolean;
  const?: unknown;
  /** What a list holds wherever it stands. */
  default?: readonly string[];
  enum?: unknown[];
  pattern?: string;
  maxLength?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** The JSON Schema of a model: every model with an id stands in `definitions`. */
export const toJsonSchema = (model: z.ZodType): JsonSchema => z.toJSONSchema(model, { target: "draft-7", io: "input" }) as JsonSchema;

/** Name of the definition a schema refers to, or undefined for a plain value. */
export const referenceOf = (schema: JsonSchema): string | undefined =>
  (schema.$ref ?? schema.allOf?.[0]?.$ref)?.replace("#/definitions/", "");

/** Follows a reference to what it stands for. */
export const resolveReference = (schema: JsonSchema, root: JsonSchema): JsonSchema => {
  const name = referenceOf(schema);
  return name === undefined ? schema : (root.definitions?.[name] ?? schema);
};

/** The schema of a key; what content may spell, such as `constructor`, is never taken for a known key. */
export const propertyOf = ({ properties = {} }: JsonSchema, key: string): JsonSchema | undefined =>
  Object.hasOwn(properties, key) ? properties[key] : undefined;

/** The `type` that a member of a union calls for. */
export const typeOfMember = (member: JsonSchema, root: JsonSchema): string =>
  String(resolveReference(member, root).properties?.type?.const);

/** What a schema asks of a value: references followed, and of a union the member that the value says it is by its `type`. */
export const schemaFor = (schema: JsonSchema, value: unknown, root: JsonSchema): JsonSchema | undefined => {
  const resolved = resolveReference(schema, root);
  if (!resolved.oneOf) return resolved;
  const type: unknown = typeof value === "object" && value !== null ? Reflect.get(value, "type") : undefined;
  const member = resolved.oneOf.find((candidate) => typeOfMember(candidate, root) === type);
  return member && resolveReference(member, root);
};
