import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument, type YAMLMap } from "yaml";
import type { ContentPath } from "../../content-model/visit-strings";
import { describeValue } from "../../content-model/words";
import { type Place, START } from "../problem";
import type { PlainText, WrittenTexts } from "../single-file/odd-texts";
import { needlessYaml, oddIndents, syntaxMistakes } from "../single-file/yaml-syntax";
import type { Mistake } from "../text-rules/text-rule";
import { findWritten } from "./find-written";
import type { YamlReader } from "./gatsby-yaml";

/** A YAML text, read. */
export interface YamlReading extends WrittenTexts {
  /** The value as the site reads it, or undefined when the text could not be read. */
  data: unknown;
  /** Syntax errors, and how to fix them. */
  errors: { place: Place; message: string }[];
  /** Values that two YAML readers interpret differently. */
  ambiguities: { path: ContentPath; message: string }[];
  /** The place of a field; for a missing one, the start of its entry. */
  locate: (path: ContentPath) => Place;
  /** The place of a field's key. */
  locateKey: (path: ContentPath) => Place;
}

type Locators = WrittenTexts & Pick<YamlReading, "locate" | "locateKey">;

/** Looks up an entry's pairs by key. Indexed, because an entry may have thousands by accident. */
const keyIndex = (): ((entry: YAMLMap) => ReadonlyMap<string, Pair>) => {
  const indexes = new WeakMap<YAMLMap, ReadonlyMap<string, Pair>>();
  return (entry) => {
    const index = indexes.get(entry) ?? new Map(entry.items.map((pair) => [isScalar(pair.key) ? String(pair.key.value) : "", pair]));
    indexes.set(entry, index);
    return index;
  };
};

/** Finds fields in a text. */
const locators = (parsed: () => Document, text: string, placeAt: (offset: number) => Place): Locators => {
  const pairsOf = keyIndex();
  const childOf = (node: unknown, key: string | number): unknown => {
    if (isMap(node)) return pairsOf(node).get(String(key))?.value;
    return isSeq(node) ? node.items[Number(key)] : undefined;
  };
  const nodeAt = (path: ContentPath): Node | undefined => {
    const node = path.reduce<unknown>(childOf, parsed().contents);
    return isNode(node) ? node : undefined;
  };
  const locate = (path: ContentPath): Place => {
    const node = nodeAt(path);
    if (node?.range) {
      const [start, end] = node.range;
      // The text of a block begins on the line below its >-.
      const [mark = ""] = isScalar(node) && node.type?.startsWith("BLOCK") === true ? (/^.*\s*/u.exec(text.slice(start, end)) ?? []) : [];
      return placeAt(start + (start + mark.length < end ? mark.length : 0));
    }
    return path.length === 0 ? placeAt(0) : locate(path.slice(0, -1));
  };
  const locateKey = (path: ContentPath): Place => {
    const parent = nodeAt(path.slice(0, -1));
    const key = isMap(parent) ? pairsOf(parent).get(String(path.at(-1)))?.key : undefined;
    return isScalar(key) && key.range ? placeAt(key.range[0]) : locate(path);
  };
  const locateWithin = (path: ContentPath, value: string, offset: number): Place => {
    const [start = 0, end = 0] = nodeAt(path)?.range ?? [];
    const found = findWritten(text.slice(start, end), value, offset);
    return found === undefined ? locate(path) : placeAt(start + found);
  };
  const sourceAt: Locators["sourceAt"] = (path) => {
    const node = nodeAt(path);
    if (!isScalar(node) || !node.range) return undefined;
    const [start, end] = node.range;
    return { source: text.slice(start, end), placeAt: (offset) => placeAt(start + offset) };
  };
  const plainAt = (path: ContentPath): PlainText | undefined => {
    const node = nodeAt(path);
    const written = sourceAt(path);
    if (!written || !isScalar(node) || node.type !== "PLAIN" || !node.range) return undefined;
    const [start, end] = node.range;
    const [behind = ""] = /^.*(?:\n.*)?/u.exec(text.slice(end)) ?? [];
    const [{ length: indent } = ""] = /^[ -]*/u.exec(text.slice(text.lastIndexOf("\n", start - 1) + 1)) ?? [];
    return { ...written, behind, indent };
  };
  return { locate, locateKey, locateWithin, sourceAt, plainAt };
};

