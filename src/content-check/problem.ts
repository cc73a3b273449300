import type { ContentPath } from "../content-model/visit-strings";

/** A place in a file; line and column count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** An error stops the build; advice does not. */
export type Severity = "error" | "advice";

/** A fault that many places may share, such as a link to a removed page, in the words that each of them would report. */
export interface Fault {
  what: string;
  fix: string;
  /** How to fix it in many places, if that differs. */
  fixMany?: string;
  /** The path in `content/` of the missing file, if that is the fault. */
  file?: string;
}

/** One problem with the content, worded so that an editor can fix it. */
export interface Problem extends Place {
  severity: Severity;
  /** The file, from the repository's root, with forward slashes. */
  file: string;
  /** The field, such as `sections[2].items[0].title`, or {@link WHOLE_FILE} or {@link THIS_LINE}. */
  field: string;
  /** What is wrong and how to fix it, in full sentences. */
  message: string;
  /** The source line of the place; undefined when there is nothing to show. */
  source?: string;
  /** A fault shared with other places, until it is deduplicated (`deduplicate.ts`). */
  fault?: Fault;
}

/** The place of problems that concern a whole file. */
export const START: Place = { line: 1, column: 1 };
/** The field of a problem that concerns the whole file. */
export const WHOLE_FILE = "(file)";
/** The field of a problem with the syntax, or with a line of running text. */
export const THIS_LINE = "(line)";

/** A key as part of a field's name: quoted if it contains spaces or invisible characters. */
const keyName = (key: string): string => (key === "" || /[\s\p{Cc}]/u.test(key) ? JSON.stringify(key) : key);

/** Cached, because checks ask for the same names again and again, which took a fifth of their time. */
const names = new WeakMap<ContentPath, string>();

const nameOf = (path: ContentPath): string =>
  path.reduce<string>((name, key) => (typeof key === "number" ? `${name}[${key}]` : [name, keyName(key)].filter(Boolean).join(".")), "") ||
  WHOLE_FILE;

/** A path as editors read it: `sections[2].items[0].title`. */
export const fieldName = (path: ContentPath): string => {
  const known = names.get(path);
  const name = known ?? nameOf(path);
  if (known === undefined) names.set(path, name);
  return name;
};

/** An error in a file under `content/`. Adds a full stop to the message. */
export const problem = (path: string, { line, column }: Place, field: string, wrong: string | Fault): Problem => {
  const message = typeof wrong === "string" ? wrong : `${wrong.what}. ${wrong.fix}`;
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

/** Keeps a report on one line and printable, whatever characters the quoted content has. */
const onOneLine = (text: string): string => text.replace(/[\s\u0085]+/gu, " ").replace(/[\p{Cc}\p{Cs}]/gu, "�");

/** The problem as advice. */
export const asAdvice = (problem: Problem): Problem => ({ ...problem, severity: "advice" });

/** The three parts of a problem's line: the place, the field, and the message. */
export const partsOf = ({ file, line, column, field, message }: Problem): [place: string, field: string, message: string] => [
  onOneLine(`${file}:${line}:${column}`),
  onOneLine(field),
  onOneLine(message),
];

/** A problem as one line: `content/pages/home.yaml:12:5  sections[2].title  is missing. Add ...`. */
export const formatProblem = (problem: Problem): string => partsOf(problem).join("  ");

/** Whether the problem stops the build. */
export const isError = ({ severity }: Problem): boolean => severity === "error";

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const byPlace = (a: Problem, b: Problem): number =>
  compare(a.file, b.file) ||
  compare(b.severity, a.severity) ||
  a.line - b.line ||
  a.column - b.column ||
  compare(a.field, b.field) ||
  compare(a.message, b.message);

/** Problems sorted by file and place, advice on a file after its errors, without duplicates. */
export const inOrder = (problems: readonly Problem[]): Problem[] =>
  [...new Map(problems.map((entry) => [formatProblem(entry), entry])).values()].sort(byPlace);
