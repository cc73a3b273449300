import { readList } from "../../src/content-check/data";
import type { ContentDocument } from "../../src/content-check/reading/document";
import { proseOf } from "../../src/content-check/reading/prose";
import { bodyOf } from "../../src/content-check/reading/read-mdx";
import { shownBy } from "../../src/content-check/reading/shown-files";
import type { SiteContent } from "../../src/content-check/reading/site-content";
import { sentencesIn } from "../../src/content-check/text-rules/sentences";
import { expandTokens, type Tokens } from "../../src/content-model/tokens";
import { type MediaUse, mediaUses } from "./media";

/** A page as a visitor reads it. */
export interface PageWords {
  /** Its address, or {@link EVERY_PAGE}. */
  path: string;
  /** Its source file, from the repository root. */
  file: string;
  /** Its words from top to bottom, with tokens replaced. One sentence per line, because diffs of long paragraphs are hard to read. */
  lines: readonly string[];
  /** Its pictures and films. */
  media: readonly MediaUse[];
}

/** Stands for the address of words that all pages share: menus, footer, labels of controls. */
export const EVERY_PAGE = "(every page)";

const FRAME = ["site", "navigation"];

/** The words of a file, grouped by section; those outside the sections come first. */
const wordsBySection = (document: ContentDocument, tokens: Tokens): string[][] => {
  const groups: string[][] = [[]];
  for (const { path, key, value } of proseOf(document)) {
    const index = path[0] === "sections" ? Number(path[1]) + 1 : 0;
    if (key !== undefined) (groups[index] ??= []).push(...sentencesIn(expandTokens(value, tokens)));
  }
  return groups;
};

const embedded = (section: unknown, content: SiteContent): string[] =>
  shownBy(section, content).flatMap((document) => wordsBySection(document, content.tokens).flat());

const fileOf = ({ path }: ContentDocument): string => `content/${path}`;

const wordsOfPage = (document: ContentDocument, content: SiteContent): string[] => {
  const { tokens } = content;
  const [outside = [], ...inSections] = wordsBySection(document, tokens);
  if (document.kind.name === "legal") return [...outside, ...sentencesIn(expandTokens(bodyOf(document.text), tokens))];
  const sections = readList(document.data, "sections");
  return [...outside, ...sections.flatMap((section, index) => [...(inSections[index] ?? []), ...embedded(section, content)])];
};

/** All pages, and what they share, as a visitor reads and sees them. */
export const visibleWords = (content: SiteContent): PageWords[] => {
  const { tokens } = content;
  const frame = content.documents.filter(({ kind }) => FRAME.includes(kind.name));
  return [
    ...frame.map((document) => ({
      path: EVERY_PAGE,
      file: fileOf(document),
      lines: wordsBySection(document, tokens).flat(),
      media: mediaUses(document, tokens),
    })),
    ...content.pages.map(({ path, document }) => ({
      path,
      file: fileOf(document),
      lines: wordsOfPage(document, content),
      media: mediaUses(document, tokens),
    })),
  ].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
};
