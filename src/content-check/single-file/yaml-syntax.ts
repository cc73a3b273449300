/** YAML syntax errors, in editors' language. */
import { type Document, isAlias, isNode, isScalar, isSeq, visit } from "yaml";
import { quote } from "../../content-model/words";
import type { Mistake } from "../text-rules/text-rule";
import { findListMistake } from "./yaml-lists";

/** The reader's errors, as `CODE: message`, and how to fix them; the first match counts. `[key]` is filled in. */
const FIXES: readonly (readonly [RegExp, string])[] = [
  [/^TAB_AS_INDENT/u, "is indented with a tab. Indent with two spaces per level"],
  [/^DUPLICATE_KEY/u, "repeats the key [key] of the same entry. Keep one of the two, or begin a new entry with a hyphen"],
  [
    /^NO_HYPHEN/u,
    "repeats the key [key], the first key of its entry, so a new entry begins here. Replace the two spaces before it with a hyphen and a space",
  ],
  [/^BAD_SCALAR_START/u, "begins a text with a character that YAML reserves. Put the text in quotes"],
  [/^BAD_DQ_ESCAPE/u, 'has a backslash inside "...". Write two of them, or use single quotes'],
  [/^MULTIPLE_DOCS/u, "begins a second document. Remove the --- or ... line"],
  [/^MISSING_CHAR: Missing closing/u, "opens a quote that is not closed. Close it; inside '...' a ' is written twice"],
  [/^BAD_INDENT: Flow/u, "is still inside a bracket that is not closed. Close it, or put text that begins with [ or { in quotes"],
  [
    /^BAD_INDENT|Sequence item without/u,
    "is indented differently from its neighbours. Give all lines of one list or entry the same number of spaces",
  ],
  [/^BLOCK_AS_IMPLICIT_KEY/u, "mixes text and keys. Put text with a colon in quotes, or give the next line fewer spaces"],
  [
    /^MULTILINE_IMPLICIT_KEY|need to be followed by map values/u,
    "has no colon and space after its key. Write `key: text`, or indent the line if it continues a text",
  ],
  [
    /^UNEXPECTED_TOKEN: Unexpected scalar at node end/u,
    "continues after a closing quote or bracket, or begins with *. Put the whole text in quotes, and write “ and ” inside it",
  ],
];

const DEFAULT_FIX =
  "cannot be read. Put text that begins with a special character in quotes, and check the indent of this line and the one before";

/** Mistakes that leave the structure clear. After any other, the reader guesses, so its further errors mean nothing. */
const HARMLESS = /^(TAB_AS_INDENT|DUPLICATE_KEY|NO_HYPHEN|BAD_SCALAR_START|BAD_DQ_ESCAPE)$/u;

/** The start of the quoted text that is still open at `offset`. */
const openQuoteBefore = (document: Document, offset: number): number | undefined => {
  let start: number | undefined;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type?.startsWith("QUOTE") === true && range && range[0] < offset && offset <= range[2]) [start] = range;
    },
  });
  return start;
};

/** The offset at which the text of a line begins; lines count from 0. */
const startOf = (text: string, line: number): number => {
  const [before, words = ""] = [text.split("\n").slice(0, line), text.split("\n")[line]];
  return before.reduce((sum, { length }) => sum + length + 1, words.search(/\S/u));
};

/** The key at an offset. */
const keyAt = (text: string, offset: number): string => /^[^:\n]*/u.exec(text.slice(offset))?.[0].trim() ?? "";

/** Indentation with special spaces from word processors and web pages, which YAML treats as text. */
const ODD_INDENT = /^ *[\u00A0\u2000-\u200B\u202F\u3000]/gmu;

/** Reports lines indented with special spaces. */
export const oddIndents = (text: string): Mistake[] =>
  [...text.matchAll(ODD_INDENT)].map(({ 0: indent, index }) => ({
    offset: index + indent.length - 1,
    message: "is indented with special spaces, such as a word processor inserts. Type plain spaces instead",
  }));

/** An error of the reader. */
interface Complaint {
  code: string;
  message: string;
  pos: [from: number, to: number];
}

/** Duplicate keys of an entry. A repeated first key of a list entry means a missing hyphen, which also explains the keys after it. */
const repeatedKeys = (document: Document): Complaint[] => {
  const found: Complaint[] = [];
  visit(document, {
    Map: (_key, { items }, path) => {
      const keys = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        const isBeginning = isSeq(path.at(-1)) && keys.values().next().value === key.value;
        if (keys.has(key.value))
          found.push({ code: isBeginning ? "NO_HYPHEN" : "DUPLICATE_KEY", message: "", pos: [key.range[0], key.range[1]] });
        if (isBeginning) return;
        keys.add(key.value);
      }
    },
  });
  return found;
};

/** The first error of each line, without those that follow from an unclear structure. */
export const syntaxMistakes = (document: Document, text: string, lineOf: (offset: number) => number): Mistake[] => {
  const lines = new Set<number>();
  let isLost = false;
  const complaints: Complaint[] = [...document.errors, ...repeatedKeys(document)];
  const reported = complaints
    .sort((a, b) => a.pos[0] - b.pos[0])
    .filter(({ code, pos }) => {
      const line = lineOf(pos[0]);
      if (lines.has(line) || (isLost && !HARMLESS.test(code))) return false;
      lines.add(line);
      isLost ||= !HARMLESS.test(code);
      return true;
    });
  return reported.map(({ code, message, pos: [offset] }) => {
    const cause = HARMLESS.test(code) ? undefined : findListMistake(text, lineOf(offset) - 1);
    if (cause) return { offset: startOf(text, cause.line), message: cause.message };
    const complaint = `${code}: ${message}`;
    const fix = (FIXES.find(([pattern]) => pattern.test(complaint))?.[1] ?? DEFAULT_FIX).replace("[key]", quote(keyAt(text, offset)));
    return { offset: (complaint.includes("Missing closing") ? openQuoteBefore(document, offset) : undefined) ?? offset, message: fix };
  });
};

/**
 * YAML features that content may not use, because programs disagree about them or they confuse editors. Unquoted text that begins with
 * & * or ! uses them by accident.
 */
export const needlessYaml = (document: Document): Mistake[] => {
  const found: Mistake[] = [];
  const refuse = (offset: number | undefined, message: string): void => {
    found.push({ offset: offset ?? 0, message });
  };
  visit(document, {
    Node: (_key, node, above) => {
      const offset = node.range?.[0];
      if (isScalar(node) && node.source === "" && node.value === null && isSeq(above.at(-1)))
        refuse(offset, "is an empty entry. Write it after the hyphen, or delete the line");
      if (isAlias(node) || node.anchor !== undefined || node.tag !== undefined)
        refuse(offset, "is an alias (*), an anchor (&) or a tag (!). Put text that begins with one of these signs in quotes");
    },
    Pair: (_key, { key }) => {
      if (isNode(key) && (!isScalar(key) || typeof key.value !== "string" || key.value === "<<"))
        refuse(key.range?.[0], "has a key that is not a word. Write a name before the colon, in quotes if it is a number or a date");
    },
  });
  return found;
};
