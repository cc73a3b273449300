import { quote } from "../../content-model/words";

/** A text, with what determines which marks apply to it. */
export interface Text {
  value: string;
  /** The key of its field; undefined for running text. */
  key?: string | undefined;
  /** The slots in the text, if its field has any. */
  slots?: string | undefined;
}

/** A sign that something is wrong with a text, and the message for the editor. */
export interface Mark {
  pattern: RegExp;
  /** The texts to which it applies, if not all. */
  of?: (text: Text) => boolean;
  /** What is wrong and how to fix it; a function if that depends on what the pattern matched. */
  message: string | ((matched: string) => string);
}

/** A mistake at a character of a text, counted from 0. */
export interface Mistake {
  offset: number;
  message: string;
}

/** The keys of headings, of sections and of their entries. */
export const HEADINGS: readonly unknown[] = ["heading", "title"];

export const inFields = ({ key }: Text): boolean => key !== undefined;
export const inRunningText = ({ key }: Text): boolean => key === undefined;
export const inHeadings = ({ key }: Text): boolean => HEADINGS.includes(key);
export const withKey =
  (...keys: readonly string[]) =>
  ({ key = "" }: Text): boolean =>
    keys.includes(key);

/** The message of a mark that would be shown literally. */
export const shows =
  (what: string, fix: string | ((matched: string) => string)) =>
  (matched: string): string =>
    `shows ${quote(matched)}, ${what}. ${typeof fix === "string" ? fix : fix(matched)}`;

/** The marks in a text, each at its first occurrence. */
export const marksIn = (text: Text, marks: readonly Mark[]): Mistake[] =>
  marks.flatMap(({ pattern, of, message }) => {
    const match = (of?.(text) ?? true) ? pattern.exec(text.value) : null;
    return match ? [{ offset: match.index, message: typeof message === "string" ? message : message(match[0]) }] : [];
  });
