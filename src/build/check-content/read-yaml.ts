import { isMap, isNode, isPair, LineCounter, type Node, parseDocument, type YAMLParseError } from "yaml";
import type { ContentPath } from "../../content-model/visit-strings";

/** A place in a file, counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A YAML text, read. */
export interface YamlReading {
  /** The value, or undefined when the text could not be read. */
  data: unknown;
  /** What is wrong with the text itself: where, and what to do. */
  errors: (Place & { message: string })[];
  /** Where a field stands; for one that is missing, where the entry it belongs to begins. */
  locate: (path: ContentPath) => Place;
  /** Where the key of a field stands. */
  locateKey: (path: ContentPath) => Place;
}

/** How to mend what the YAML reader complains of, by its code. */
const MENDS: Partial<Record<YAMLParseError["code"], string>> = {
  TAB_AS_INDENT: "is indented with a tab. Indent with two spaces a level",
  BAD_INDENT: "is indented differently from its neighbours. Give every line of one list or entry the same number of spaces",
  DUPLICATE_KEY: "stands twice in the same entry. Keep one of the two",
  MISSING_CHAR: "is not complete: a quote, bracket or colon is missing. Close what was opened, and put text that contains a colon in quotes",
  MULTIPLE_DOCS: "holds two documents. Remove the line with ---",
  BLOCK_AS_IMPLICIT_KEY: "has a colon too many or an indent too few. Put text that contains a colon in quotes, or indent the next line",
  BAD_ALIAS: "names an anchor that does not exist. Put text that begins with * in quotes",
  UNEXPECTED_TOKEN: "cannot be read. Put text that begins with { [ * & ! | > % @ or ` in quotes, and check the indent",
  MULTILINE_IMPLICIT_KEY: "has a key that runs over several lines. A colon after the key, or quotes around the text, may be missing",
};

const DEFAULT_MEND = "cannot be read as YAML. Check the indent, the quotes and the colons of this line and the one before";

const START: Place = { line: 1, column: 1 };

/** Reads YAML as Gatsby's transformer does (core values, dates, merge keys), and remembers where everything stands. */
export const readYaml = (text: string, firstLine = 1): YamlReading => {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, merge: true, customTags: ["timestamp"], prettyErrors: false });

  const placeAt = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + firstLine - 1, column: col };
  };
  const placeOf = (node: Node | null | undefined): Place | undefined => (node?.range ? placeAt(node.range[0]) : undefined);

  const nodeAt = (path: ContentPath): Node | undefined => {
    const node: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
    return isNode(node) ? node : undefined;
  };
  const locate = (path: ContentPath): Place => {
    const place = placeOf(nodeAt(path));
    if (place) return place;
    return path.length === 0 ? { line: firstLine, column: 1 } : locate(path.slice(0, -1));
  };
  const locateKey = (path: ContentPath): Place => {
    const parent = nodeAt(path.slice(0, -1));
    const name = path.at(-1);
    const pair = isMap(parent) ? parent.items.find(({ key }) => isNode(key) && String(key) === String(name)) : undefined;
    return (isPair(pair) && isNode(pair.key) ? placeOf(pair.key) : undefined) ?? locate(path);
  };

  const errors = document.errors.map((error) => ({
    ...(error.pos[0] === undefined ? START : placeAt(error.pos[0])),
    message: MENDS[error.code] ?? DEFAULT_MEND,
  }));
  return { data: errors.length === 0 ? toData(document) : undefined, errors, locate, locateKey };
};

/** The document's value; an alias that explodes or dangles counts as unreadable and gives undefined. */
const toData = (document: ReturnType<typeof parseDocument>): unknown => {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch {
    return undefined;
  }
};
