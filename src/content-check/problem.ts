import { closest, distance } from "fastest-levenshtein";

/** A path inside a file: keys and indexes from the top. */
export type ContentPath = readonly (string | number)[];

/** A place in a file; line and column count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** One problem with the content, worded so that an editor can mend it. Errors stop a build; warnings do not. */
export interface Problem extends Place {
  severity: "error" | "warning";
  /** The file, from the repository's root, with forward slashes. */
  file: string;
  /** The field, such as `sections[2].items[0].title`, or {@link WHOLE_FILE} or {@link THIS_LINE}. */
  field: string;
  /** What is wrong and how to mend it, in full sentences; the field is their subject. */
  message: string;
}

/** The field of a problem that concerns the whole file. */
export const WHOLE_FILE = "(file)";
/** The field of a problem with the syntax, or with a line of running text. */
export const THIS_LINE = "(line)";
/** The place of problems that concern a whole file. */
export const START: Place = { line: 1, column: 1 };

/** The longest piece of content quoted in a message, and the most other places named in one. */
const [MAX_QUOTE, MAX_PLACES] = [60, 5];

/** Quotes a piece of content; long text is shortened. */
export const quote = (text: string): string => `\`${text.length > MAX_QUOTE ? `${text.slice(0, MAX_QUOTE)}…` : text}\``;

/** Words as a list: "`a`, `b`, `c`". */
export const list = (words: readonly string[]): string => words.map(quote).join(", ");

/** The longest word that may be a mistyped name, and the most wrong letters in it. In a short word, a third of its letters may be wrong. */
const [MAX_LENGTH, MAX_WRONG] = [60, 3];

const lettersOf = (word: string): string => Array.from(word).sort().join("");

/** The known word that was probably meant: it has the same letters, or few of them are wrong. */
export const nearest = (word: string, known: readonly string[]): string | undefined => {
  if (known.length === 0 || word.length > MAX_LENGTH) return undefined;
  const lower = word.trim().toLowerCase();
  const candidate = known.find((other) => other.toLowerCase() === lower) ?? closest(lower, known);
  const meant = candidate.toLowerCase();
  const isSwapped = meant.length > 2 && lettersOf(lower) === lettersOf(meant);
  return isSwapped || distance(lower, meant) <= Math.min(MAX_WRONG, Math.floor(meant.length / 3)) ? candidate : undefined;
};

/** "Did you mean `heading`?" when a known word is similar enough, or else `otherwise`. */
export const didYouMean = (word: string, known: readonly string[], otherwise = ""): string => {
  const candidate = nearest(word, known);
  return candidate === undefined ? otherwise : `Did you mean ${quote(candidate)}?`;
};

/** A path as editors read it: `sections[2].items[0].title`. */
export const fieldName = (path: ContentPath): string =>
  path.reduce<string>((name, key) => (typeof key === "number" ? `${name}[${key}]` : name === "" ? key : `${name}.${key}`), "") ||
  WHOLE_FILE;

/** The place of a character in a text. */
export const placeIn = (text: string, offset: number): Place => {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
};

/** An error in a file under `content/`. */
export const problem = (path: string, { line, column }: Place, field: string, message: string): Problem => ({
  severity: "error",
  file: `content/${path}`,
  line,
  column,
  field,
  message: /[.?]$/u.test(message) ? message : `${message}.`,
});

/** The same as a warning. */
export const warning = (...about: Parameters<typeof problem>): Problem => ({ ...problem(...about), severity: "warning" });

/** Whether a problem stops a build. */
export const isError = ({ severity }: Problem): boolean => severity === "error";

/** A problem on one printable line: `content/pages/home.yaml:12:5  sections[2].title  is missing. Add ...`. */
export const formatProblem = ({ severity, file, line, column, field, message }: Problem): string =>
  [`${file}:${line}:${column}`, field, severity === "warning" ? `warning: ${message}` : message]
    .map((part) => part.replace(/\s+/gu, " ").replace(/[\p{Cc}\p{Cs}]/gu, "�"))
    .join("  ");

const byPlace = (one: Problem, other: Problem): number =>
  (one.file < other.file ? -1 : Number(one.file > other.file)) || one.line - other.line || one.column - other.column;

/** Problems in the order of their places. */
export const inOrder = (problems: readonly Problem[]): Problem[] => problems.toSorted(byPlace);

/** Reports a problem that many places share, such as a missing file, only once: at the first, with the places of the others. */
export const asOne = (problems: readonly Problem[]): Problem[] => {
  const groups = new Map<string, Problem[]>();
  for (const one of inOrder(problems)) groups.set(one.message, [...(groups.get(one.message) ?? []), one]);
  return [...groups.values()].flatMap(([first, ...others]): Problem[] => {
    if (!first || others.length === 0) return first ? [first] : [];
    const places = others.slice(0, MAX_PLACES).map(({ file, line }) => `${file}:${line}`);
    const more = others.length > MAX_PLACES ? ` and ${others.length - MAX_PLACES} more` : "";
    return [{ ...first, message: `${first.message} The same is so in ${places.join(", ")}${more}.` }];
  });
};
