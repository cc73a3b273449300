import type { CrossCheck } from "../cross-check";
import { proseOf } from "../reading/prose";
import { inHeadings } from "../text-rules/text-rule";

const endsInStop = (text: string): boolean => /[^.]\.$/u.test(text.trimEnd());

/** Headings are punctuated consistently across all pages: if most have no full stop, none should have one. */
export const adviseHeadings: CrossCheck = ({ documents }) => {
  const headings = documents.flatMap(proseOf).filter(inHeadings);
  const stopped = headings.filter(({ value }) => endsInStop(value));
  return stopped.length * 2 > headings.length
    ? []
    : stopped.map(({ value, complain }) =>
        complain(value.trimEnd().length - 1, "ends in a full stop, unlike the other headings. Remove it"),
      );
};
