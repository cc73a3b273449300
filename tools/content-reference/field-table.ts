/** Makes a Markdown table of a model's fields for editors: names, whether they are required, accepted values and meanings. */
import { type JsonSchema, resolveReference, typeOfMember } from "../../src/content-model/json-schema";

/** One row of the table. */
interface Field {
  /** Its full key: `actions[].label` is the `label` of each entry of the list `actions`. */
  name: string;
  presence: string;
  /** Accepted values: a form, a limit, or a list of them. */
  takes: string;
  meaning: string;
}

/** Names for the form that a pattern requires; the first whose sample matches is used. Otherwise, the field's description explains it. */
const FORMS: readonly { sample: string; form: string }[] = [
  { sample: "Plain words.", form: "text" },
  { sample: "mailto:{email}", form: "an address" },
  { sample: "/pricing", form: "a path" },
  { sample: "some-name", form: "lowercase letters, digits, hyphens" },
  { sample: "2026-01-31", form: "a day, in quotes" },
];

const alternatives = (words: readonly string[]): string => words.join(", ").replace(/, (?=[^,]*$)/u, " or ");

const entries = ({ minItems, maxItems }: JsonSchema): string => {
  if (minItems === maxItems && minItems !== undefined) return `a list, exactly ${minItems} entries`;
  if (minItems !== undefined && maxItems !== undefined) return `a list, ${minItems} to ${maxItems} entries`;
  return minItems === undefined ? "a list" : `a list, at least ${minItems} ${minItems === 1 ? "entry" : "entries"}`;
};

/** What a field for each kind of media takes. */
const FILES: Readonly<Record<NonNullable<JsonSchema["media"]>, string>> = {
  picture: "a picture",
  mark: "a drawing or picture",
  preview: "a picture",
  film: "a film",
  captions: "a file of captions",
};

const formOf = ({ pattern = "", graphqlType, media }: JsonSchema): string => {
  if (media) return FILES[media];
  if (graphqlType !== undefined) return "a name";
  const form = pattern === "" ? undefined : FORMS.find(({ sample }) => new RegExp(pattern, "u").test(sample))?.form;
  return form ?? "text";
};

const takesOf = (schema: JsonSchema): string => {
  if (schema.enum) return alternatives(schema.enum.map((value) => `\`${String(value)}\``));
  if (schema.type === "boolean") return "`true` or `false`";
  if (schema.items) return entries(schema);
  if (schema.properties) return "the fields below";
  const limit = schema.shownLength ?? schema.maxLength;
  return limit === undefined ? formOf(schema) : `${formOf(schema)}, at most ${limit} characters`;
};

/** A description without the limit, which has its own column. */
const meaningOf = ({ description = "" }: JsonSchema): string =>
  description.replace(/ At most \d+ characters(?:, with its tokens replaced)?\./u, "");

/** The fields of one entry, including those within them, in the model's order. */
const fieldsOf = (schema: JsonSchema, root: JsonSchema, prefix = ""): Field[] => {
  const { properties = {}, required = [] } = resolveReference(schema, root);
  return Object.entries(properties)
    .filter(([, property]) => property.const === undefined)
    .flatMap(([key, property]) => {
      const resolved = resolveReference(property, root);
      const name = `${prefix}${key}`;
      const presence = required.includes(key) ? "yes" : property.asARule === true ? "usually" : "no";
      const field = { name, presence, takes: takesOf(resolved), meaning: meaningOf({ ...resolved, ...property }) };
      return [field, ...fieldsWithin(property, root, name)];
    });
};

/** The fields within a field. A list of plain texts has one, the entry itself. The members of a union are explained elsewhere. */
const fieldsWithin = (schema: JsonSchema, root: JsonSchema, name: string): Field[] => {
  const { items } = resolveReference(schema, root);
  if (!items) return fieldsOf(schema, root, `${name}.`);
  const entry = resolveReference(items, root);
  if (entry.oneOf) {
    const types = entry.oneOf.map((member) => `\`${typeOfMember(member, root)}\``);
    return [
      {
        name: `${name}[].type`,
        presence: "yes",
        takes: alternatives(types),
        meaning: "Which type of section it is: [sections](sections.md).",
      },
    ];
  }
  if (entry.properties) return fieldsOf(items, root, `${name}[].`);
  return [{ name: `${name}[]`, presence: "yes", takes: takesOf(entry), meaning: meaningOf(entry) }];
};

/** Escapes vertical bars, which end a cell, and what Markdown would take for a tag. */
const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");

/** The Markdown table of all fields of a model, given as a schema within its `root`. */
export const fieldTable = (schema: JsonSchema, root: JsonSchema): string =>
  [
    "| field | needed | takes | what it is |",
    "| --- | --- | --- | --- |",
    ...fieldsOf(schema, root).map(
      ({ name, presence, takes, meaning }) => `| \`${name}\` | ${presence} | ${cell(takes)} | ${cell(meaning)} |`,
    ),
  ].join("\n");
