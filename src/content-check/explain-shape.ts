import type { z } from "zod";
import { type ContentPath, didYouMean, fieldName, list, nearest, quote } from "./problem";

/** What is wrong with a field, in an editor's words. */
interface Explanation {
  path: ContentPath;
  message: string;
  /** What the mistake is in: the field's name, a section's type, or the value of a known field. */
  about: "key" | "type" | "value";
}

type Issue = z.core.$ZodRawIssue;

/** Types, as editors call them, and how to write them. */
const TYPES: Readonly<Record<string, readonly [name: string, fix: string]>> = {
  string: ["text", "Put it in quotes"],
  number: ["a number", "Write it without quotes, with a point for decimals"],
  boolean: ["true or false", "Write true or false, without quotes"],
  array: ["a list", "Begin each entry with a hyphen and a space"],
  object: ["an entry with fields of its own", "Write its fields below it, two spaces further in"],
};

const describe = (value: unknown): string => {
  if (value instanceof Date) return "a date";
  const type = Array.isArray(value) ? "array" : typeof value;
  return type === "number" || type === "boolean" ? quote(String(value)) : (TYPES[type]?.[0] ?? type);
};

const missing = ({ path, schema }: Issue): string => {
  const { description } = schema as z.ZodType;
  return `is missing. Add ${quote(String(path?.at(-1)))}${description === undefined ? "" : `: ${description}`}`;
};

const choose = (value: unknown, known: readonly string[]): string =>
  `is ${typeof value === "string" ? quote(value) : describe(value)}, which is not allowed here. ${didYouMean(String(value), known, `${known.length > 1 ? "Use one of" : "Write"} ${list(known)}`)}`;

const size = ({ input }: Issue, bound: string): string => {
  if (typeof input === "number") return `is ${input}. Write ${bound}`;
  return typeof input === "string"
    ? `has ${input.length} characters. Write ${bound}`
    : `has ${(input as unknown[]).length} entries. Give it ${bound}`;
};

/** An issue in an editor's words; undefined where the model has words of its own. */
const explain = (issue: Issue): string | undefined => {
  const { input, code } = issue;
  if (code === "too_small") return size(issue, `${issue.exact ? "exactly" : "at least"} ${issue.minimum}`);
  if (code === "too_big") return size(issue, `${issue.exact ? "exactly" : "at most"} ${issue.maximum}`);
  const value: unknown = code === "invalid_union" ? Reflect.get(Object(input) as object, "type") : input;
  if (value === null) return "is empty. Write its value, or remove the line if it may be left out";
  if (code === "invalid_type") {
    const [name, fix] = TYPES[issue.expected] ?? [issue.expected, "Write it in that form"];
    return value === undefined ? missing(issue) : `is ${describe(value)}, but must be ${name}. ${fix}`;
  }
  if (code !== "invalid_value" && code !== "invalid_union") return undefined;
  const known = code === "invalid_value" ? issue.values : (issue.options as unknown[]);
  return value === undefined ? missing(issue) : choose(value, known.map(String));
};

/** Explains how data differ from their model, each mistake once: a misspelt key is not also reported as missing. */
export const explainShape = (model: z.ZodType, data: unknown): Explanation[] => {
  const unused = new Map<string, string[]>();
  const error = (issue: Issue): string | undefined => {
    if (issue.code === "unrecognized_keys") {
      const keys = Object.keys((issue.schema as z.ZodObject).shape).filter((key) => !Object.hasOwn(issue.input as object, key));
      unused.set(fieldName((issue.path ?? []) as ContentPath), keys);
    }
    return explain(issue);
  };
  const issues = (model.safeParse(data, { error }).error?.issues ?? []).map((issue) => ({ ...issue, path: issue.path as ContentPath }));
  const explained = new Set<string>();
  const explanation = (path: ContentPath, message: string, about: Explanation["about"]): Explanation[] => {
    const isFirst = !explained.has(fieldName(path));
    explained.add(fieldName(path));
    return isFirst ? [{ path, message, about }] : [];
  };
  return issues
    .toSorted((one, other) => Number(other.code === "unrecognized_keys") - Number(one.code === "unrecognized_keys"))
    .flatMap((issue) => {
      if (issue.code !== "unrecognized_keys")
        return explanation(issue.path, issue.message, issue.code === "invalid_union" ? "type" : "value");
      const known = unused.get(fieldName(issue.path)) ?? [];
      // Nobody types more than that.
      return issue.keys.slice(0, 50).flatMap((key) => {
        const meant = nearest(key, known);
        if (meant !== undefined) explained.add(fieldName([...issue.path, meant]));
        const fix = didYouMean(key, known, known.length === 0 ? "Remove it" : `Use one of ${list(known)}, or remove it`);
        return explanation([...issue.path, key], `is not a known field. ${fix}`, "key");
      });
    });
};
