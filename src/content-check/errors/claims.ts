import { PRICE } from "../../content-model/claims";
import { CURRENCY } from "../../content-model/figures";
import { expandTokens, findTokens, hasBrace, isClaimTokenName, type Tokens, tokenValue } from "../../content-model/tokens";
import { didYouMean, quote } from "../../content-model/words";
import { type CrossCheck, inEachText } from "../cross-check";
import { read, readList, readText } from "../data";
import { type Fault, problem, START, THIS_LINE, WHOLE_FILE } from "../problem";
import { type ContentDocument, fieldsWith, problemWithin, readSound } from "../reading/document";
import { checkRegister } from "./register";

const REGISTER = "claims.yaml";

const unknownClaim = (name: string, tokens: Tokens): Fault => {
  const known = Object.keys(tokens).filter(isClaimTokenName);
  return {
    what: `names ${quote(`{${name}}`)}, which is not in content/${REGISTER}`,
    fix: `${didYouMean(name, known)}Add the figure there, or name another one`,
  };
};

/** Whether the whole register is readable. If not, the figure that copy names may be in the unreadable part. */
const isLegible = (register: ContentDocument): boolean =>
  register.isComplete &&
  readList(register.data, "claims").every((claim, index) =>
    ["key", "value", "words"].every(
      (field) => read(claim, field) === undefined || readSound(register, "claims", index, field) !== undefined,
    ),
  );

/** Every figure named in copy is in the register; the register itself is checked separately. */
const checkNames: CrossCheck = ({ documents, tokens }) => {
  const register = documents.find(({ kind }) => kind.name === "claims");
  if (register && !isLegible(register)) return [];
  const unknown = documents.flatMap((document) =>
    [...fieldsWith(document, "@copy"), ...fieldsWith(document, "@href")].flatMap((text) =>
      findTokens(text.value)
        .filter(({ name }) => isClaimTokenName(name) && tokenValue(tokens, name) === undefined)
        .map(({ name, offset }) => problemWithin(document, text, offset, unknownClaim(name, tokens))),
    ),
  );
  if (register || unknown.length === 0) return unknown;
  const count = new Set(unknown.map(({ file, field }) => `${file} ${field}`)).size;
  const places = count === 1 ? "one place names a figure of it" : `${count} places name its figures`;
  return [problem(REGISTER, START, WHOLE_FILE, `does not exist, but ${places}. Restore it from Git`)];
};

/** A legal text binds users as they accepted it, so its figures must not change with those of the pages. */
const checkLegalTexts: CrossCheck = ({ documents }) =>
  documents.flatMap(({ path, tokens }) =>
    tokens
      .filter(({ name }) => isClaimTokenName(name.replace(/\s/gu, "")))
      .map(({ name, ...place }) =>
        problem(path, place, THIS_LINE, `names ${quote(`{${name}}`)}, but legal texts write their figures out. Write the figure itself`),
      ),
  );

const [SIGN, TWO_SIGNS] = [new RegExp(CURRENCY, "u"), new RegExp(`^${CURRENCY}(?:[A-Z]{2})?${CURRENCY}|[+%]{2}$`, "u")];

/** A currency sign, a percent sign or a unit is either in the copy or in the figure, not in both. */
const checkSigns: CrossCheck = ({ documents, tokens }) =>
  documents.flatMap((document) =>
    fieldsWith(document, "@copy").flatMap((text) =>
      findTokens(text.value).flatMap(({ name, offset }) => {
        const figure = isClaimTokenName(name) ? (tokenValue(tokens, name) ?? "") : "";
        const behind = text.value.slice(offset + name.length + "{}".length);
        const [before, [after]] = [text.value[offset - 1] ?? "", /^[+%]*/u.exec(behind) ?? [""]];
        const unit = /(?:per )?\p{L}+$/u.exec(figure)?.[0].replace(/s$/u, "") ?? "";
        const [again] = unit === "" ? [] : (new RegExp(`^ (?:(?:an?|each|per) )?${unit}s?(?!\\p{L})`, "iu").exec(behind) ?? []);
        if (again !== undefined)
          return [
            problemWithin(document, text, offset, `is shown as ${quote(figure + again)}. Remove ${quote(again.trim())} after {${name}}`),
          ];
        const shown = `${SIGN.test(before) ? before : ""}${figure}${after}`;
        return TWO_SIGNS.test(shown)
          ? [
              problemWithin(
                document,
                text,
                offset,
                `is shown as ${quote(shown)}. Remove the sign next to {${name}}, or from its value in content/${REGISTER}`,
              ),
            ]
          : [];
      }),
    ),
  );

/** The form of fields that the page shows or reads as a number, once tokens are replaced, with the remedy. */
const FORMS: Readonly<Record<string, { form: RegExp; what: string; fix: string }>> = {
  price: {
    form: new RegExp(`${PRICE.source}|^\\p{Lu}[\\p{L} ]+$`, "u"),
    what: "a price",
    fix: `Write one figure of content/${REGISTER}, such as {claim.name}, or a word such as Free`,
  },
  // Unlike a plan, the fee comparison cannot show a word such as Free.
  "fee-comparison.price": {
    form: /^(?:US)?\$(?:[1-9]\d{0,2}(?:,\d{3})*)$/u,
    what: "an amount in dollars that the page can calculate with",
    fix: "Write it like $1,000",
  },
  // The forms that `sections/FeeComparison/fee.ts` reads, in the steps of its sliders.
  raise: {
    form: /^(?:US)?\$(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*(?:\.\d+)? million)$/u,
    what: "an amount that the slider reads",
    fix: "Write it like $5 million or $750,000",
  },
  rate: {
    form: /^[1-9]\d?(?:\.5)?(?:%| per cent)$/u,
    what: "a rate that the slider reads",
    fix: "Write it in steps of a half, like 3 per cent or 2.5%",
  },
};

/** Figures that stand alone have a form that the page can read and, with their tokens replaced, fit their place. */
const checkShown = inEachText(({ path, value, schema: { shownLength = Infinity } }, { data }, { tokens }) => {
  const shown = expandTokens(value, tokens);
  const key = String(path.at(-1));
  const field = FORMS[`${readText(data, ...path.slice(0, -1), "type")}.${key}`] ?? FORMS[key];
  // The length of a figure missing from the register is unknown.
  if (hasBrace(shown)) return undefined;
  if (field && !field.form.test(shown)) return `is shown as ${quote(shown)}, which is not ${field.what}. ${field.fix}`;
  return shown.length > shownLength
    ? `has ${shown.length} characters when shown (${quote(shown)}). Shorten it to at most ${shownLength}, or the figure in content/${REGISTER}`
    : undefined;
});

/** Figures are defined once, in `claims.yaml` (ADR 14). */
export const checkClaims: CrossCheck = (content) =>
  [checkNames, checkLegalTexts, checkSigns, checkShown, checkRegister].flatMap((check) => check(content));
