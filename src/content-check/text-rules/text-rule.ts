import { quote } from "../../content-model/words";

/** A text, with what determines which rules apply to it. */
export interface Text {
  value: string;
  /** The key of its field; undefined for running text. */
  key?: string | undefined;
  /** The slots in the text, if its field has any. */
  slots?: string | undefined;
}

/** What no text may contain, and the message for the editor if it does. */
export interface TextRule {
  pattern: RegExp;
  /** The texts to which it applies, if not all. */
  appliesTo?: (text: Text) => boolean;
  /** What is wrong and how to fix it; a function if that depends on what the pattern matched. */
  message: string | ((matched: string) => string);
}

/** A mistake at a character of a text, counted from 0. */
export interface Mistake {
  offset: number;
  message: string;
}

/** The keys of headings: a section's, and those of its entries. */
export const HEADINGS: readonly unknown[] = ["heading", "title"];

export const inFields = ({ key }: Text): boolean => key !== undefined;
export const inRunningText = ({ key }: Text): boolean => key === undefined;
export const inHeadings = ({ key }: Text): boolean => HEADINGS.includes(key);
export const withKey =
  (...keys: readonly string[]) =>
  ({ key = "" }: Text): boolean =>
    keys.includes(key);

/** The message about something that would be shown literally. */
export const shows =
  (what: string, fix: string | ((matched: string) => string)) =>
  (matched: string): string =>
    `shows ${quote(matched)}, ${what}. ${typeof fix === "string" ? fix : fix(matched)}`;

/** Where a text breaks rules, each at its first occurrence. */
export const brokenRules = (text: Text, rules: readonly TextRule[]): Mistake[] =>
  rules.flatMap(({ pattern, appliesTo, message }) => {
    const match = (appliesTo?.(text) ?? true) ? pattern.exec(text.value) : null;
    return match ? [{ offset: match.index, message: typeof message === "string" ? message : message(match[0]) }] : [];
  });
