import type { ContentPath, VisitedString } from "../content-model/visit-strings";
import { findOddCharacter } from "./characters";
import type { Place } from "./problem";
import type { YamlReading } from "./read-yaml";
import { hasCloseNote, swallowedIn } from "./swallowed";

/** What is wrong with how a field's text is written, before it is validated. */
export interface OddText {
  path: ContentPath;
  place: Place;
  message: string;
}

/** Finds what is odd about a text. */
export const oddIn = ({ path, value, schema }: VisitedString, { plainAt, locateWithin }: YamlReading): OddText[] => {
  // A field that should not be text at all is reported elsewhere.
  if (schema.type !== "string") return [];
  const plain = plainAt(path);
  const swallowed = plain ? swallowedIn(plain).map(({ offset, message }) => ({ path, place: plain.placeAt(offset), message })) : [];
  const character = findOddCharacter(value, path.at(-1) === "ar");
  return character ? [...swallowed, { path, place: locateWithin(path, value, character.offset), message: character.message }] : swallowed;
};

/** Where a comment begins that directly follows a text. */
export const closeNoteOf = ({ path }: VisitedString, { plainAt }: YamlReading): { path: ContentPath; place: Place }[] => {
  const plain = plainAt(path);
  return plain && hasCloseNote(plain) ? [{ path, place: plain.placeAt(plain.source.length + 1) }] : [];
};
