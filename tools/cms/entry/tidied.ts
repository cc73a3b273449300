import { type JsonSchema, propertyOf, schemaFor } from "../../../src/content-model/json-schema";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value is one that a form sends for an empty field. */
const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && Object.keys(value).length === 0);

/**
 * A form's values as content, with blank optional fields omitted and texts trimmed. Values unknown to the model are kept, so that the check
 * reports them.
 */
export const tidied = (value: unknown, schema: JsonSchema, root: JsonSchema = schema): unknown => {
  if (typeof value === "string") return value.trim();
  const known = schemaFor(schema, value, root) ?? {};
  if (Array.isArray(value)) return value.map((item) => tidied(item, known.items ?? {}, root));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, field]): [string, unknown] => [key, tidied(field, propertyOf(known, key) ?? {}, root)])
      .filter(([key, field]) => !isBlank(field) || known.required?.includes(key) === true || propertyOf(known, key) === undefined),
  );
};
