import { z } from "zod";
import type { GraphqlHints } from "./fields";

/** The part of JSON Schema (draft 7) that the content models produce, with our GraphQL hints. */
export interface JsonSchema extends GraphqlHints {
  $ref?: string;
  definitions?: Record<string, JsonSchema>;
  description?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

/** The JSON Schema of a model: every model with an id stands in `definitions`. */
export const toJsonSchema = (model: z.ZodType): JsonSchema =>
  z.toJSONSchema(model, { target: "draft-7", io: "input" }) as JsonSchema;

/** Name of the definition a schema refers to, or undefined for a plain value. */
export const referenceOf = (schema: JsonSchema): string | undefined =>
  (schema.$ref ?? schema.allOf?.[0]?.$ref)?.replace("#/definitions/", "");

/** Follows a reference to what it stands for. */
export const resolveReference = (schema: JsonSchema, root: JsonSchema): JsonSchema => {
  const name = referenceOf(schema);
  return name === undefined ? schema : (root.definitions?.[name] ?? schema);
};
