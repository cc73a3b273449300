/** Fingerprints of the content behind a page: they show whether an editor has changed it since a reviewer approved the result. */
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { readList, readText } from "../../src/content-check/data";
import type { ContentDocument } from "../../src/content-check/reading/document";
import { readContent } from "../../src/content-check/reading/read-content";
import { shownBy } from "../../src/content-check/reading/shown-files";
import type { SiteContent } from "../../src/content-check/reading/site-content";
import { expandTokens } from "../../src/content-model/tokens";
import { test } from "./test";

/** All content, read once per worker, without its media. */
export const siteContent: Promise<SiteContent> = readContent("content", { opensMedia: false }).then(({ content }) => content);

/** Two fingerprints of content. */
export interface Fingerprints {
  /** Changes with every word. */
  words: string;
  /** Changes with the number, order and kind of parts, but not with their words and pictures. */
  structure: string;
}

/** A page's content: its fingerprints, and its file without extension, such as `audiences/investors`. */
export interface PageContent extends Fingerprints {
  file: string;
}

/** Fields whose values affect only words and pictures. */
const REWORDED = ["@copy", "@fileByRelativePath"];

const fingerprint = (parts: readonly unknown[]): string => createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 12);

const wordsOf = ({ kind, text, strings }: ContentDocument, { tokens }: SiteContent): unknown =>
  kind.name === "legal" ? expandTokens(text, tokens) : strings.map(({ value }) => expandTokens(value, tokens));

/** An MDX text is its own structure. In a field, an additional paragraph changes the structure; a longer one does not. */
const structureOf = ({ kind, text, data, strings }: ContentDocument): unknown =>
  kind.name === "legal"
    ? text
    : [
        strings
          .filter(({ path }) => path[0] !== "metadata")
          .map(({ path, value, schema }) => [path, REWORDED.includes(schema.graphql ?? "") ? value.split(/\n{2,}/u).length : value]),
        JSON.stringify(data, (_key, value: unknown) => (typeof value === "string" ? "" : value)),
      ];

const fingerprints = (worded: readonly ContentDocument[], arranged: readonly ContentDocument[], content: SiteContent): Fingerprints => ({
  words: fingerprint(worded.map((document) => wordsOf(document, content))),
  structure: fingerprint(arranged.map(structureOf)),
});

const named = ({ documents }: SiteContent, ...kinds: readonly string[]): ContentDocument[] =>
  documents.filter(({ kind }) => kinds.includes(kind.name));

/** The content of the page at a path. Throws if no file defines the page. */
export const contentOfPage = async (path: string): Promise<PageContent> => {
  const content = await siteContent;
  const page = content.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No file in content/ defines ${path}. Rebuild the site.`);
  const { document } = page;
  const sections = readList(document.data, "sections");
  const own = [document, ...sections.flatMap((section) => shownBy(section, content))];
  const site = named(content, "site");
  // Only the contact form shows the company's address; other sections use only the names of controls from site.yaml.
  const hasAddress = sections.some((section) => readText(section, "type") === "contact-form");
  return {
    file: document.path.replace(/\.[^.]+$/u, ""),
    ...fingerprints([...own, ...site], [...own, ...(hasAddress ? site : [])], content),
  };
};

/** The content that all pages share: header, footer, consent. */
export const contentOfFrame = async (): Promise<Fingerprints> => {
  const content = await siteContent;
  const shared = named(content, "site", "navigation");
  return fingerprints(shared, shared, content);
};

/** Whether to accept the current result as reviewed, because the tests run with `--update-snapshots`. */
export const isRenewing = (): boolean => ["all", "changed"].includes(test.info().config.updateSnapshots);

/** Stores the text of a reviewed file. */
export const keepReviewed = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
