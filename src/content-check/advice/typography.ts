import type { CrossCheck } from "../cross-check";
import { type Prose, proseOf } from "../reading/prose";
import { type Slip, SLIPS } from "./slips";

/** Sentences that the specification prescribes verbatim. */
const AS_SPECIFIED: readonly string[] = ["Your message was sent! We'll be in touch soon."];

const applies = ({ pattern, of }: Slip, prose: Prose): boolean => (of?.(prose) ?? true) && pattern.test(prose.value);

/** Copy follows print typography: curly apostrophes, single spaces. Only the first slip of each kind in a text is reported. */
export const adviseTypography: CrossCheck = ({ documents }) =>
  documents
    .flatMap(proseOf)
    .filter(({ value }) => !AS_SPECIFIED.includes(value))
    .flatMap((prose) =>
      SLIPS.filter((slip) => applies(slip, prose)).map(({ pattern, message }) => prose.complain(prose.value.search(pattern), message)),
    );
