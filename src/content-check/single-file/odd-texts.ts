/** Mistakes in valid texts: YAML that is read differently than intended, and odd characters. */
import type { ContentPath, VisitedString } from "../../content-model/visit-strings";
import { quote } from "../../content-model/words";
import type { Place } from "../problem";
import { findOddCharacter } from "../text-rules/characters";
import type { Mistake } from "../text-rules/text-rule";

/** An unquoted text as written in its file. */
export interface PlainText {
  /** From its first character to its last, on as many lines as it has. */
  source: string;
  /** The rest of its last line, and the next line. */
  behind: string;
  /** The indent of its line, including list hyphens. */
  indent: number;
  /** The place of a character, counted from the first. */
  placeAt: (offset: number) => Place;
}

/** Finds the texts of a YAML file as they are written there. */
export interface WrittenTexts {
  /** A text as written, with quotes or block marks; undefined for anything else. */
  sourceAt: (path: ContentPath) => Pick<PlainText, "source" | "placeAt"> | undefined;
  /** The source of an unquoted text; undefined for any other. */
  plainAt: (path: ContentPath) => PlainText | undefined;
  /** The place of a character in a field's text, counted from 0; or the start of the text if it is written with escapes. */
  locateWithin: (path: ContentPath, text: string, offset: number) => Place;
}

/** What is wrong with how a field's text is written, before it is validated. */
interface OddText {
  path: ContentPath;
  place: Place;
  message: string;
}

/** A comment after the text, or on the line below it, whose # is followed by a word as in "#1". */
const CUT_OFF = /^[ \t]*(?:\r?\n( +))?#[^\s#]/u;

/** A comment after the text, without the two spaces that would separate it. */
const CLOSE_NOTE = /^[ \t]#[ \t#]/u;

/** A continuation line that begins like a list entry or a field. */
const ENTRY = /\n[ \t]*(?=-[ \t\p{L}\p{N}"'[{]|[\p{L}][\w-]*:[^\s/])/u;

/** Text that YAML cuts off, or joins to other text, against the editor's intention. */
const swallowedIn = ({ source, behind, indent }: PlainText): Mistake[] => {
  const [note = "", below] = CUT_OFF.exec(behind) ?? [];
  // On its own line, it is a real comment unless it is indented like a continuation of the text.
  const cut = note !== "" && (below === undefined || below.length > indent) ? note : undefined;
  const entry = ENTRY.exec(source);
  return [
    ...(cut === undefined
      ? []
      : [
          {
            offset: source.length + cut.length - 2,
            message:
              "is cut off at the #, which begins a comment. Put the whole text in quotes, or write the comment on its own line, with a space after #",
          },
        ]),
    ...(entry
      ? [
          {
            offset: entry.index + entry[0].length,
            message:
              "continues on a line that looks like a separate entry. Indent that line like its neighbours and put a space after the hyphen or colon, or put the text in quotes",
          },
        ]
      : []),
  ];
};

/** A continuation line that begins with a name and a colon. */
const FIELD_LINE = /\n[ \t]*((?:- )?([A-Za-z]\w*):)(?=\s|$)/gu;

/** The first line of a text that is really another field, but indented so far that it became part of the text. */
const swallowedField = (path: ContentPath, { sourceAt }: WrittenTexts, fields: ReadonlySet<string>): OddText | undefined => {
  const written = sourceAt(path);
  const line = [...(written?.source.matchAll(FIELD_LINE) ?? [])].find(([, , name = ""]) => fields.has(name));
  const [whole = "", mark = ""] = line ?? [];
  const key = path.findLast((part) => typeof part === "string") ?? "";
  const message = mark.startsWith("-")
    ? `contains ${quote(mark)}, which begins an entry. Indent it like the entry before it`
    : `contains ${quote(mark)}, which is a field of the entry. Indent it as far as ${quote(key)}`;
  return written && line && { path, place: written.placeAt(line.index + whole.length - mark.length), message };
};

/** Finds what is odd about a text of a file with these fields. */
export const oddIn = ({ path, value, schema }: VisitedString, yaml: WrittenTexts, fields: ReadonlySet<string>): OddText[] => {
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
    swallowed.push({ path, place: written.placeAt(0), message: "keeps every line break because of its |. Write >- instead" });
  const character = findOddCharacter(value, path.at(-1) === "ar");
  return character ? [...swallowed, { path, place: locateWithin(path, value, character.offset), message: character.message }] : swallowed;
};

/** The place of a comment that follows a text so closely that it may belong to it. `oddIn` reports one that certainly does. */
export const closeNoteOf = ({ path }: VisitedString, { plainAt }: WrittenTexts): { path: ContentPath; place: Place }[] => {
  const plain = plainAt(path);
  return plain && CLOSE_NOTE.test(plain.behind) ? [{ path, place: plain.placeAt(plain.source.length + 1) }] : [];
};
