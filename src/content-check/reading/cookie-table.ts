import type { Place } from "../problem";
import type { ContentDocument } from "./document";

/** The legal text that contains the table of cookies. */
export const COOKIE_POLICY = "legal/cookies.mdx";

/** A row of a table whose first cell is a name in code: that name, and the last cell. */
const ROW = /^\|\s*`([^`]+)`\s*\|(?:.*\|)?\s*([^|]+?)\s*\|\s*$/u;

/** Tolerance, in days, between “six months” and “180 days”. */
const ROUNDING = 3;

/** Whether two times in days are the same, apart from rounding. */
export const isSameTime = (one: number, other: number): boolean => Math.abs(one - other) <= ROUNDING;

/** A row of the table. */
interface Row {
  name: string;
  /** How long it is kept, as written. */
  time: string;
  place: Place;
}

/** The rows of the policy's table; none if the policy is written in prose. */
export const rowsOf = ({ text }: ContentDocument): Row[] =>
  text.split("\n").flatMap((line, index) => {
    const [, name, time = ""] = ROW.exec(line) ?? [];
    return name === undefined ? [] : [{ name, time, place: { line: index + 1, column: line.indexOf(name) + 1 } }];
  });

/** The cookie policy, if it could be read. */
export const policiesIn = (documents: readonly ContentDocument[]): readonly ContentDocument[] =>
  documents.filter(({ path, texts }) => path === COOKIE_POLICY && texts.length > 0);
