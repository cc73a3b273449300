/** Translates the content models' issues into editors' language: what is wrong, and how to fix it. */
import type { z } from "zod";
import { type JsonSchema, propertyOf, resolveReference, schemaFor, typeOfMember } from "../../content-model/json-schema";
import type { ContentPath } from "../../content-model/visit-strings";
import { describeValue, didYouMean, list, nearest, quote, typeName, typeOf } from "../../content-model/words";
import { read } from "../data";
import { fieldName } from "../problem";
import { hyphenFault } from "./yaml-lists";

/** What is wrong at one place in a file's data, and whether the key or its value is at fault. */
interface Explanation {
  path: ContentPath;
  at: "key" | "value";
  message: string;
}

/** A zod issue. */
type Issue = z.core.$ZodIssue;
type IssueOf<Code extends Issue["code"]> = Extract<Issue, { code: Code }>;

/** What an issue is about: a place in a file's data, and its schema. */
interface Place {
  path: ContentPath;
  value: unknown;
  data: unknown;
  root: JsonSchema;
}

/** How a value of each type is written. */
const FORMS: Readonly<Record<string, string>> = {
  string: "Write the text after the colon, in quotes if it begins with a special character",
  boolean: "Write true or false, without quotes",
  array: "Write each entry on its own line, beginning with a hyphen and a space",
  object: "Write its fields below it, indented by two more spaces",
};

/** Types of unquoted values that are text once they are in quotes. */
const QUOTABLE = ["number", "boolean", "date"];

const asWritten = (value: unknown): string => (typeof value === "string" ? quote(value) : describeValue(value));

const plural = (size: number, one: string, many: string): string => `${size} ${size === 1 ? one : many}`;

/** The schema at a path of the data, if the model has one. */
const schemaAt = ({ data, root }: Place, path: ContentPath): JsonSchema | undefined =>
  path.reduce<JsonSchema | undefined>(
    (parent, key, depth) => {
      const child = typeof key === "number" ? parent?.items : parent && propertyOf(parent, key);
      return child && schemaFor(child, read(data, ...path.slice(0, depth + 1)), root);
    },
    schemaFor(root, data, root),
  );

/** "Did you mean `hero`?", or all the choices. */
const choose = (value: unknown, known: readonly string[]): string =>
  (typeof value === "string" && didYouMean(value, known).trim()) || `Use one of ${list(known)}`;

/** Whether a field is optional. */
const isOptional = (place: Place): boolean => {
  const key = place.path.at(-1);
  const parent = schemaAt(place, place.path.slice(0, -1));
  return parent !== undefined && typeof key === "string" && !(parent.required ?? []).includes(key);
};

const explainSize = (issue: IssueOf<"too_big" | "too_small">, place: Place): string => {
  const { value } = place;
  if (typeof value === "number")
    return `is ${value}. Write ${issue.code === "too_small" ? `at least ${issue.minimum}` : `at most ${issue.maximum}`}`;
  if (value === "") return `is empty. Write the text${isOptional(place) ? ", or remove the line" : ""}`;
  const [size, limit] =
    typeof value === "string"
      ? [plural(value.length, "character", "characters"), undefined]
      : [plural(Array.isArray(value) ? value.length : 0, "entry", "entries"), schemaAt(place, place.path)];
  if (limit?.minItems !== undefined && limit.minItems === limit.maxItems) return `has ${size}. Give it exactly ${limit.minItems}`;
  if (issue.code === "too_small") return `has ${size}. Give it at least ${issue.minimum}`;
  return `has ${size}. ${Array.isArray(value) ? "Keep" : "Shorten it to"} at most ${issue.maximum}`;
};

const mendType = (expected: string, { path, value }: Place): string => {
  if (path.length === 0) return "Fill it as content/README.md shows";
  if (expected === "string" && QUOTABLE.includes(typeOf(value))) return "Put it in quotes";
  if (expected === "number" && /^-?\d+,\d+$/u.test(String(value))) return `Write ${String(value).replace(",", ".")}`;
  return FORMS[expected] ?? "Write it in that form";
};

