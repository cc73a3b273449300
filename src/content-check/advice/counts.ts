import { numberIn } from "../../content-model/figures";
import type { CrossCheck } from "../cross-checks/cross-check";
import { problemWithin, read } from "../document";

const NUMBER = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2}";
const ENTRIES =
  "people|leaders|kinds|values|plans|tiers|steps|stages|segments|audiences|reasons|ways|principles|stories|partners|questions|benefits";

/** How many entries a text says that it introduces, at its beginning: "Four people", "In six short steps". */
const COUNT = new RegExp(`^(?:(?:The|Our|In) )?(?:${NUMBER}) (?:\\p{L}+ )?(?:${ENTRIES})\\b`, "iu");

const INTRODUCING: readonly unknown[] = ["heading", "title", "intro", "lead"];

/** How long the lists are that stand beside a text. */
const sizesBeside = (entry: unknown): number[] =>
  Object.values(typeof entry === "object" && entry !== null ? entry : {}).flatMap((value: unknown) =>
    Array.isArray(value) ? [value.length] : [],
  );

/** What introduces a list counts its entries. */
export const adviseCounts: CrossCheck = ({ documents }) =>
  documents.flatMap((document) =>
    document.strings
      .filter(({ path, schema }) => schema.graphql === "@copy" && INTRODUCING.includes(path.at(-1)))
      .flatMap((text) => {
        const match = COUNT.exec(text.value);
        const sizes = sizesBeside(read(document.data, ...text.path.slice(0, -1)));
        if (!match || sizes.length === 0 || sizes.includes(numberIn(match[0]) ?? 0)) return [];
        return [
          problemWithin(document, text, 0, `says “${match[0]}”, but ${sizes.join(" or ")} are listed. Correct the number, or the list`),
        ];
      }),
  );
