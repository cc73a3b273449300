import type { ContentPath } from "../../content-model/visit-strings";
import { type Place, type Problem, problem, THIS_LINE } from "../problem";
import type { Text } from "../text-rules/text-rule";
import { type ContentDocument, fieldsWith, problemWithin } from "./document";

/** A piece of text that a visitor reads. */
export interface Prose extends Text {
  /** The path of its field; empty for running text. */
  path: ContentPath;
  /** Where its field or its text is in the file. */
  place: () => Place;
  /** Makes a problem at one of its characters, counted from 0. */
  complain: (offset: number, message: string) => Problem;
}

/** Everything in a document that visitors read, in order. */
export const proseOf = (document: ContentDocument): Prose[] => [
  ...fieldsWith(document, "@copy").map((text) => ({
    value: text.value,
    // Entries of a list have the key of the list.
    key: text.path.findLast((key) => typeof key === "string"),
    path: text.path,
    slots: text.schema.slots,
    place: () => document.locate(text.path),
    complain: (offset: number, message: string) => problemWithin(document, text, offset, message),
  })),
  ...document.texts.map(({ value, placeAt }) => ({
    value,
    key: undefined,
    path: [],
    slots: undefined,
    place: () => placeAt(0),
    complain: (offset: number, message: string) => problem(document.path, placeAt(offset), THIS_LINE, message),
  })),
];
