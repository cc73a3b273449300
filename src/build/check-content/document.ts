import type { JsonSchema } from "../../content-model/json-schema";
import type { Kind } from "../../content-model/kinds";
import type { ContentPath } from "../../content-model/visit-strings";
import type { Place } from "./read-yaml";

/** A link or picture that an MDX text names. */
export interface TextTarget extends Place {
  kind: "link" | "picture";
  target: string;
}

/** A token that an MDX text names. */
export interface TextToken extends Place {
  name: string;
}

/** A file of content that could be read. Its data may still have problems; `isValid` says whether it fits its model. */
export interface ContentDocument {
  /** Relative to `content/`, with forward slashes. */
  path: string;
  kind: Kind;
  schema: JsonSchema;
  data: unknown;
  isValid: boolean;
  locate: (path: ContentPath) => Place;
  /** Addresses of the headings in an MDX text. */
  headings: readonly string[];
  targets: readonly TextTarget[];
  tokens: readonly TextToken[];
}

/** Reads a key of data that may have any shape. */
export const read = (data: unknown, ...path: ContentPath): unknown =>
  path.reduce<unknown>((value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined), data);

/** Reads a text, or undefined when there is none. */
export const readText = (data: unknown, ...path: ContentPath): string | undefined => {
  const value = read(data, ...path);
  return typeof value === "string" ? value : undefined;
};

/** Reads a list, or an empty one. */
export const readList = (data: unknown, ...path: ContentPath): readonly unknown[] => {
  const value = read(data, ...path);
  return Array.isArray(value) ? value : [];
};
