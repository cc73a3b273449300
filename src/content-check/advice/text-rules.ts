import type { CrossCheck } from "../cross-check";
import { proseOf } from "../reading/prose";
import { POSSIBLE_DRAFTS } from "../text-rules/drafts";
import { SENTENCES } from "../text-rules/sentences";
import { brokenRules } from "../text-rules/text-rule";
import { TYPOGRAPHY } from "../text-rules/typography";
import { WORDING } from "../text-rules/wording";

const RULES = [...TYPOGRAPHY, ...SENTENCES, ...WORDING, ...POSSIBLE_DRAFTS];

/** Sentences that the specification prescribes verbatim. */
const AS_SPECIFIED: readonly string[] = ["Your message was sent! We'll be in touch soon."];

/** Copy follows print typography, is complete, and makes sense without the words around it. */
export const adviseTextRules: CrossCheck = ({ documents }) =>
  documents
    .flatMap(proseOf)
    .filter(({ value }) => !AS_SPECIFIED.includes(value))
    .flatMap((prose) => brokenRules(prose, RULES).map(({ offset, message }) => prose.complain(offset, message)));
