import type { ContentDifference, PageDifference } from "./compare";
import { fate, LOST_ANCHORS, mediaLines, offer, offeredEntries, summary, wordLines } from "./wording";

const indented = (line: string): string => (line === "" ? "" : `  ${line}`);

const pageLines = (page: PageDifference): string[] => [
  `${page.path}  (${page.file}${fate(page)})`,
  ...[...wordLines(page), ...page.media.flatMap(mediaLines)].map(indented),
  "",
];

const section = (heading: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : [heading, ...lines.map(indented), ""]);

/** A comparison as text: the old (-) and new (+) lines of each page, and then what to fix. */
export const textReport = (difference: ContentDifference, ref: string): string => {
  const { pages, lost, lostAnchors, unread } = difference;
  return [
    ...pages.flatMap(pageLines),
    ...section(LOST_ANCHORS, lostAnchors),
    ...section(`Files at ${ref} that today's content model cannot read completely:`, unread),
    summary(difference, ref),
    ...(lost.length === 0 ? [] : ["", offer(lost, ref), ...offeredEntries(lost)]),
  ].join("\n");
};
