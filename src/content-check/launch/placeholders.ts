import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-checks/cross-check";
import { UNFINISHED } from "../cross-checks/literals";
import { problemAt, read } from "../document";
import { problem, THIS_LINE } from "../problem";

/** What can only be a placeholder, wherever it stands. */
const PLACEHOLDERS: readonly { pattern: RegExp; mend: string }[] = [
  // Names that will never be anybody's (RFC 2606). In a sentence, name@example.com is a fair example; as an address it is none.
  {
    pattern: /[\w.{}-]+\.(?:example|test|invalid|localhost)\b(?![.-]\w)|(?<=\/\/(?:www\.)?)example\.(?:com|net|org)\b/gu,
    mend: "a name that belongs to nobody. Write the real host",
  },
  // [DATE], [Company name], [insert amount]: as templates have them, and unlike the brackets of a quotation or a slot.
  ...[
    /\[\p{Lu}[\p{Lu}\d _’'/-]+\](?![([])/gu,
    /\[[^[\]\n]{0,30}\b(?:name|date|company|insert|your|address|number|email|title|text|amount|link|tbc|tbd)\b[^[\]\n]{0,30}\](?![([])/giu,
  ].map((pattern) => ({ pattern, mend: "words that a template left. Write what belongs there" })),
  { pattern: new RegExp(UNFINISHED.source, "giu"), mend: "a mark that the text is not finished. Write the text" },
  // Numbers kept for fiction (555-01..), and seven zeros.
  { pattern: /(?:\+?\d[\d() -]*)?(?:\b555[ -]?01\d\d|000[ -]?0000)\b/gu, mend: "a number that belongs to nobody. Write the real one" },
];

/** The placeholders in a text; the name of a figure's token is none. */
const placeholdersIn = (text: string): { message: string; offset: number }[] =>
  PLACEHOLDERS.flatMap(({ pattern, mend }) =>
    [...text.replace(/\{claim\.[^{}]*\}/gu, "").matchAll(pattern)].map((match) => ({
      message: `has ${quote(match[0])}, ${mend}`,
      offset: match.index,
    })),
  );

const findWords: CrossCheck = ({ documents }) =>
  documents.flatMap((document) =>
    document.kind.name === "legal"
      ? document.text
          .split("\n")
          .flatMap((line, index) =>
            placeholdersIn(line).map(({ message, offset }) =>
              problem(document.path, { line: index + 1, column: offset + 1 }, THIS_LINE, message),
            ),
          )
      : document.strings.flatMap(({ path, value }) => placeholdersIn(value).map(({ message }) => problemAt(document, path, message))),
  );

/** Entries that no longer say that they are samples, and still show the words for a name. */
const findUnnamed: CrossCheck = ({ documents }) =>
  documents.flatMap((document) =>
    document.strings
      .filter(({ path, value }) => value === "{name}" && read(document.data, ...path.slice(0, -1), "sample") !== true)
      .map(({ path }) => problemAt(document, path, "stands for a name that nobody has written yet. Write the name")),
  );

/** Hosts, phone numbers and names that were left standing without a mark. */
export const findPlaceholders: CrossCheck = (situation) => [...findWords(situation), ...findUnnamed(situation)];
