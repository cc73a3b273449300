import { escaped, quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { problem, type Problem, THIS_LINE } from "../problem";
import { placeAfter } from "../read-text";
import { bodyOf } from "../reading/read-mdx";
import type { Comparison } from "./comparison";

/** Where a legal text defines terms: in entries such as "**Plan** means", in brackets such as "(the **Website**)". */
const DEFINITION = /^- \*\*.*\b(?:means?|has the meaning)\b.*$|\((?:the )?\*\*[^()]*\)/gmu;
/** A term in bold; those without a capital, such as "you", look like everyday words. */
const TERM = /\*\*(\p{Lu}[^*]*)\*\*/gu;

const termsIn = (text: string): string[] =>
  [...bodyOf(text).matchAll(DEFINITION)].flatMap(([words]) => [...words.matchAll(TERM)].map(([, term = ""]) => term));

/** Where a text uses a term, in the singular or the plural, other than to define it; -1 if nowhere. */
const useOf = (text: string, term: string): number =>
  text.search(new RegExp(`(?<![\\p{L}\\p{N}*])${escaped(term)}s?(?![\\p{L}\\p{N}*])`, "u"));

const at = (path: string, text: string, offset: number, message: string): Problem =>
  problem(path, placeAfter(text.slice(0, offset)), THIS_LINE, message);

/** A legal text uses the terms that it defines. */
export const adviseDefinedTerms: CrossCheck = ({ documents }) =>
  documents
    .filter(({ kind }) => kind.name === "legal")
    .flatMap(({ path, text }) =>
      termsIn(text)
        .filter((term) => useOf(bodyOf(text), term) < 0)
        .map((term) => {
          const message = `defines ${quote(term)}, which this text does not use. Correct its spelling, or remove the definition`;
          return at(path, text, text.indexOf(`**${term}**`), message);
        }),
    );

/** Terms that a legal text still uses below its headings, but no longer defines. */
export const lostTerms = ({ document: { path, text, kind }, formerText, earlier: { name } }: Comparison): Problem[] => {
  const body = text.replace(/^#.*/gmu, (heading) => " ".repeat(heading.length));
  return (kind.name === "legal" ? termsIn(formerText) : [])
    .filter((term) => !termsIn(text).includes(term) && useOf(bodyOf(body), term) >= 0)
    .map((term) => {
      const offset = text.length - bodyOf(text).length + useOf(bodyOf(body), term);
      return at(path, text, offset, `uses ${quote(term)}, which ${name} defined. Restore the definition, or use another word`);
    });
};
