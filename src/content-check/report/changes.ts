/**
 * Lists what differs from an earlier version, place by place. No check can tell a wrong sentence, link or picture from a right one, but an
 * editor can, when shown each change.
 */
import { diffArrays } from "diff";
import type { EarlierVersion } from "../../history/earlier-version";
import { placeAfter } from "../read-text";
import { bytesIn } from "../reading/bytes-in";

const WRITTEN = /\.(?:yaml|mdx|vtt|md)$/u;

/** Changes this many words apart, or closer, are one place; as many words are shown on both sides of it. */
const AROUND = 3;
/** From this many words on, something added or removed is shown without its surroundings. */
const PASSAGE = 8;
/** The most characters shown of a text, and the most places shown. */
const [MAX_SHOWN, MAX_PLACES] = [90, 200];
/** A word of YAML, not of a text: a key, a hyphen, or the mark of a folded text. */
const SYNTAX = /^(?:[\w-]+:|-|[>|]-?)$/u;
/** How long two texts may be compared, in milliseconds, before they count as rewritten. */
const TIMEOUT = 500;

/** The words from `start` up to `end`, in either version. */
interface Range {
  start: number;
  end: number;
}

/** The ranges of words that differ, with neighbours joined. Undefined if nearly everything differs. */
const differingRanges = (before: string[], after: string[]): { was: Range; is: Range }[] | undefined => {
  const parts = diffArrays(before, after, { timeout: TIMEOUT });
  let [old, now] = [0, 0];
  return parts?.reduce<{ was: Range; is: Range }[]>((ranges, { value: { length }, added, removed }) => {
    const [was, is] = [
      { start: old, end: added ? old : old + length },
      { start: now, end: removed ? now : now + length },
    ];
    [old, now] = [was.end, is.end];
    if (!added && !removed) return ranges;
    const last = ranges.at(-1);
    if (!last || is.start - last.is.end > AROUND) return [...ranges, { was, is }];
    return [...ranges.slice(0, -1), { was: { ...last.was, end: was.end }, is: { ...last.is, end: is.end } }];
  }, []);
};

const quoted = (words: readonly string[]): string => {
  const text = words.join(" ").replaceAll("\u00A0", "[no-break space]");
  return text.length > MAX_SHOWN ? `“${text.slice(0, MAX_SHOWN).trimEnd()}…”` : `“${text}”`;
};

/** A word, with any no-break spaces in it, or a break between two paragraphs of a text. */
const WORD = /[^ \t\r\n]+|\n\s*\n(?=[ \t]*(?![-#\s]|[\w-]+:))/gu;

/** In Markdown, also the hyphen of an entry, with the spaces that nest it. */
const MARKDOWN_WORD = new RegExp(`\\n *-(?= )|${WORD.source}`, "gu");

const wordsIn = (path: string, text: string) =>
  [...text.matchAll(path.endsWith(".mdx") ? MARKDOWN_WORD : WORD)].map(({ 0: word, index }) => ({
    word: word.replace(/^\n.*?( *-)?$/su, "¶$1"),
    index,
  }));

/** What differs in a text: `content/faq.yaml:12:5  “in three days” was “in two days”`. */
const describeWords = (path: string, former: string, text: string): string[] => {
  const isSyntax = (word: string): boolean => path.endsWith(".yaml") && SYNTAX.test(word);
  const placed = wordsIn(path, text);
  const [old, now] = [wordsIn(path, former), placed].map((words) => words.map(({ word }) => word)) as [string[], string[]];
  const ranges = differingRanges(old, now);
  if (!ranges) return [`content/${path}  has been rewritten`];
  return ranges.map(({ was, is }) => {
    const { line, column } = placeAfter(text.slice(0, placed[is.start]?.index ?? text.trimEnd().length));
    const inContext = (words: readonly string[], { start, end }: Range): string[] => {
      const [before, after] = [words.slice(Math.max(0, start - AROUND), start), words.slice(end, end + AROUND)];
      const next = after.findIndex(isSyntax);
      return [...before.slice(before.findLastIndex(isSyntax) + 1), ...words.slice(start, end), ...after.slice(0, next < 0 ? AROUND : next)];
    };
    const passage = (words: readonly string[], { start, end }: Range): string => {
      const all = words.slice(start, end);
      const text = all.filter((word) => !isSyntax(word));
      return quoted(text.length > 0 ? text : all);
    };
    const [before, after] = [inContext(old, was), inContext(now, is)];
    const [gone, fresh] = [was.end - was.start, is.end - is.start];
    const said =
      gone === 0 && (fresh >= PASSAGE || before.length === 0)
        ? `${passage(now, is)} is new`
        : fresh === 0 && (gone >= PASSAGE || after.length === 0)
          ? `${passage(old, was)} is gone`
          : `${quoted(after)} was ${quoted(before)}`;
    return `content/${path}:${line}:${column}  ${said}`;
  });
};

const describeFile = (folder: string, path: string, earlier: EarlierVersion): string[] => {
  const [was, is] = [earlier.bytesOf(path), bytesIn(folder, path)];
  if (!is) return [`content/${path}  is gone`];
  if (!was) return [`content/${path}  is new`];
  return WRITTEN.test(path) ? describeWords(path, was.toString(), is.toString()) : [`content/${path}  has been replaced: look at it`];
};

/** Every place of a content folder that differs from an earlier version, for people to read; empty if none does. */
export const describeChanges = (folder: string, earlier: EarlierVersion): string => {
  const { name, ref, changed } = earlier;
  const places = [...changed].sort().flatMap((path) => describeFile(folder, path, earlier));
  if (places.length === 0) return "";
  const more = places.length - MAX_PLACES;
  const heading =
    places.length === 1
      ? `1 change since ${name}. Is it what you meant?`
      : `${places.length} changes since ${name}. Are they what you meant?`;
  return [
    heading,
    ...places.slice(0, MAX_PLACES).map((place) => `  ${place}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
    `Page by page, with the pictures before and after: npm run content:diff -- ${ref} --html .local/changes.html`,
  ].join("\n");
};
