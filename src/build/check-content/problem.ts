import type { ContentPath } from "../../content-model/visit-strings";

/** One thing that is wrong with the content, said so that an editor can mend it. */
export interface Problem {
  /** The file, from the repository's root, with forward slashes. */
  file: string;
  /** Line, counted from 1. */
  line: number;
  /** Column, counted from 1. */
  column: number;
  /** The field, such as `sections[2].items[0].title`; empty when the whole file is meant. */
  field: string;
  /** What is wrong and how to mend it, in whole sentences. */
  message: string;
}

/** A path as editors read it: `sections[2].items[0].title`. */
export const fieldName = (path: ContentPath): string =>
  path.reduce<string>((name, key) => (typeof key === "number" ? `${name}[${key}]` : name === "" ? key : `${name}.${key}`), "");

/** A problem as one line: `content/pages/home.yaml:12:5  sections[2].title  is missing. Add ...`. */
export const formatProblem = ({ file, line, column, field, message }: Problem): string =>
  [`${file}:${line}:${column}`, field, message].filter((part) => part !== "").join("  ");

/** Sorts problems by file, then by place. */
export const byPlace = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.field.localeCompare(b.field);
