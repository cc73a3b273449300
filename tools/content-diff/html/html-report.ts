import { escapeHtml } from "../../../src/publishing/escape-html";
import type { ContentDifference, PageDifference } from "../compare";
import { fate, LOST_ANCHORS, offer, offeredEntries, summary } from "../wording";
import { mediaMarkup } from "./pictures";
import { STYLES } from "./styles";
import { placeMarkup } from "./words";

const pageSection = async (page: PageDifference, index: number): Promise<string> => `<section>
<h2 id="page-${index}" dir="auto">${escapeHtml(page.path)}</h2>
<p class="file"><code>${escapeHtml(page.file)}</code>${escapeHtml(fate(page))}</p>
${page.places.map(placeMarkup).join("\n")}
${(await Promise.all(page.media.map(mediaMarkup))).join("\n")}
</section>`;

const contents = (pages: readonly PageDifference[]): string =>
  pages.length < 2
    ? ""
    : `<nav aria-label="Pages"><ul>\n${pages.map(({ path, file }, index) => `<li><a href="#page-${index}">${escapeHtml(path.startsWith("/") ? path : `${path} ${file}`)}</a></li>`).join("\n")}\n</ul></nav>`;

const listed = (className: string, sentence: string, lines: readonly string[]): string =>
  lines.length === 0
    ? ""
    : `<section class="${className}"><p>${escapeHtml(sentence)}</p>\n<pre>${escapeHtml(lines.join("\n"))}</pre></section>`;

/** A comparison as one self-contained HTML page: deleted and inserted words, pictures before and after side by side. */
export const htmlReport = async (difference: ContentDifference, ref: string): Promise<string> => {
  const { pages, lost, lostAnchors, unread } = difference;
  const sections: string[] = [];
  // One page at a time, because many large pictures at once would exhaust the memory.
  for (const [index, page] of pages.entries()) sections.push(await pageSection(page, index));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>What a visitor would read differently from ${escapeHtml(ref)}</title>
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>What a visitor would read differently</h1>
<p>${escapeHtml(summary(difference, ref))} Deletions are <del>struck through</del>; additions are <ins>underlined</ins>.</p>
${listed("lost", offer(lost, ref), offeredEntries(lost))}
${listed("lost", LOST_ANCHORS, lostAnchors)}
${contents(pages)}
${sections.join("\n")}
${listed("unread", `Files at ${ref} that today's content model cannot read completely:`, unread)}
</main>
</body>
</html>
`;
};
