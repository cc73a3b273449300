import { expandTokens } from "../../content-model/tokens";
import type { ContentPath, VisitedString } from "../../content-model/visit-strings";
import type { CrossCheck } from "../cross-checks/cross-check";
import { shownTexts } from "../cross-checks/metadata";
import { repeated } from "../cross-checks/unique";
import { type ContentDocument, problemAt, readText } from "../document";
import type { Problem } from "../problem";

/** Keys that tell the entries of a list apart. */
const TELLING = ["heading", "title", "label", "question", "name"];

/** Where a text stands that must differ from its neighbours': the list it is an entry of, or that whose entry it names. */
const listOf = (path: ContentPath): string | undefined => {
  const [key, index] = [path.at(-1), path.at(-2)];
  if (typeof key === "number") return path.slice(0, -1).join(".");
  return typeof index === "number" && TELLING.includes(String(key)) ? [...path.slice(0, -2), key].join(".") : undefined;
};

/** Stands for the names of many people while they are samples. */
const SAMPLE_NAME = "{name}";

/** How a text reads, whatever its capitals and spaces. */
export const likeness = (text: string): string => text.replace(/\s+/gu, " ").trim().toLowerCase();

const repeatsWithin = (document: ContentDocument): Problem[] =>
  repeated<VisitedString>(
    document.strings.filter(({ path, value, schema }) => schema.graphql === "@copy" && value !== SAMPLE_NAME && listOf(path) !== undefined),
    ({ path, value }) => `${listOf(path) ?? ""}:${likeness(value)}`,
    ({ path }, first) =>
      problemAt(
        document,
        path,
        `says the same as line ${document.locate(first.path).line}. Say something else, or leave one of the two out`,
      ),
  );

/** What a page calls itself. */
const namesOf = (document: ContentDocument) => {
  const label = readText(document.data, "label");
  return label === undefined ? [] : [{ path: ["label"], shown: label }];
};

/** A page that was copied and a text that was forgotten in it, or a text that was pasted twice. */
export const adviseRepeats: CrossCheck = ({ documents, pages, tokens }) => {
  const selfDescriptions = pages.flatMap(({ document }) =>
    [...namesOf(document), ...shownTexts(document, tokens)].map(({ path, shown }) => ({
      document,
      path,
      shown: expandTokens(shown, tokens),
    })),
  );
  return [
    ...documents.flatMap(repeatsWithin),
    ...repeated(
      selfDescriptions,
      ({ path, shown }) => `${path.join(".")}:${likeness(shown)}`,
      ({ document, path }, first) =>
        problemAt(document, path, `says the same as content/${first.document.path}. Say what is particular to this page`),
    ),
  ];
};
