import { closest, distance } from "fastest-levenshtein";
import type { z } from "zod";
import { type JsonSchema, resolveReference } from "../../content-model/json-schema";
import type { ContentPath } from "../../content-model/visit-strings";

/** What is wrong at one place in a file's data, and whether the key or its value is meant. */
export interface Explanation {
  path: ContentPath;
  at: "key" | "value";
  message: string;
}

type Issue = z.core.$ZodIssue;

/** Types by the name an editor knows them under. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  boolean: "true or false",
  array: "a list (lines that begin with -)",
  object: "an entry with keys of its own",
  null: "empty",
  date: "a date",
  undefined: "missing",
};

const typeName = (type: string): string => TYPE_NAMES[type] ?? type;

const typeOf = (value: unknown): string => {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return value instanceof Date ? "date" : typeof value;
};

/** "did you mean `heading`?" when a known word is near enough to be meant. */
const didYouMean = (word: string, known: readonly string[]): string => {
  if (known.length === 0) return "";
  const nearest = closest(word, known);
  return distance(word, nearest) <= Math.max(2, Math.floor(nearest.length / 3)) ? `Did you mean \`${nearest}\`? ` : "";
};

const list = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(", ");

const valueAt = (data: unknown, path: ContentPath): unknown =>
  path.reduce<unknown>((value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined), data);

/** The schema that holds at a path of the data, as far as the model knows it. */
const schemaAt = (root: JsonSchema, data: unknown, path: ContentPath): JsonSchema | undefined => {
  let schema: JsonSchema | undefined = root;
  path.forEach((key, depth) => {
    schema = schema && memberOf(resolveReference(schema, root), valueAt(data, path.slice(0, depth)), root);
    schema = typeof key === "number" ? schema?.items : schema?.properties?.[key];
  });
  return schema && memberOf(resolveReference(schema, root), valueAt(data, path), root);
};

const memberOf = (schema: JsonSchema, value: unknown, root: JsonSchema): JsonSchema | undefined =>
  schema.oneOf
    ? schema.oneOf
        .map((member) => resolveReference(member, root))
        .find((member) => member.properties?.["type"]?.const === valueAt(value, ["type"]))
    : schema;

const tooMany = (issue: Extract<Issue, { code: "too_big" }>, data: unknown): string => {
  const value = valueAt(data, issue.path as ContentPath);
  const size = Array.isArray(value) || typeof value === "string" ? value.length : value;
  return issue.origin === "array"
    ? `has ${String(size)} entries. ${issue.exact ? `Give it exactly ${String(issue.maximum)}` : `Leave at most ${String(issue.maximum)}`}`
    : `has ${String(size)} characters. Shorten it to at most ${String(issue.maximum)}`;
};

const tooFew = (issue: Extract<Issue, { code: "too_small" }>, data: unknown): string => {
  const value = valueAt(data, issue.path as ContentPath);
  if (issue.origin !== "array") return "is empty. Write its text, or remove the line if the field is optional";
  const size = Array.isArray(value) ? value.length : 0;
  return `has ${size} entries. ${issue.exact ? `Give it exactly ${String(issue.minimum)}` : `Add more, at least ${String(issue.minimum)} in all`}`;
};

const wrongType = (issue: Extract<Issue, { code: "invalid_type" }>, data: unknown, root: JsonSchema): string => {
  const value = valueAt(data, issue.path as ContentPath);
  const schema = schemaAt(root, data, issue.path as ContentPath);
  if (value === undefined) {
    const meaning = schema?.description === undefined ? `${typeName(issue.expected)}.` : schema.description;
    return `is missing. Add \`${String(issue.path.at(-1) ?? "it")}:\` here: ${meaning}`;
  }
  const quoteHint = issue.expected === "string" && typeof value !== "object" ? " Put it in quotes" : "";
  const dateHint = value instanceof Date ? " Put it in quotes" : "";
  return `is ${typeName(typeOf(value))}, but must be ${typeName(issue.expected)}.${quoteHint || dateHint || " Write it in that form"}`;
};

const wrongUnion = (issue: Extract<Issue, { code: "invalid_union" }>, data: unknown, root: JsonSchema): string => {
  const section = issue.path.slice(0, -1) as ContentPath;
  const parent = schemaAt(root, data, section.slice(0, -1));
  const union = parent?.items ? resolveReference(parent.items, root) : undefined;
  const known = (union?.oneOf ?? []).map((member) => String(resolveReference(member, root).properties?.["type"]?.const));
  const value = valueAt(data, issue.path as ContentPath);
  return value === undefined
    ? `is missing. Say which section this is: one of ${list(known)}`
    : `is no section type. ${didYouMean(String(value), known)}Use one of ${list(known)}`;
};

const sentence = (text: string): string => (/[.?!]$/u.test(text) ? text : `${text}.`);

/** Puts an issue of the model into an editor's words: what is wrong, and how to mend it. */
export const explain = (issue: Issue, data: unknown, root: JsonSchema): Explanation[] => {
  const path = issue.path as ContentPath;
  const at = (message: string): Explanation[] => [{ path, at: "value", message: sentence(message) }];
  switch (issue.code) {
    case "unrecognized_keys": {
      const known = Object.keys(schemaAt(root, data, path)?.properties ?? {});
      const free = known.filter((key) => valueAt(data, [...path, key]) === undefined);
      return issue.keys.map((key) => ({
        path: [...path, key],
        at: "key",
        message: sentence(`is no known key. ${didYouMean(key, free)}Known here: ${list(known)}`),
      }));
    }
    case "invalid_type":
      return at(wrongType(issue, data, root));
    case "too_big":
      return at(tooMany(issue, data));
    case "too_small":
      return at(tooFew(issue, data));
    case "invalid_value": {
      const known = issue.values.map(String);
      return at(
        valueAt(data, path) === undefined
          ? `is missing. Give one of ${list(known)}`
          : `is none of the values it may have. ${didYouMean(String(valueAt(data, path)), known)}Use one of ${list(known)}`,
      );
    }
    case "invalid_union":
      return at(wrongUnion(issue, data, root));
    default:
      // Formats and refinements carry their own sentence, written where the model is.
      return at(issue.message);
  }
};
