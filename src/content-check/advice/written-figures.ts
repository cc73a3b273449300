import { CURRENCY, NUMBER_WORDS, TIME } from "../../content-model/figures";
import { CLAIM_PREFIX, isClaimTokenName, type Tokens } from "../../content-model/tokens";
import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { fieldsWith, problemWithin } from "../reading/document";

const CODES = "USD|EUR|GBP|AED|CHF";
const MONEY = `${CODES}|dollars|euros|pounds|dirhams`;
const NUMBER = String.raw`\d(?:[\d.,]*\d)?`;
const SCALE = String.raw`(?:\s?(?:bn|million|billion)\b|[BMk]\b)`;
const UNIT = `countries|firms|deals|investors|users|clients|partners|(?:user )?licen[cs]es|hours?|(?:calendar )?days?|months?|years?|characters|per cent|million|billion|${MONEY}`;
const GLUED = "[MGT][Bb]|hrs?";

/** Numbers that readers may rely on: amounts of money, percentages, and numbers followed by a + or a unit. */
const FIGURE = new RegExp(
  [
    String.raw`(?:US)?${CURRENCY}\s?${NUMBER}${SCALE}?\+?`,
    String.raw`${NUMBER}${SCALE}?\+`,
    String.raw`\b(?:${CODES})\s?${NUMBER}${SCALE}?`,
    String.raw`${NUMBER}(?:\s?%|[BMh]\b|\s?(?:${GLUED})\b|\s(?:${UNIT})\b)`,
    // Other small numbers in words are of examples.
    String.raw`\b(?:${NUMBER_WORDS}) (?:calendar days|user licences|marketplace listings)\b`,
    String.raw`(?<=\b[Ww]ithin )(?:one|${NUMBER_WORDS}) (?:hour|day|week|month)s?\b`,
  ].join("|"),
  "gu",
);

/** The unit of something measured, not counted. */
const MEASURE = new RegExp(`^ ?(?:[MGT]B|h(?:rs?)?|(?:${TIME})s?|per cent|%)(?!\\p{L})`, "iu");

/** Whether a text begins with a figure, and not just with its first digits, or with a bare number of something else. */
const beginsWith = (text: string, value: string): boolean => {
  const rest = text.slice(value.length);
  return text.startsWith(value) && !/^[.,]?\d/u.test(rest) && !(/^[\d,]+$/u.test(value) && MEASURE.test(rest));
};

/** The token whose figure begins the text, the longest if there are several. */
const tokenFor = (text: string, tokens: Tokens): string | undefined =>
  Object.entries(tokens)
    .filter(([name, value]) => isClaimTokenName(name) && beginsWith(text, value))
    .sort(([, a], [, b]) => b.length - a.length)
    .at(0)?.[0];

const complaint = (written: string, tokens: Tokens): string => {
  const token = tokenFor(written, tokens);
  return token === undefined
    ? `shows ${quote(written)}, which is not in content/claims.yaml. Add it there with its source, and write {${CLAIM_PREFIX}key} here`
    : `shows ${quote(written)} written out. Write {${token}} if that is the figure meant, or add another to content/claims.yaml`;
};

/** A small number of things, as in an example. */
const FEW = /^(?:\d|1[0-2]) (?:countries|firms|deals|investors|users|clients|partners)$/u;

/** What precedes the second number of a range, such as 5–7%, which no single figure gives. */
const RANGE = /\d ?[–-] ?$/u;

/** Figures spelled out in copy instead of named (ADR 14). Legal texts spell theirs out. */
export const adviseWrittenFigures: CrossCheck = ({ documents, tokens }) =>
  documents
    .filter(({ kind }) => kind.name !== "legal")
    .flatMap((document) =>
      fieldsWith(document, "@copy").flatMap((text) =>
        [...text.value.matchAll(FIGURE)]
          .filter(({ 0: written, index }) => !FEW.test(written) && !RANGE.test(text.value.slice(0, index)))
          .map(({ 0: written, index }) => problemWithin(document, text, index, complaint(written, tokens))),
      ),
    );
