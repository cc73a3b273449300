import { expandTokens } from "../../content-model/tokens";
import type { ContentPath, VisitedString } from "../../content-model/visit-strings";
import type { CrossCheck } from "../cross-checks/cross-check";
import { shownTexts } from "../cross-checks/metadata";
import { repeated } from "../cross-checks/unique";
import { type ContentDocument, problemAt, readText } from "../document";
import type { Problem } from "../problem";

/** Keys that tell the entries of a list apart. */
const TELLING = ["heading", "title", "label", "question", "name"];

/** The list within which a text must be unique: the one it is an entry of, or the one whose entry it names. */
const listOf = (path: ContentPath): string | undefined => {
  const [key, index] = [path.at(-1), path.at(-2)];
  if (typeof key === "number") return path.slice(0, -1).join(".");
  return typeof index === "number" && TELLING.includes(String(key)) ? [...path.slice(0, -2), key].join(".") : undefined;
};

/** The placeholder for people's names while they are samples. */
const SAMPLE_NAME = "{name}";

/** A text without differences in case and spacing. */
export const likeness = (text: string): string => text.replace(/\s+/gu, " ").trim().toLowerCase();

const repeatsWithin = (document: ContentDocument): Problem[] =>
  repeated<VisitedString>(
    document.strings.filter(({ path, value, schema }) => schema.graphql === "@copy" && value !== SAMPLE_NAME && listOf(path) !== undefined),
    ({ path, value }) => `${listOf(path) ?? ""}:${likeness(value)}`,
    ({ path }, first) =>
      problemAt(document, path, `says the same as line ${document.locate(first.path).line}. Reword or remove one of the two`),
  );

/** A page's own name. */
const namesOf = (document: ContentDocument) => {
  const label = readText(document.data, "label");
  return label === undefined ? [] : [{ path: ["label"], shown: label }];
};

/** Texts left unchanged in a copied page, and texts pasted twice. */
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
        problemAt(document, path, `says the same as content/${first.document.path}. Say what is specific to this page`),
    ),
  ];
};
