import type { ContentPath } from "../content-model/visit-strings";

/** A place in a file; line and column count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** An error stops the build; what advice is about may be published as it is. */
export type Severity = "error" | "advice";

/** Something that may be wrong in many places alike, such as a link to a page that is gone: what each of them would say. */
export interface Fault {
  what: string;
  mend: string;
  /** How to mend it, if that is something else when many places have it. */
  mendMany?: string;
  /** The file that is missing, under `content/`, if it is one. */
  file?: string;
}

/** One thing that is wrong with the content, said so that an editor can mend it. */
export interface Problem extends Place {
  severity: Severity;
  /** The file, from the repository's root, with forward slashes. */
  file: string;
  /** The field, such as `sections[2].items[0].title`, or {@link WHOLE_FILE} or {@link THIS_LINE}. */
  field: string;
  /** What is wrong and how to mend it, in whole sentences. */
  message: string;
  /** The line of the file that the place is in, as it is written; undefined when there is nothing to show. */
  source?: string;
  /** What other places may have wrong alike, until it is told once (`deduplicate.ts`). */
  fault?: Fault;
}

/** Where a problem of a whole file is shown. */
export const START: Place = { line: 1, column: 1 };
/** Stands in the field's place when the whole file is meant. */
export const WHOLE_FILE = "(file)";
/** Stands in the field's place when it is the writing that is wrong, or a line of running text. */
export const THIS_LINE = "(line)";

/** A key as a field's name has it: one with spaces, or with what cannot be seen, in quotes. */
const keyName = (key: string): string => (key === "" || /[\s\p{Cc}]/u.test(key) ? JSON.stringify(key) : key);

/** A path as editors read it: `sections[2].items[0].title`. */
export const fieldName = (path: ContentPath): string =>
  path.reduce<string>((name, key) => (typeof key === "number" ? `${name}[${key}]` : [name, keyName(key)].filter(Boolean).join(".")), "") ||
  WHOLE_FILE;

/** An error in a file under `content/`; the message becomes a whole sentence. */
export const problem = (path: string, { line, column }: Place, field: string, wrong: string | Fault): Problem => {
  const message = typeof wrong === "string" ? wrong : `${wrong.what}. ${wrong.mend}`;
  return {
    severity: "error",
    file: `content/${path}`,
    line,
    column,
    field,
    message: /[.?!]$/u.test(message) ? message : `${message}.`,
    ...(typeof wrong !== "string" && { fault: wrong }),
  };
};

/** Content may hold any character, and a message may quote it; nothing may break or garble a line. */
const onOneLine = (text: string): string => text.replace(/[\s\u0085]+/gu, " ").replace(/[\p{Cc}\p{Cs}]/gu, "�");

/** A problem that stops nothing. */
export const asAdvice = (problem: Problem): Problem => ({ ...problem, severity: "advice" });

/** The three parts of a problem's line: the place, the field, what is wrong and how to mend it. */
export const partsOf = ({ file, line, column, field, message }: Problem): [place: string, field: string, message: string] => [
  onOneLine(`${file}:${line}:${column}`),
  onOneLine(field),
  onOneLine(message),
];

/** A problem as one line: `content/pages/home.yaml:12:5  sections[2].title  is missing. Add ...`. */
export const formatProblem = (problem: Problem): string => partsOf(problem).join("  ");

/** Whether the site cannot be built: advice stops nothing. */
export const isError = ({ severity }: Problem): boolean => severity === "error";

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const byPlace = (a: Problem, b: Problem): number =>
  compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.field, b.field) || compare(a.message, b.message);

/** Problems by file and place; one that two checks found counts once. */
export const inOrder = (problems: readonly Problem[]): Problem[] =>
  [...new Map(problems.map((entry) => [formatProblem(entry), entry])).values()].sort(byPlace);
