import type { ContentDifference, PageDifference } from "./compare";

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

const HEADINGS: Readonly<Record<PageDifference["change"], string>> = { changed: "", new: ", a new page", gone: ", which is gone" };

const pageLines = ({ path, file, change, lines }: PageDifference): string[] => [
  `${path}  (${file}${HEADINGS[change]})`,
  ...lines.map((line) => (line === "" ? "" : `  ${line.replace(/^([+-])/u, "$1 ")}`)),
  "",
];

/** Puts a comparison into words: page by page its old (-) and new (+) lines, then what is to be mended. */
export const report = ({ pages, total, lost, unread }: ContentDifference, ref: string): string =>
  [
    ...pages.flatMap(pageLines),
    ...(unread.length > 0 ? [`At ${ref}, today's content model could not read in full:`, ...unread.map((line) => `  ${line}`), ""] : []),
    pages.length === 0
      ? `No page of ${total} reads differently from ${ref}.`
      : `${count(pages.length, "place reads", "places read")} differently from ${ref}; the site has ${count(total, "page", "pages")}.`,
    ...(lost.length > 0
      ? [
          "",
          `${count(lost.length, "address", "addresses")} would disappear. Add to content/redirects.yaml, each with where it leads now:`,
          ...lost.map((path) => `  - from: ${path}`),
        ]
      : []),
  ].join("\n");
