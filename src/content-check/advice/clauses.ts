import type { CrossCheck } from "../cross-checks/cross-check";
import { problem, THIS_LINE } from "../problem";
import { placeAfter } from "../read-text";

/** A clause number at the start of a line, such as **2.6**: what comes before its last part, and that part. */
const CLAUSE = /^\*\*((?:\d+\.)+)(\d+)\*\*/gmu;

/** Clauses are numbered without gaps. */
export const adviseClauses: CrossCheck = ({ documents }) =>
  documents
    .filter(({ kind }) => kind.name === "legal")
    .flatMap(({ path, text }) => {
      const clauses = [...text.matchAll(CLAUSE)].map(({ index, 1: above = "", 2: last = "" }) => ({ index, above, last: Number(last) }));
      return clauses.flatMap(({ index, above, last }, at) => {
        const before = clauses[at - 1];
        const expected = before?.above === above ? before.last + 1 : 1;
        const message = `is clause ${above}${last}, but there is no clause ${above}${expected}. Add it, or correct the number`;
        const isMissing = clauses.every((other) => other.above !== above || other.last !== expected);
        return last > expected && isMissing ? [problem(path, placeAfter(text.slice(0, index)), THIS_LINE, message)] : [];
      });
    });
