import { type Document, isAlias, isCollection, isMap, isNode, isScalar, LineCounter, type Node, parseDocument, visit } from "yaml";
import { type ContentPath, type Place, quote } from "./problem";

/** Something wrong with a line of a file. */
export interface Mistake {
  place: Place;
  message: string;
}

/** What was read from a YAML text. */
export interface YamlReading {
  /** Its value; undefined if it could not be read. */
  data: unknown;
  mistakes: readonly Mistake[];
  /** The place of a field (or of its entry, if it is missing), of its key, or of a piece of its text. */
  placeOf: (path: ContentPath, at?: "key" | { piece: string }) => Place;
}

type Complaint = readonly [offset: number, message: string];

/** The reader's errors, as `CODE: message`, and how to mend them; the first match counts. */
const FIXES: readonly (readonly [RegExp, string])[] = [
  [/^TAB_AS_INDENT/u, "is indented with a tab. Indent with two spaces per level"],
  [/^BAD_SCALAR_START|^TAG_RESOLVE/u, "begins a text with a character that YAML reserves. Put the text in quotes"],
  [/^BAD_DQ_ESCAPE/u, 'has a backslash inside "...". Write two of them, or use single quotes'],
  [/^MULTIPLE_DOCS/u, "begins a second document. Remove the --- or ... line"],
  [/^MISSING_CHAR: Missing closing/u, "opens a quote that is not closed. Close it; inside '...' a ' is written twice"],
  [/^BAD_INDENT: Flow/u, "opens a bracket that is not closed. Close it, or put text that begins with [ or { in quotes"],
  [/INDENT|Sequence item|^BLOCK_AS/u, "mixes text and keys, or is out of line. Put text with a colon in quotes, and line up entries"],
  [/IMPLICIT_KEY|followed by map values/u, "has no colon and space after its key. Write `key: text`, or indent a line that goes on"],
  [/Unexpected scalar/u, "continues after a closing quote or bracket. Put the whole text in quotes, and write “ and ” inside it"],
  [/./u, "cannot be read. Put text that begins with a special character in quotes, and check the indent of this line and the one before"],
];

/** Where the quote or bracket around an offset opens. */
const openingAround = (document: Document, offset: number): number => {
  let start = offset;
  visit(document, {
    Node: (_key, node) => {
      const { range } = node;
      const isOpen = isCollection(node) ? node.flow : isScalar(node) && node.type?.startsWith("QUOTE");
      if (isOpen === true && range && range[0] < offset && offset <= range[2]) [start] = range;
    },
  });
  return start;
};

const columnOf = (line: string): number => line.search(/[^\s-]/u);

/** The offending one of two lines: that at an offset, or the next if it is indented further and not in line with the one before. */
const oddLine = (text: string, offset: number): number => {
  const index = text.slice(0, offset).split("\n").length - 1;
  const [before = 0, here = 0, next = 0] = ["", ...text.split("\n")].slice(index, index + 3).map(columnOf);
  return next > here && next !== before ? text.indexOf("\n", offset) + 1 + next : offset;
};

/** The first syntax error, since the reader's later ones only follow from it. A quote or a bracket is reported where it opens. */
const syntaxError = (document: Document, text: string): Complaint[] =>
  [...document.errors, ...document.warnings].slice(0, 1).map(({ code, message, pos: [offset] }) => {
    const fix = FIXES.find(([pattern]) => pattern.test(`${code}: ${message}`))?.[1] ?? message;
    if (/^(?:Missing closing|Flow)/u.test(message)) return [openingAround(document, offset), fix];
    return [message.startsWith("Nested") ? oddLine(text, offset) : offset, fix];
  });

/**
 * What YAML accepts but the site cannot use: repeated keys, and text without quotes that is read as a reference or, after ` #`, as a
 * comment.
 */
const misuse = (document: Document, text: string): Complaint[] => {
  const found: Complaint[] = [];
  const refuse = (node: unknown, message: string) => found.push([(isNode(node) ? node.range?.[0] : undefined) ?? 0, message]);
  visit(document, (_key, node) => {
    if (isAlias(node) || (isNode(node) && (node.anchor ?? node.tag) !== undefined))
      refuse(node, "begins a text with a character that YAML reserves. Put the text in quotes");
    if (isScalar(node) && /^\S/u.test(node.comment ?? "")) {
      const start = node.range?.[0] ?? 0;
      const cut = text.indexOf(`#${node.comment?.split("\n", 1)[0]}`, start);
      // An entry with nothing but comments below it is empty, and reported as such.
      if (node.value !== null || !text.slice(start, cut).includes("\n"))
        found.push([cut, "cuts its text at the #, which begins a comment. Put the text in quotes. A comment needs a space after the #"]);
    }
    const keys = new Set<string>();
    for (const { key } of isMap(node) ? node.items : []) {
      if (!isScalar(key) || typeof key.value !== "string") refuse(key, "has a key that is not a word. Write a name before the colon");
      // A missing hyphen repeats every key of its entry: the first is enough.
      else if (keys.has(key.value))
        return void refuse(key, `repeats the key ${quote(key.value)}. Keep one of the two, or begin a new entry with a hyphen`);
      else keys.add(key.value);
    }
  });
  return found;
};

/** Reads YAML as Gatsby's plugins do: dates and times are not text. `firstLine` is where front matter begins in its file. */
export const readYaml = (text: string, firstLine = 1): YamlReading => {
  const lineCounter = new LineCounter();
  const customTags = ["timestamp" as const, "intTime" as const, "floatTime" as const];
  // The library's own search for repeated keys takes minutes in a file full of them.
  const document = parseDocument(text, { lineCounter, customTags, prettyErrors: false, logLevel: "error", uniqueKeys: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  const nodeAt = (path: ContentPath): Node | undefined => {
    const node = path.reduce<unknown>((parent, key) => (isCollection(parent) ? parent.get(key, true) : undefined), document.contents);
    return isNode(node) ? node : undefined;
  };
  const placeOf: YamlReading["placeOf"] = (path, at) => {
    const parent = at === "key" ? nodeAt(path.slice(0, -1)) : undefined;
    const key = isMap(parent) ? parent.items.find((pair) => isScalar(pair.key) && pair.key.value === path.at(-1))?.key : undefined;
    const range = isScalar(key) ? key.range : nodeAt(path)?.range;
    if (!range) return path.length === 0 ? placeAt(0) : placeOf(path.slice(0, -1));
    const found = typeof at === "object" ? text.slice(range[0], range[1]).indexOf(at.piece) : 0;
    return placeAt(range[0] + Math.max(found, 0));
  };
  const syntax = syntaxError(document, text);
  const mistakes = (syntax.length > 0 ? syntax : misuse(document, text)).map(([offset, message]) => ({ place: placeAt(offset), message }));
  return { data: mistakes.length > 0 ? undefined : (document.toJS() as unknown), mistakes, placeOf };
};
