import { LANGUAGES } from "../../content-model/metadata";
import { expandTokens, type Tokens } from "../../content-model/tokens";
import type { ContentPath } from "../../content-model/visit-strings";
import { readText } from "../data";
import type { ContentDocument } from "./document";

/** How each text of the metadata is shown: with its tokens replaced, and the title with the product's name added. */
const SHOWN: readonly { field: string; asShown: (text: string, tokens: Tokens) => string; how: string }[] = [
  {
    field: "title",
    asShown: (text, tokens) => `${expandTokens(text, tokens)} | ${tokens.product}`,
    how: "with the product's name added",
  },
  { field: "metaDescription", asShown: expandTokens, how: "with its tokens replaced" },
  { field: "description", asShown: expandTokens, how: "with its tokens replaced" },
];

/** A text of a page's metadata. */
export interface ShownText {
  path: ContentPath;
  /** As written in the file. */
  written: string;
  /** As shown in a search result or link preview. */
  shown: string;
  /** How the shown text differs from the written one. */
  how: string;
}

/** A page's metadata, in all its languages. */
export const shownTexts = ({ data }: ContentDocument, tokens: Tokens): ShownText[] =>
  SHOWN.flatMap(({ field, asShown, how }) =>
    LANGUAGES.flatMap((language) => {
      const path = ["metadata", field, language];
      const written = readText(data, ...path);
      return written === undefined ? [] : [{ path, written, shown: asShown(written, tokens), how }];
    }),
  );