const explainType = ({ expected }: IssueOf<"invalid_type">, place: Place): string => {
  const { path, value } = place;
  const fault = expected === "array" && typeof value === "string" ? hyphenFault(value) : undefined;
  if (fault !== undefined) return fault;
  return value === undefined
    ? `is missing. Add ${quote(String(path.at(-1)))}: ${schemaAt(place, path)?.description ?? typeName(expected)}`
    : `is ${describeValue(value)}, but must be ${typeName(expected)}. ${mendType(expected, place)}`;
};

const explainValue = ({ values }: IssueOf<"invalid_value">, { path, value }: Place): string => {
  const known = values.map(String);
  if (value === undefined) return `is missing. Add ${quote(String(path.at(-1)))}: one of ${list(known)}`;
  const same = values.find((candidate) => candidate !== value && String(candidate) === value);
  return same === undefined
    ? `is ${asWritten(value)}, which is not allowed here. ${choose(value, known)}`
    : `is ${describeValue(value)}, but must be ${describeValue(same)}. Remove the quotes`;
};

/** An unknown type of section: sections are the content model's only union. */
const explainUnion = (place: Place): string => {
  const { path, value, root } = place;
  const { oneOf = [] } = resolveReference(schemaAt(place, path.slice(0, -2))?.items ?? {}, root);
  const known = oneOf.map((member) => typeOfMember(member, root));
  return value === undefined
    ? `is missing. Say which section this is: one of ${list(known)}`
    : `is ${asWritten(value)}, which is not a section. ${choose(value, known)}`;
};

/** Explains unknown keys, each with the key that was probably meant. */
const explainKeys = ({ keys }: IssueOf<"unrecognized_keys">, place: Place): (Explanation & { meant?: string })[] => {
  const known = Object.keys(schemaAt(place, place.path)?.properties ?? {});
  const unused = known.filter((key) => read(place.value, key) === undefined);
  return keys.map((key) => {
    const meant = nearest(key, unused);
    const path = [...place.path, key];
    const fault = hyphenFault(key);
    const message = fault ?? `is not a known field. ${didYouMean(key, unused).trim() || `Use one of ${list(known)}, or remove it`}`;
    return { path, at: "key", message, ...(meant !== undefined && { meant: fieldName([...place.path, meant]) }) };
  });
};

const explainIssue = (issue: Issue, place: Place): string => {
  switch (issue.code) {
    case "invalid_type":
      return explainType(issue, place);
    case "too_big":
    case "too_small":
      return explainSize(issue, place);
    case "invalid_value":
      return explainValue(issue, place);
    case "invalid_union":
      return explainUnion(place);
    default:
      // Formats and refinements have their own message, written in the model.
      return issue.message;
  }
};

/** Explains all issues of a file, each mistake once: a misspelt key is not also reported as missing. */
export const explain = (issues: readonly Issue[], data: unknown, root: JsonSchema): Explanation[] => {
  const placed = issues.map((issue) => {
    const path = issue.path as ContentPath;
    return { issue, name: fieldName(path), place: { path, value: read(data, ...path), data, root } };
  });
  const misspelt = placed.flatMap(({ issue, place }) => (issue.code === "unrecognized_keys" ? explainKeys(issue, place) : []));
  const meant = new Set(misspelt.map((key) => key.meant));
  // The length of a value of the wrong type is meaningless.
  const mistyped = new Set(placed.filter(({ issue }) => issue.code === "invalid_type").map(({ name }) => name));
  return [
    ...misspelt,
    ...placed
      .filter(({ issue: { code }, name }) => code !== "unrecognized_keys" && (code === "invalid_type" || !mistyped.has(name)))
      .filter(({ name, place }) => place.value !== undefined || !meant.has(name))
      .map(({ issue, place }): Explanation => ({ path: place.path, at: "value", message: explainIssue(issue, place) })),
  ];
};
