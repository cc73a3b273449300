import type { ContentPath } from "../../content-model/visit-strings";
import { quote } from "../../content-model/words";
import { read, readList, readText } from "../data";
import type { Problem } from "../problem";
import { problemAt } from "../reading/document";
import { bodyOf } from "../reading/read-mdx";
import type { Comparison } from "./comparison";

/** Legal texts, and figures in the register, that have changed without a new date, or whose date has gone back. */
export const staleDates = ({ document, formerText, former, earlier: { name } }: Comparison, today: Date): Problem[] => {
  const isOld = (path: ContentPath): boolean => {
    const day = readText(document.data, ...path);
    return day !== undefined && day === readText(former, ...path) && day !== today.toISOString().slice(0, 10);
  };
  const legal = document.kind.name === "legal" && bodyOf(formerText) !== bodyOf(document.text) ? ["lastUpdated"] : [];
  const figures = readList(document.data, "claims").flatMap((claim, index) => {
    const before = read(former, "claims", index);
    const isSame = (key: string): boolean => readText(claim, key) === readText(before, key);
    return isSame("key") && !isSame("value") ? [["claims", index, "asOf"]] : [];
  });
  const [now = "", then = ""] = [document.data, former].map((data) => readText(data, "lastUpdated"));
  const back = now < then ? [problemAt(document, ["lastUpdated"], `is earlier than in ${name}, ${quote(then)}. Write the later day`)] : [];
  const stale = [
    ...legal.map((key) => ({ path: [key], what: "the text", fix: "Write the day on which the change takes effect" })),
    ...figures.map((path) => ({ path, what: "the figure", fix: "Write the day on which you confirmed the new one" })),
  ]
    .filter(({ path }) => isOld(path))
    .map(({ path, what, fix }) => problemAt(document, path, `is the same as in ${name}, but ${what} has changed since. ${fix}`));
  return [...stale, ...back];
};
