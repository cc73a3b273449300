import { LANGUAGES } from "../../content-model/metadata";
import type { CrossCheck } from "../cross-checks/cross-check";
import { type ContentDocument, problemAt, read, readText } from "../document";
import type { Problem } from "../problem";

/** What a page says about itself in each language. */
const FIELDS = ["title", "metaDescription", "description"];

const ARABIC = /\p{Script=Arabic}/u;
const LATIN = /\p{Script=Latin}/u;

/** A text that is written in the other language's letters; tokens are of neither. */
const isOf = (language: string, text: string): boolean => {
  const words = text.replace(/\{[^{}]*\}/gu, "");
  return language === "ar" ? ARABIC.test(words) || !LATIN.test(words) : !ARABIC.test(words) || LATIN.test(words);
};

const adviseDocument = (document: ContentDocument): Problem[] =>
  LANGUAGES.flatMap((language) => {
    const texts = FIELDS.map((field) => ({ field, text: readText(document.data, "metadata", field, language) }));
    const isUsed = texts.some(({ text }) => text !== undefined);
    return texts.flatMap(({ field, text }) => {
      const path = ["metadata", field, language];
      if (text !== undefined) {
        return isOf(language, text)
          ? []
          : [problemAt(document, path, "is in the letters of another language. Translate it, or put it under its own key")];
      }
      return isUsed && read(document.data, "metadata", field) !== undefined
        ? [
            problemAt(
              document,
              path,
              `is missing, but other texts about the page have \`${language}\`. Translate this one too, or remove those`,
            ),
          ]
        : [];
    });
  });

/** What a page says about itself stands in the language it is filed under, and in all languages that the page has. */
export const adviseLanguages: CrossCheck = ({ pages }) => pages.flatMap(({ document }) => adviseDocument(document));
