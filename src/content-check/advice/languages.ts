import { LANGUAGES } from "../../content-model/metadata";
import type { CrossCheck } from "../cross-checks/cross-check";
import { type ContentDocument, problemAt, read, readText } from "../document";
import type { Problem } from "../problem";

/** What a page says about itself in each language. */
const FIELDS = ["title", "metaDescription", "description"];

const ARABIC = /\p{Script=Arabic}/u;
const LATIN = /\p{Script=Latin}/u;

/** Whether a text is written in the other language's script, ignoring tokens. */
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
          : [problemAt(document, path, "is written in the script of another language. Translate it, or move it to that language's key")];
      }
      return isUsed && read(document.data, "metadata", field) !== undefined
        ? [
            problemAt(
              document,
              path,
              `is missing, but the page's other metadata has \`${language}\`. Translate this one too, or remove those`,
            ),
          ]
        : [];
    });
  });

/** A page's metadata is written in the language it is filed under, and in every language the page has. */
export const adviseLanguages: CrossCheck = ({ pages }) => pages.flatMap(({ document }) => adviseDocument(document));