const isContainer = (value: unknown): value is object => typeof value === "object" && value !== null && !(value instanceof Date);

const isSame = (one: unknown, other: unknown): boolean =>
  one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : Object.is(one, other);

/** The paths at which two readings of one text differ. */
const differences = (one: unknown, other: unknown, path: ContentPath = []): { path: ContentPath; values: [unknown, unknown] }[] => {
  if (!isContainer(one) || !isContainer(other)) return isSame(one, other) ? [] : [{ path, values: [one, other] }];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].flatMap((key) =>
    differences(Reflect.get(one, key), Reflect.get(other, key), [...path, Array.isArray(one) ? Number(key) : key]),
  );
};

const ambiguity = (site: unknown, other: unknown): string =>
  typeof site === "string" && typeof other === "string"
    ? "is read differently by different YAML programs. Remove the spaces at the ends of its lines"
    : `is ${describeValue(site)} to the site, but ${describeValue(other)} to other programs that read YAML. Put it in quotes`;

/** The value that the site's own reader returns, or the place where it stops. */
const readAsSite = (text: string, read: YamlReader): { data: unknown } | { place: Place; message: string } => {
  try {
    return { data: read(text) };
  } catch (error) {
    const { mark, reason } = error as { mark?: { line: number; column: number }; reason?: string };
    const place = mark ? { line: mark.line + 1, column: mark.column + 1 } : START;
    return {
      place,
      message: `is too complex for the site's YAML reader (${reason ?? "no reason given"}). Write it more simply, or put it in quotes`,
    };
  }
};

/**
 * Reads YAML with the site's own reader, and again with one that records positions.
 * Both must read the same values, so that editors' programs show the content as the site does. A text that is known to be sound is read
 * the second time only when a position is needed.
 */
export const readYaml = (text: string, readAs: YamlReader, { firstLine = 1, isSound = false } = {}): YamlReading => {
  const lineCounter = new LineCounter();
  let read: Document | undefined;
  const parsed = (): Document =>
    (read ??= parseDocument(text, {
      lineCounter,
      customTags: ["timestamp"],
      prettyErrors: false,
      logLevel: "error",
      // The library compares every key with every other; `syntaxMistakes` avoids that.
      uniqueKeys: false,
    }));
  const inFile = ({ line, column }: Place): Place => ({ line: line + firstLine - 1, column });
  const placeAt = (offset: number): Place => {
    // Parsing counts the lines.
    parsed();
    const { line, col } = lineCounter.linePos(offset);
    return inFile({ line, column: col });
  };
  const unread = (errors: YamlReading["errors"]): YamlReading => ({
    data: undefined,
    errors,
    ambiguities: [],
    ...locators(parsed, text, placeAt),
  });
  if (isSound) return { ...unread([]), data: readAs(text) ?? null };

  // Stops at the first kind of error, which explains the others.
  const mistakes = [
    () => oddIndents(text),
    () => syntaxMistakes(parsed(), text, (offset) => lineCounter.linePos(offset).line),
    () => needlessYaml(parsed()),
  ].reduce<Mistake[]>((found, look) => (found.length > 0 ? found : look()), []);
  if (mistakes.length > 0) return unread(mistakes.map(({ offset, message }) => ({ place: placeAt(offset), message })));

  const reading = readAsSite(text, readAs);
  if (!("data" in reading)) return unread([{ place: inFile(reading.place), message: reading.message }]);
  return {
    ...unread([]),
    data: reading.data ?? null,
    ambiguities: differences(reading.data ?? null, parsed().toJS()).map(({ path, values: [site, other] }) => ({
      path,
      message: ambiguity(site, other),
    })),
  };
};
