import type { JsonSchema } from "../../content-model/json-schema";
import type { Kind } from "../../content-model/kinds";
import type { ContentPath, VisitedString } from "../../content-model/visit-strings";
import { fieldName, type Fault, type Place, type Problem, problem, THIS_LINE } from "../problem";

/** A link of an MDX text. */
export interface TextLink extends Place {
  target: string;
  words: string;
}

/** A token that an MDX text names. */
export interface TextToken extends Place {
  name: string;
}

/** A piece of running text in an MDX file, without markup. */
export interface RunningText {
  value: string;
  /** The place of one of its characters, counted from 0. */
  placeAt: (offset: number) => Place;
}

/** A content file, or the part of it that could be read. */
export interface ContentDocument {
  /** Relative to `content/`, with forward slashes. */
  path: string;
  kind: Kind;
  /** The whole file, or its legible part. */
  text: string;
  /** Its YAML, valid or not; undefined if it could not be read. */
  data: unknown;
  /** The well-formed texts in the data whose fields the model knows. */
  strings: readonly VisitedString[];
  /** Where a comment follows an unquoted text so closely that it seems to belong to it. */
  notes: readonly { path: ContentPath; place: Place }[];
  /** Whether all keys are known and none is missing. Only then are the file's anchors certain. */
  isComplete: boolean;
  locate: (path: ContentPath) => Place;
  /** The place of a character in a field's text, counted from 0. */
  locateWithin: (path: ContentPath, text: string, offset: number) => Place;
  /** The anchors of an MDX file; undefined if it does not compile. */
  anchors: readonly string[] | undefined;
  /** Links of an MDX text. */
  links: readonly TextLink[];
  /** Tokens of an MDX text. */
  tokens: readonly TextToken[];
  /** The running text of an MDX text. */
  texts: readonly RunningText[];
}

/** A problem with a field. */
export const problemAt = (document: ContentDocument, path: ContentPath, wrong: string | Fault): Problem =>
  problem(document.path, document.locate(path), fieldName(path), wrong);

/** A problem with one character of a field's text. */
export const problemWithin = (document: ContentDocument, { path, value }: VisitedString, offset: number, wrong: string | Fault): Problem =>
  problem(document.path, document.locateWithin(path, value, offset), fieldName(path), wrong);

/** The fields that GraphQL resolves with a directive, such as `@href`. */
export const fieldsWith = (document: ContentDocument, directive: NonNullable<JsonSchema["graphql"]>): readonly VisitedString[] =>
  document.strings.filter(({ schema }) => schema.graphql?.startsWith(directive) === true);

/** A link, in a field or in running text, as written. */
interface WrittenLink {
  written: string;
  isText: boolean;
  /** Its field; undefined in running text. */
  path?: ContentPath;
  /** Its words in running text. */
  words?: string;
  complain: (wrong: string | Fault) => Problem;
}

/** All links of a document. */
export const linksOf = (document: ContentDocument): WrittenLink[] => [
  ...fieldsWith(document, "@href")
    .filter(({ path }) => path.at(-1) === "href")
    .map(({ path, value }) => ({
      written: value,
      isText: false,
      path,
      complain: (wrong: string | Fault) => problemAt(document, path, wrong),
    })),
  ...document.links.map(({ target, words, ...place }) => ({
    written: target,
    isText: true,
    words,
    complain: (wrong: string | Fault) => problem(document.path, place, THIS_LINE, wrong),
  })),
];

const soundTexts = new WeakMap<ContentDocument, ReadonlyMap<string, string>>();

/** Reads a well-formed text, or undefined when there is none. */
export const readSound = (document: ContentDocument, ...path: ContentPath): string | undefined => {
  const texts = soundTexts.get(document) ?? new Map(document.strings.map((text) => [fieldName(text.path), text.value]));
  soundTexts.set(document, texts);
  return texts.get(fieldName(path));
};
