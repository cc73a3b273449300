import type { ContentDifference, PageDifference } from "./compare";
import { command, fate, LOST_ANCHORS, mediaLines, offer, offeredEntries, summary, wordLines, WRITING } from "./wording";

const indented = (line: string): string => (line === "" ? "" : `  ${line}`);

const pageLines = (page: PageDifference): string[] => [
  `${page.path}  (${page.file}${fate(page)})`,
  ...[...wordLines(page), ...page.media.flatMap(mediaLines)].map(indented),
  "",
];

const section = (heading: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : [heading, ...lines.map(indented), ""]);

/** A comparison as text: page by page the old (-) and new (+) lines, then what to fix. */
export const textReport = (difference: ContentDifference, ref: string): string => {
  const { pages, lost, lostAnchors, unread, unused } = difference;
  return [
    ...pages.flatMap(pageLines),
    ...section(LOST_ANCHORS, lostAnchors),
    ...section("Unused media:", unused.flatMap(mediaLines)),
    ...section(`Files at ${ref} that today's content model cannot read completely:`, unread),
    summary(difference, ref),
    ...(lost.length === 0 ? [] : ["", offer(lost, command(ref, WRITING)), ...offeredEntries(lost)]),
  ].join("\n");
};
