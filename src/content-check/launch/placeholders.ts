import { NAME_PLACEHOLDER } from "../../content-model/tokens";
import { EXAMPLE_HOSTS, RESERVED_ENDS } from "../../content-model/unreachable-hosts";
import { quote } from "../../content-model/words";
import { type CrossCheck, inEachText } from "../cross-check";
import { read } from "../data";
import { problem, THIS_LINE } from "../problem";
import { problemAt } from "../reading/document";
import { UNFINISHED } from "../text-rules/drafts";

/** Patterns that match only placeholders. */
const PLACEHOLDERS: readonly { pattern: RegExp; fix: string }[] = [
  // In a sentence, name@example.com is a legitimate example; as a link's host, example.com is not.
  {
    pattern: new RegExp(String.raw`[\w.{}-]+\.(?:${RESERVED_ENDS})\b(?![.-]\w)|(?<=//(?:www\.)?)${EXAMPLE_HOSTS}\b`, "gu"),
    fix: "a reserved example name. Write the real host",
  },
  // [DATE], [Company name], [insert amount]: template text, unlike the brackets of a quotation or a slot.
  ...[
    /\[\p{Lu}[\p{Lu}\d _’'/-]+\](?![([])/gu,
    /\[[^[\]\n]{0,30}\b(?:name|date|company|insert|your|address|number|email|title|text|amount|link|tbc|tbd)\b[^[\]\n]{0,30}\](?![([])/giu,
  ].map((pattern) => ({ pattern, fix: "leftover template text. Replace it with the real words" })),
  { pattern: new RegExp(UNFINISHED.source, "giu"), fix: "a note that the text is unfinished. Write the text" },
  // Fictional numbers (555-01..), and seven zeros.
  { pattern: /(?:\+?\d[\d() -]*)?(?:\b555[ -]?01\d\d|000[ -]?0000)\b/gu, fix: "a fictional number. Write the real one" },
];

/** The placeholders in a text, ignoring figure tokens. */
const placeholdersIn = (text: string): { message: string; offset: number }[] =>
  PLACEHOLDERS.flatMap(({ pattern, fix }) =>
    [...text.replace(/\{claim\.[^{}]*\}/gu, "").matchAll(pattern)].map((match) => ({
      message: `has ${quote(match[0])}, ${fix}`,
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

/** Entries no longer marked as samples that still show the placeholder for a name. */
const findUnnamed = inEachText(({ path, value }, { data }) =>
  value === NAME_PLACEHOLDER && read(data, ...path.slice(0, -1), "sample") !== true
    ? "is a placeholder name. Write the real name"
    : undefined,
);

/** Placeholder hosts, phone numbers and names that are not marked as samples. */
export const findPlaceholders: CrossCheck = (content) => [...findWords(content), ...findUnnamed(content)];
