import type { CrossCheck } from "../cross-checks/cross-check";
import { proseOf } from "./prose";

/** The keys of headings, of sections and of their entries. */
export const HEADINGS: readonly unknown[] = ["heading", "title"];

const endsInStop = (text: string): boolean => /[^.]\.$/u.test(text.trimEnd());

/** Headings end alike: if most have no full stop, none should. */
const adviseStops: CrossCheck = ({ documents }) => {
  const headings = documents.flatMap(proseOf).filter(({ key }) => key !== undefined && HEADINGS.includes(key));
  const stopped = headings.filter(({ value }) => endsInStop(value));
  return stopped.length * 2 > headings.length
    ? []
    : stopped.map(({ value, complain }) =>
        complain(value.trimEnd().length - 1, "ends in a full stop, unlike the other headings. Remove it"),
      );
};

/** No lower-case letters, and a word too long to be an abbreviation. */
const IN_CAPITALS = /^(?=.*\p{Lu}{5})\P{Ll}*$/su;

const adviseCapitals: CrossCheck = ({ documents }) =>
  documents
    .flatMap(proseOf)
    .filter(({ key, value }) => key !== undefined && HEADINGS.includes(key) && IN_CAPITALS.test(value))
    .map(({ complain }) => complain(0, "is all in capitals, which some screen readers spell out. Write it in sentence case"));

/** Headings look alike on all pages. */
export const adviseHeadings: CrossCheck = (situation) => [adviseStops, adviseCapitals].flatMap((advise) => advise(situation));
