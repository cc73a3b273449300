import type { ContentDifference, PageDifference } from "./compare";
import { command, count, fate, LOST_ANCHORS, mediaLines, offer, offeredEntries, summary, wordLines, WRITING } from "./wording";

/** Most characters of the document: GitHub allows 65,536 in a comment. */
const LIMIT = 60_000;
/** Most characters of one page's part, and of one line. */
const PART_LIMIT = 8_000;
const LINE_LIMIT = 1_000;
const ROOM_FOR_THE_REST = 2_000;

const clipped = (line: string): string => (line.length > LINE_LIMIT ? `${line.slice(0, LINE_LIMIT)}…` : line);

/** One more backtick than the longest run in a text, so that nothing in the text ends the code. */
const fenceFor = (text: string, least: number): string =>
  "`".repeat(Math.max(least, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length + 1)));

/** A text as inline code, where neither Markdown, HTML nor a mention has a meaning. */
const code = (text: string): string => {
  const plain = clipped(text.replace(/\s+/gu, " "));
  const fence = fenceFor(plain, 1);
  const space = /^`|`$/u.test(plain) ? " " : "";
  return fence + space + plain + space + fence;
};

/** As many texts as there is room for, in order, each with its separator. */
const fitting = (texts: readonly string[], room: number, separator: number): readonly string[] => {
  let left = room;
  const end = texts.findIndex((text) => {
    left -= text.length + separator;
    return left < 0;
  });
  return end === -1 ? texts : texts.slice(0, end);
};

/** Lines as a block of code, as many as there is room for. */
const block = (language: string, lines: readonly string[]): string => {
  const shown = fitting(lines.map(clipped), PART_LIMIT, 1);
  const left = lines.length - shown.length;
  const fence = fenceFor(shown.join("\n"), 3);
  const rest = left === 0 ? [] : ["", `${count(left, "more line is", "more lines are")} left out here.`];
  return [`${fence}${language}`, ...shown, fence, ...rest].join("\n");
};

const part = (heading: string, language: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`${heading}\n\n${block(language, lines)}`];

const pagePart = (page: PageDifference): string[] =>
  part(`#### ${code(page.path)} (${code(page.file + fate(page))})`, "diff", [...wordLines(page), ...page.media.flatMap(mediaLines)]);

/**
 * A comparison as one Markdown document, short enough for a comment: losses first, then page by page. Everything from content is in code,
 * so that it is never interpreted.
 */
export const markdownReport = (difference: ContentDifference, ref: string): string => {
  const { pages, lost, lostAnchors, unread, unused } = difference;
  const head = [
    "### What a visitor would read differently",
    summary(difference, code(ref)),
    ...(lost.length === 0 ? [] : part(`**${offer(lost, code(command(ref, WRITING)))}**`, "yaml", offeredEntries(lost))),
    ...part(LOST_ANCHORS, "text", lostAnchors),
    ...part(`Files at ${code(ref)} that today's content model cannot read completely:`, "text", unread),
    ...part("Unused media:", "diff", unused.flatMap(mediaLines)),
  ];
  const parts = pages.flatMap(pagePart);
  const shown = fitting(parts, LIMIT - ROOM_FOR_THE_REST - head.join("\n\n").length, 2);
  const left = parts.length - shown.length;
  const rest = left === 0 ? [] : [`${count(left, "more page is", "more pages are")} left out here. All of it: ${code(command(ref))}`];
  return [...head, ...shown, ...rest].join("\n\n");
};
