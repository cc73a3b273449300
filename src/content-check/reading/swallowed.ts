/** Unquoted text that YAML reads differently than intended. */
import type { Place } from "../problem";

/** An unquoted text as written in its file. */
export interface PlainText {
  /** From its first character to its last, on as many lines as it has. */
  source: string;
  /** The rest of its last line, and the line below. */
  behind: string;
  /** The indent of its line, including list hyphens. */
  indent: number;
  /** The place of a character, counted from the first. */
  placeAt: (offset: number) => Place;
}

/** A mistake at a character of the text, counted from its first. */
interface Mistake {
  offset: number;
  message: string;
}

/** A comment after the text, or on the line below it, whose # is followed by a word as in "#1". */
const CUT_OFF = /^[ \t]*(?:\r?\n( +))?#[^\s#]/u;

/** A comment after the text, without the two spaces that set it apart. */
const CLOSE_NOTE = /^[ \t]#[ \t#]/u;

/** A further line of the text that begins like an entry of a list, or like a field. */
const ENTRY = /\n[ \t]*(?=-[ \t\p{L}\p{N}"'[{]|[\p{L}][\w-]*:[^\s/])/u;

/** Whether a comment after the text may belong to it; one that certainly does is an error. */
export const hasCloseNote = ({ behind }: PlainText): boolean => CLOSE_NOTE.test(behind);

/** Certain mistakes. */
export const swallowedIn = ({ source, behind, indent }: PlainText): Mistake[] => {
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
