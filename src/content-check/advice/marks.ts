import type { CrossCheck } from "../cross-check";
import { POSSIBLE_DRAFTS } from "../marks/drafts";
import { marksIn } from "../marks/mark";
import { SENTENCES } from "../marks/sentences";
import { TYPOGRAPHY } from "../marks/typography";
import { WORDING } from "../marks/wording";
import { proseOf } from "../reading/prose";

const MARKS = [...TYPOGRAPHY, ...SENTENCES, ...WORDING, ...POSSIBLE_DRAFTS];

/** Sentences that the specification prescribes verbatim. */
const AS_SPECIFIED: readonly string[] = ["Your message was sent! We'll be in touch soon."];

/** Copy follows print typography, is complete, and makes sense without the words around it. */
export const adviseMarks: CrossCheck = ({ documents }) =>
  documents
    .flatMap(proseOf)
    .filter(({ value }) => !AS_SPECIFIED.includes(value))
    .flatMap((prose) => marksIn(prose, MARKS).map(({ offset, message }) => prose.complain(offset, message)));
