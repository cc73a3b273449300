import { quote } from "../../content-model/words";
import { problemAt, readText } from "../document";
import type { CrossCheck } from "./cross-check";

/** Buttons of one pair, by their group in `site.yaml`: a visitor tells them apart by their words only. */
const PAIRS: readonly (readonly [group: string, one: string, other: string])[] = [
  ["consent", "accept", "refuse"],
  ["labels", "previous", "next"],
  ["labels", "openMenu", "closeMenu"],
  ["labels", "showAllSteps", "hideAllSteps"],
  ["labels", "showAll", "showLess"],
];

const plain = (words: string): string => words.trim().toLowerCase();

/** The two buttons of a pair have different words. */
export const checkPairs: CrossCheck = ({ documents }) =>
  documents
    .filter(({ kind }) => kind.name === "site")
    .flatMap((site) =>
      PAIRS.flatMap(([group, one, other]) => {
        const [first = "", second = ""] = [one, other].map((key) => readText(site.data, group, key));
        return plain(first) === "" || plain(first) !== plain(second)
          ? []
          : [
              problemAt(
                site,
                [group, other],
                `has the same words as ${quote(one)}: a visitor cannot tell the two buttons apart. Give each its own words`,
              ),
            ];
      }),
    );
