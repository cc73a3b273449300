import { quote } from "../../content-model/words";
import { ifUnintended } from "../../history/earlier-version";
import { readList, readText } from "../data";
import type { Problem } from "../problem";
import { problemAt } from "../reading/document";
import type { Comparison } from "./comparison";

/** The questions of the FAQ and their categories, by their addresses. */
const questionsIn = (data: unknown): ReadonlyMap<string, string> =>
  new Map(
    readList(data, "categories")
      .flatMap((category) => [category, ...readList(category, "items")])
      .map((entry) => [readText(entry, "slug") ?? "", readText(entry, "question") ?? readText(entry, "title") ?? ""]),
  );

/** Places within a page that old links no longer reach. Redirects cannot help: servers never see what follows a #. */
export const lostAnchors = ({ document, former, formerHeadings, earlier }: Comparison): Problem[] => {
  const isFaq = document.kind.name === "faq";
  const now = isFaq ? [...questionsIn(document.data).keys()] : document.anchors;
  return [...(isFaq ? questionsIn(former) : formerHeadings)]
    .filter(([address]) => address !== "" && now?.includes(address) === false)
    .map(([address, words]) => {
      const what = `has lost the address ${quote(`#${address}`)} (“${words}”) since ${earlier.name}, so links to it no longer work`;
      return problemAt(document, [], `${what}. ${ifUnintended(earlier)}`);
    });
};
