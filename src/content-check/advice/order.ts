import type { CrossCheck } from "../cross-checks/cross-check";
import { problemAt } from "../document";

const EXHIBIT = /^Exhibit (\d+)\b/u;

/** Pictures are numbered as a page shows them. */
const adviseExhibits: CrossCheck = ({ documents }) =>
  documents.flatMap((document) =>
    document.strings
      .filter(({ path, value }) => path.at(-1) === "caption" && EXHIBIT.test(value))
      .flatMap(({ path, value }, index) =>
        Number(EXHIBIT.exec(value)?.[1]) === index + 1
          ? []
          : [problemAt(document, path, `is the page’s exhibit number ${index + 1}. Number the exhibits of a page from 1, without gaps`)],
      ),
  );

/** The news is shown in the order of the file. */
const adviseNews: CrossCheck = ({ documents }) =>
  documents.flatMap((document) => {
    const days = document.strings.filter(({ path }) => path.at(-1) === "date");
    return days
      .filter(({ path, value }, index) => Number(path.at(-2)) > 0 && value > (days[index - 1]?.value ?? value))
      .map(({ path }) => problemAt(document, path, "is later than the entry above it. Put the latest first"));
  });

/** What is counted or dated is in its order. */
export const adviseOrder: CrossCheck = (situation) => [adviseExhibits, adviseNews].flatMap((advise) => advise(situation));
