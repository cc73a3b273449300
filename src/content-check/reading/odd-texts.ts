import type { ContentPath, VisitedString } from "../../content-model/visit-strings";
import { quote } from "../../content-model/words";
import { findOddCharacter } from "../marks/characters";
import type { Place } from "../problem";
import type { YamlReading } from "./read-yaml";
import { hasCloseNote, swallowedIn } from "./swallowed";

/** What is wrong with how a field's text is written, before it is validated. */
interface OddText {
  path: ContentPath;
  place: Place;
  message: string;
}

/** A further line of a text that begins like an entry or a field. */
const FIELD_LINE = /\n[ \t]*((?:- )?([A-Za-z]\w*):)(?=\s|$)/gu;

/** The first line of a text that is another field, indented so far that it became part of the text. */
const swallowedField = (path: ContentPath, { sourceAt }: YamlReading, fields: ReadonlySet<string>): OddText | undefined => {
  const written = sourceAt(path);
  const line = [...(written?.source.matchAll(FIELD_LINE) ?? [])].find(([, , name = ""]) => fields.has(name));
  const [whole = "", mark = ""] = line ?? [];
  const key = path.findLast((part) => typeof part === "string") ?? "";
  const message = mark.startsWith("-")
    ? `holds ${quote(mark)}, which begins an entry. Indent it like the entry before it`
    : `holds ${quote(mark)}, which is a field of the entry. Indent it as far as ${quote(key)}`;
  return written && line && { path, place: written.placeAt(line.index + whole.length - mark.length), message };
};

/** Finds what is odd about a text of a file with these fields. */
export const oddIn = ({ path, value, schema }: VisitedString, yaml: YamlReading, fields: ReadonlySet<string>): OddText[] => {
  // A field that should not be text at all is reported elsewhere.
  if (schema.type !== "string") return [];
  const { plainAt, sourceAt, locateWithin } = yaml;
  const plain = plainAt(path);
  const field = swallowedField(path, yaml, fields);
  const swallowed = [
    ...(plain ? swallowedIn(plain).map(({ offset, message }) => ({ path, place: plain.placeAt(offset), message })) : []),
    ...(field ? [field] : []),
  ];
  const written = sourceAt(path);
  if (written?.source.startsWith("|") === true && /\S *\n *\S/u.test(value))
    swallowed.push({ path, place: written.placeAt(0), message: "keeps the end of every line because of its |. Write >- instead" });
  const character = findOddCharacter(value, path.at(-1) === "ar");
  return character ? [...swallowed, { path, place: locateWithin(path, value, character.offset), message: character.message }] : swallowed;
};

/** Where a comment begins that directly follows a text. */
export const closeNoteOf = ({ path }: VisitedString, { plainAt }: YamlReading): { path: ContentPath; place: Place }[] => {
  const plain = plainAt(path);
  return plain && hasCloseNote(plain) ? [{ path, place: plain.placeAt(plain.source.length + 1) }] : [];
};
