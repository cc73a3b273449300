import { NAME_PLACEHOLDER, expandTokens } from "../../content-model/tokens";
import type { VisitedString } from "../../content-model/visit-strings";
import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { readText } from "../data";
import { fieldName, type Problem, problem, THIS_LINE } from "../problem";
import { type ContentDocument, problemAt } from "../reading/document";
import { likeness } from "../reading/likeness";
import { shownTexts } from "../reading/shown-texts";
import { repeated } from "../repeated";
import { HEADINGS } from "../text-rules/text-rule";

/** Keys whose texts may be the same in several entries of a list. */
const SHARED = ["link", "linkLabel", "action", "button", "price", "period", "value", "time", "kind", "eyebrow"];

/** Keys of longer texts, which must add something to the other texts of their entry. */
const SAYING = ["text", "description", "answer", "lead", "intro", "eyebrow", "alt", "bio", "overview"];

/** The length in characters from which a text must be unique in its whole file. */
const LONG = 60;

/** Where a text must be unique: in the whole file if it is long, otherwise among the same fields of its list's entries. */
const scopeOf = ({ path, value }: VisitedString): string | undefined => {
  // Search results and link previews may describe a page in the same words.
  if (path[0] === "metadata") return undefined;
  if (value.length >= LONG) return "";
  if (path.at(-1) === "question") return "question";
  const index = path.findLastIndex((key) => typeof key === "number");
  // Two sections of the same type may share the labels of their controls.
  if (path[0] === "sections" && index === 1 && !HEADINGS.includes(path[2])) return undefined;
  if (index < 0 || SHARED.includes(String(path[index + 1]))) return undefined;
  return [...path.slice(0, index), ...path.slice(index + 1)].join(".");
};

const SAME = "Reword or remove one of the two";

const isEntryLink = ({ path }: VisitedString): boolean => path.at(-1) === "href" && typeof path.at(-2) === "number";

const repeatsWithin = (document: ContentDocument): Problem[] => {
  const lineOf = ({ path }: VisitedString): number => document.locate(path).line;
  const copy = document.strings.filter(({ value, schema }) => schema.graphql === "@copy" && value !== NAME_PLACEHOLDER);
  return [
    ...repeated(
      copy.filter((text) => scopeOf(text) !== undefined),
      (text) => `${scopeOf(text) ?? ""}:${likeness(text.value)}`,
      ({ path }, first) => problemAt(document, path, `says the same as line ${lineOf(first)}. ${SAME}`),
    ),
    ...copy
      .filter(({ path, value }) => SAYING.includes(String(path.at(-1))) && value.length < LONG)
      .flatMap(({ path, value }) => {
        const entry = fieldName(path.slice(0, -1));
        const other = copy.find(
          (text) =>
            text.path.at(-1) !== path.at(-1) && fieldName(text.path.slice(0, -1)) === entry && likeness(text.value) === likeness(value),
        );
        return other ? [problemAt(document, path, `says the same as ${quote(String(other.path.at(-1)))}. ${SAME}`)] : [];
      }),
    ...repeated(
      document.strings.filter(isEntryLink),
      ({ path, value }) => `${path.slice(0, -2).join(".")}:${value}`,
      ({ path }, first) =>
        problemAt(document, path, `leads to the same place as line ${lineOf(first)}. Remove one, or correct its address`),
    ),
    ...repeated(
      document.texts.filter(({ value }) => value.length >= LONG),
      ({ value }) => likeness(value),
      ({ placeAt }, first) => problem(document.path, placeAt(0), THIS_LINE, `says the same as line ${first.placeAt(0).line}. ${SAME}`),
    ),
  ];
};

/** The names of a page, or of a workflow. */
const namesOf = ({ data }: ContentDocument) =>
  ["label", "heading", "title", "lead"].flatMap((key) => {
    const shown = readText(data, key);
    return shown === undefined ? [] : [{ path: [key], shown }];
  });

/** Texts left unchanged in a copied page, and texts pasted twice. */
export const adviseRepeats: CrossCheck = ({ documents, tokens }) => {
  const selfDescriptions = documents.flatMap((document) =>
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
