import { NUMBER_WORDS, numberIn } from "../../content-model/figures";
import type { CrossCheck } from "../cross-check";
import { read } from "../data";
import { fieldsWith, problemWithin } from "../reading/document";

const ENTRIES =
  "people|leaders|kinds|values|plans|tiers|steps|stages|segments|audiences|reasons|ways|principles|stories|partners|questions|benefits";

/** The count of entries at the beginning of a text that introduces them: "Four people", "Our six short steps". */
const COUNT = new RegExp(
  `^(?:(?:The|Our|In|All|Here are|There are) )?(?:one|${NUMBER_WORDS}|\\d{1,2}) (?:\\p{L}+ )?(?:${ENTRIES})\\b`,
  "iu",
);

const INTRODUCING: readonly unknown[] = ["heading", "title", "intro", "lead"];

/** Lengths of the lists next to a text. */
const sizesBeside = (entry: unknown): number[] =>
  Object.values(typeof entry === "object" && entry !== null ? entry : {}).flatMap((value: unknown) =>
    Array.isArray(value) ? [value.length] : [],
  );

/** A number that introduces a list matches the list's length. */
export const adviseCounts: CrossCheck = ({ documents }) =>
  documents.flatMap((document) =>
    fieldsWith(document, "@copy")
      .filter(({ path }) => INTRODUCING.includes(path.at(-1)))
      .flatMap((text) => {
        const [said] = COUNT.exec(text.value) ?? [];
        const sizes = sizesBeside(read(document.data, ...text.path.slice(0, -1)));
        if (said === undefined || sizes.length === 0 || sizes.includes(numberIn(said) ?? 0)) return [];
        const message = `says “${said}”, but ${sizes.join(" or ")} are listed. Correct the number, or the list`;
        return [problemWithin(document, text, 0, message)];
      }),
  );
