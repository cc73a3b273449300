import { CURRENCY, TIME } from "../../content-model/figures";
import { CLAIM_PREFIX, isClaimTokenName, type Tokens } from "../../content-model/tokens";
import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { fieldsWith, problemWithin } from "../reading/document";

const CODES = "USD|EUR|GBP|AED|CHF";
const NUMBER = String.raw`\d(?:[\d.,]*\d)?`;
const SCALE = String.raw`(?:\s?(?:bn|million|billion)\b|[BMk]\b)`;
const UNIT = `(?:user )?licen[cs]es|(?:calendar )?(?:${TIME})s?|characters|per cent|million|billion|${CODES}|dollars|euros|pounds|dirhams`;

/** Figures that readers may rely on: money, percentages, and numbers with a + or a unit. Up to twelve firms may be a mere example. */
const FIGURE = new RegExp(
  [
    String.raw`(?:US)?${CURRENCY}\s?${NUMBER}${SCALE}?\+?`,
    String.raw`${NUMBER}${SCALE}?\+`,
    String.raw`\b(?:${CODES})\s?${NUMBER}${SCALE}?`,
    String.raw`(?!100\s?%)${NUMBER}(?:\s?%|[BMh]\b|\s?(?:[MGT]B|hrs?)\b|\s(?:${UNIT})\b)`,
    String.raw`(?:1[3-9]|[2-9]\d|\d[\d,]+\d) (?:countries|firms|deals|investors|users|clients|partners)\b`,
  ].join("|"),
  "gu",
);

/** The token whose figure begins the text, and not just with its first digits; the longest if there are several. */
const tokenFor = (text: string, tokens: Tokens): string | undefined =>
  Object.entries(tokens)
    .filter(([name, value]) => isClaimTokenName(name) && text.startsWith(value) && !/^[.,]?\d/u.test(text.slice(value.length)))
    .sort(([, a], [, b]) => b.length - a.length)
    .at(0)?.[0];

const complaint = (written: string, tokens: Tokens): string => {
  const token = tokenFor(written, tokens);
  return token === undefined
    ? `shows ${quote(written)}, which is not in content/claims.yaml. Add it there with its source, and write {${CLAIM_PREFIX}key} here`
    : `shows ${quote(written)} written out. Write {${token}} if that is the figure meant, or add another to content/claims.yaml`;
};

/** What precedes the second number of a range such as 5–7%, which is no figure of its own. */
const RANGE = /\d ?[–-] ?$/u;

/** Figures typed into copy instead of named by their token (ADR 14). Legal texts may contain theirs. */
export const adviseWrittenFigures: CrossCheck = ({ documents, tokens }) =>
  documents
    .filter(({ kind }) => kind.name !== "legal")
    .flatMap((document) =>
      fieldsWith(document, "@copy").flatMap((text) =>
        [...text.value.matchAll(FIGURE)]
          .filter(({ index }) => !RANGE.test(text.value.slice(0, index)))
          .map(({ 0: written, index }) => problemWithin(document, text, index, complaint(written, tokens))),
      ),
    );
