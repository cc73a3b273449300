/** Wording shared by the text and HTML reports. */
import type { ContentDifference, PageDifference } from "./compare";
import type { LostAddress } from "./follow-addresses";
import type { MediaChange } from "./media";

/** A number with the right form: "1 place reads", "2 places read". */
export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

/** A size in bytes, for people. */
export const byteSize = (bytes: number): string =>
  bytes < 1_000
    ? count(bytes, "byte", "bytes")
    : bytes < 1_000_000
      ? `${Math.round(bytes / 1_000)} kB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** What has become of a page, after a comma; empty if only its words differ. */
export const fate = ({ change, formerPath }: PageDifference): string => {
  if (formerPath !== undefined) return `, formerly at ${formerPath}`;
  return { changed: "", new: ", a new page", gone: ", which is gone" }[change];
};

/** The changed lines, with `-` or `+` in front; an empty line separates places. */
export const wordLines = ({ places }: PageDifference): string[] =>
  places.flatMap(({ removed, added }, index) => [
    ...(index === 0 ? [] : [""]),
    ...removed.map((line) => `- ${line}`),
    ...added.map((line) => `+ ${line}`),
  ]);

/** A changed medium, with `-`, `+` or `~` in front. Empty if only its alternative text differs, which is listed with the words. */
export const mediaLines = ({ before, after }: MediaChange): string[] => {
  if (before && before.path === after?.path) {
    const sizes = `${byteSize(after.bytes.length)}, was ${byteSize(before.bytes.length)}`;
    return before.bytes.equals(after.bytes) ? [] : [`~ content/${after.path} (${sizes})`];
  }
  return [
    ...(before ? [`- content/${before.path} (${byteSize(before.bytes.length)})`] : []),
    ...(after ? [`+ content/${after.path} (${byteSize(after.bytes.length)})`] : []),
  ];
};

/** How many places differ, in a sentence. */
export const summary = ({ pages, total }: ContentDifference, ref: string): string => {
  if (pages.length === 0) return `No page of ${total} reads differently from ${ref}.`;
  const verbs = pages.some(({ media }) => media.length > 0)
    ? ["place reads or looks different", "places read or look different"]
    : ["place reads differently", "places read differently"];
  return `${count(pages.length, verbs[0] ?? "", verbs[1] ?? "")} from ${ref}; the site has ${count(total, "page", "pages")}.`;
};

/** What to do about lost addresses, in a sentence before a list. */
export const offer = (lost: readonly LostAddress[], ref: string): string =>
  `${count(lost.length, "address", "addresses")} would disappear. Add these to content/redirects.yaml, or run npm run content:diff -- ${ref} --write-redirects:`;

/** The heading above addresses such as `/faq#slug`, for which no redirect is possible. */
export const LOST_ANCHORS =
  "Old links now reach only the top of the page. Keep the old slug, anchor or heading unless that part was removed:";

/** Entries of `redirects.yaml` for lost addresses, ready to be copied; unknown targets must be filled in. */
export const offeredEntries = (lost: readonly LostAddress[]): string[] =>
  lost.flatMap(({ from, to }) => [`  - from: ${from}`, `    to: ${to ?? "# Write where it leads now."}`]);
