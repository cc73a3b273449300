/** Maps each field of the content model to a field of a Decap form. */
import { type JsonSchema, resolveReference, typeOfMember } from "../../../src/content-model/json-schema";

/** A field in Decap's configuration. */
export interface CmsField {
  name: string;
  label: string;
  widget: "string" | "text" | "number" | "boolean" | "select" | "object" | "list" | "image" | "file";
  required?: boolean;
  hint?: string;
  /** The type that a number is read as. */
  value_type?: "float";
  /** The pattern that the value must match, and the message if it does not. */
  pattern?: [string, string];
  options?: unknown[];
  fields?: CmsField[];
  field?: CmsField;
  /** The fields of each type, for a list with entries of several types. */
  types?: CmsField[];
  typeKey?: "type";
  min?: number;
  max?: number;
}

/** The field and its model. */
interface Question {
  name: string;
  schema: JsonSchema;
  root: JsonSchema;
  isRequired: boolean;
}

/** Texts that may have more characters than this get a multi-line field. */
const LONGEST_LINE = 100;
/** Media that are pictures; the others are films and their captions. */
const PICTURES: readonly JsonSchema["media"][] = ["picture", "mark", "preview"];

/** A field's name in words: `metaDescription` is Meta description. */
export const labelOf = (name: string): string => {
  const words = name
    .replace(/([a-z])([A-Z])/gu, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * The pattern that Decap enforces while typing. It ignores the Unicode flag, so patterns that need it are left to the check, which
 * applies them all.
 */
const patternOf = ({ pattern, maxLength, description = "" }: JsonSchema): Pick<CmsField, "pattern"> => {
  const form = pattern === undefined || pattern.includes("\\p{") ? "" : `(?:${pattern})`;
  const limit = maxLength === undefined ? "" : `(?=[\\s\\S]{0,${maxLength}}$)`;
  return form + limit === "" ? {} : { pattern: [`^${limit}${form}`, description] };
};

const textField = (schema: JsonSchema): Pick<CmsField, "widget" | "pattern"> => {
  // Media have another address in the editor; see `entry/media-address.ts`.
  if (schema.media) return { widget: PICTURES.includes(schema.media) ? "image" : "file" };
  return { widget: schema.graphql !== "@href" && (schema.maxLength ?? 0) > LONGEST_LINE ? "text" : "string", ...patternOf(schema) };
};

const listField = ({ items = {}, minItems, maxItems }: JsonSchema, root: JsonSchema): Partial<CmsField> => {
  const limits = { ...(minItems !== undefined && { min: minItems }), ...(maxItems !== undefined && { max: maxItems }) };
  const item = resolveReference(items, root);
  if (item.oneOf) {
    return { ...limits, typeKey: "type", types: item.oneOf.map((member) => typeField(member, root)) };
  }
  if (item.properties) return { ...limits, fields: fieldsOf(item, root) };
  return { ...limits, field: fieldOf({ name: "entry", schema: items, root, isRequired: true }) };
};

/** A type of section: its `type` is chosen from the list and is not a field of the form. */
const typeField = (member: JsonSchema, root: JsonSchema): CmsField => {
  const { type: _, ...properties } = resolveReference(member, root).properties ?? {};
  const section = { ...resolveReference(member, root), properties };
  const name = typeOfMember(member, root);
  return { name, label: labelOf(name), widget: "object", hint: section.description, fields: fieldsOf(section, root) };
};

/** Makes all fields in an optional object optional: Decap would require them even without the object. The check enforces them instead. */
const optional = (field: CmsField): CmsField => ({
  ...field,
  required: false,
  ...(field.fields && { fields: field.fields.map(optional) }),
});

const ownFieldOf = ({ name, schema, root }: Question): Pick<CmsField, "widget"> & Partial<CmsField> => {
  const known = resolveReference(schema, root);
  if (known.enum) return { widget: "select", options: known.enum };
  if (known.properties) return { widget: "object", fields: fieldsOf(known, root) };
  if (known.items) return { widget: "list", ...listField(known, root) };
  if (known.type === "boolean") return { widget: "boolean" };
  if (known.type === "number") return { widget: "number", value_type: "float" };
  if (known.type === "string") return textField(known);
  throw new Error(`There is no form field for ${name} of type ${known.type ?? "unknown"}. Add one in tools/cms/config/field.ts.`);
};

const fieldOf = (question: Question): CmsField => {
  const { name, schema, root, isRequired } = question;
  const hint = schema.description ?? resolveReference(schema, root).description;
  const { widget, ...own } = ownFieldOf(question);
  const field: CmsField = { name, label: labelOf(name), widget, required: isRequired, ...(hint !== undefined && { hint }), ...own };
  return isRequired || widget !== "object" ? field : optional(field);
};

/** The fields of a form for a schema's properties, in the model's order. Throws for a type without a form field. */
export const fieldsOf = (schema: JsonSchema, root: JsonSchema = schema): CmsField[] =>
  Object.entries(resolveReference(schema, root).properties ?? {}).map(([name, property]) =>
    fieldOf({ name, schema: property, root, isRequired: resolveReference(schema, root).required?.includes(name) === true }),
  );
