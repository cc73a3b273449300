/** What YAML makes of text that stands without quotes, and nobody means. */
import type { Place } from "./problem";

/** A text without quotes as it stands in its file. */
export interface PlainText {
  /** From its first character to its last, on as many lines as it has. */
  source: string;
  /** The rest of its last line, and the line below. */
  behind: string;
  /** How far in its line begins, hyphens of a list included. */
  indent: number;
  /** Where a character stands, counted from the first. */
  placeAt: (offset: number) => Place;
}

/** A mistake at a character of the text, counted from its first. */
interface Mistake {
  offset: number;
  message: string;
}

/** What YAML 1.1, which many programs still read, takes for something else than text. */
const OLDER: readonly (readonly [form: RegExp, meaning: string])[] = [
  [/^(y|n|yes|no|on|off)$/iu, "true or false"],
  [/^[-+]?\d[\d,]*_[\d_]*$|^[-+]?\d+(:[0-5]?\d)+(\.\d*)?$/u, "a number"],
];

/** A note behind the text, or on the line below it, whose # is followed by a word as in "#1". */
const CUT_OFF = /^[ \t]*(?:\r?\n( +))?#[^\s#]/u;

/** A note behind the text, without the two spaces that tell it apart. */
const CLOSE_NOTE = /^[ \t]#[ \t#]/u;

/** A further line of the text that begins like an entry of a list, or like a field. */
const ENTRY = /\n[ \t]*(?=-[ \t\p{L}\p{N}"'[{]|[\p{L}][\w-]*:[^\s/])/u;

/** Whether a note stands behind the text that may belong to it; one that does for certain is a mistake. */
export const hasCloseNote = ({ behind }: PlainText): boolean => CLOSE_NOTE.test(behind);

/** What is certainly not meant. */
export const swallowedIn = ({ source, behind, indent }: PlainText): Mistake[] => {
  const older = OLDER.find(([form]) => form.test(source))?.[1];
  const [note = "", below] = CUT_OFF.exec(behind) ?? [];
  // On a line of its own, a note is one unless it stands where the text would go on.
  const cut = note !== "" && (below === undefined || below.length > indent) ? note : undefined;
  const entry = ENTRY.exec(source);
  return [
    ...(older === undefined
      ? []
      : [{ offset: 0, message: `is text to the site, but ${older} to older programs that read YAML. Put it in quotes` }]),
    ...(cut === undefined
      ? []
      : [
          {
            offset: source.length + cut.length - 2,
            message:
              "is cut off at the #, which begins a note that nobody sees. Put the whole text in quotes, or write the note on a line of its own, with a space after #",
          },
        ]),
    ...(entry
      ? [
          {
            offset: entry.index + entry[0].length,
            message:
              "goes on in a line that looks like an entry of its own. Give that line the indent of its neighbours and a space after the hyphen or colon, or put the text in quotes",
          },
        ]
      : []),
  ];
};
