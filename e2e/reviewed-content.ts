/** What the words of a page come from: whether an editor has changed them since somebody reviewed what is made of them. */
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Situation } from "../src/content-check/cross-checks/cross-check";
import { type ContentDocument, readText } from "../src/content-check/document";
import { expandTokens } from "../src/content-model/tokens";
import { content, filesOfPage } from "./content";
import { test } from "./test";

/** Two fingerprints of content. */
export interface Fingerprints {
  /** Changes with every word. */
  words: string;
  /** Changes with what there is, in which order, and of which kind; not with its words and pictures. */
  structure: string;
}

/** The content of a page: its fingerprints, and the file that it is made from, without its ending, such as `audiences/investors`. */
export interface PageContent extends Fingerprints {
  file: string;
}

/** Fields whose value changes nothing but words and pictures. */
const REWORDED = ["@copy", "@fileByRelativePath"];

const fingerprint = (parts: readonly unknown[]): string => createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 12);

const wordsOf = ({ kind, text, strings }: ContentDocument, { tokens }: Situation): unknown =>
  kind.name === "legal" ? expandTokens(text, tokens) : strings.map(({ value }) => expandTokens(value, tokens));

/** An MDX text is its own structure. A paragraph more in a field is a change of structure, a longer one is not. */
const structureOf = ({ kind, text, data, strings }: ContentDocument): unknown =>
  kind.name === "legal"
    ? text
    : [
        strings
          .filter(({ path }) => path[0] !== "metadata")
          .map(({ path, value, schema }) => [path, REWORDED.includes(schema.graphql ?? "") ? value.split(/\n{2,}/u).length : value]),
        JSON.stringify(data, (_key, value: unknown) => (typeof value === "string" ? "" : value)),
      ];

const fingerprints = (worded: readonly ContentDocument[], arranged: readonly ContentDocument[], situation: Situation): Fingerprints => ({
  words: fingerprint(worded.map((document) => wordsOf(document, situation))),
  structure: fingerprint(arranged.map(structureOf)),
});

const named = ({ documents }: Situation, ...kinds: readonly string[]): ContentDocument[] =>
  documents.filter(({ kind }) => kinds.includes(kind.name));

/** The content of the page at a path. Throws when no file makes it. */
export const contentOfPage = async (path: string): Promise<PageContent> => {
  const situation = await content;
  const { document, sections, shown } = filesOfPage(path, situation);
  const own = [document, ...shown];
  const site = named(situation, "site");
  // Only the form has the company's address beside it; elsewhere the site's settings are names of controls.
  const hasAddress = sections.some((section) => readText(section, "type") === "contact-form");
  return {
    file: document.path.replace(/\.[^.]+$/u, ""),
    ...fingerprints([...own, ...site], [...own, ...(hasAddress ? site : [])], situation),
  };
};

/** The content of what all pages share: header, footer, consent. */
export const contentOfLayout = async (): Promise<Fingerprints> => {
  const situation = await content;
  const shared = named(situation, "site", "navigation");
  return fingerprints(shared, shared, situation);
};

/** Whether what is found now is to be kept as what was reviewed: the tests run with `--update-snapshots`. */
export const isRenewing = (): boolean => ["all", "changed"].includes(test.info().config.updateSnapshots);

/** Keeps the text of a reviewed file. */
export const keepReviewed = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
