import { numberIn } from "../../content-model/figures";
import { findTokens, tokenValue } from "../../content-model/tokens";
import { didYouMean, quote } from "../../content-model/words";
import { LIMITS } from "../../services/message-limits";
import type { CrossCheck } from "../cross-check";
import { claimsOf } from "../reading/claims-of";
import { type ContentDocument, fieldsWith, problemAt, problemWithin, readSound } from "../reading/document";

/** The plans of the price lists, by name, or their lines. */
const inPriceLists = (documents: readonly ContentDocument[], list: "plans" | "lines", field: string): string[] =>
  documents.flatMap(({ strings }) => strings.filter(({ path }) => path.at(-3) === list && path.at(-1) === field).map(({ value }) => value));

/** Everything that a figure refers to exists: other figures and, if there is a price list, its plans and lines. */
const checkRelated: CrossCheck = (content) => {
  const claims = claimsOf(content);
  const keys = { known: claims.map(({ key }) => key), where: "which is not a figure of this file" };
  const plans = { known: inPriceLists(content.documents, "plans", "name"), where: "which no price list has" };
  const lines = { ...plans, known: inPriceLists(content.documents, "lines", "slug") };
  return claims.flatMap(({ register, place, atLeast, share, amount, plan, line }) =>
    [
      { name: atLeast, field: ["atLeast"], ...keys },
      { name: share, field: ["shareOf", "share"], ...keys },
      { name: amount, field: ["shareOf", "amount"], ...keys },
      { name: plan, field: ["plan"], ...plans },
      { name: line, field: ["line"], ...lines },
    ].flatMap(({ name, field, known, where }) =>
      name === undefined || known.length === 0 || known.includes(name)
        ? []
        : [
            problemAt(
              register,
              [...place, ...field],
              `is ${quote(name)}, ${where}. ${didYouMean(name, known)}Name another, or remove this`,
            ),
          ],
    ),
  );
};

/** The figures of a worked example add up. */
const checkArithmetic: CrossCheck = (content) =>
  claimsOf(content).flatMap(({ register, path, value, share = "", amount = "" }) => {
    const [product, percent, whole] = [value, ...[share, amount].map((key) => tokenValue(content.tokens, `claim.${key}`) ?? "")].map(
      numberIn,
    );
    if (product === undefined || percent === undefined || whole === undefined || product * 100 === percent * whole) return [];
    const message = `does not equal {claim.${share}} of {claim.${amount}}, which is ${((percent * whole) / 100).toLocaleString("en")}. Correct whichever is wrong`;
    return [problemAt(register, path, message)];
  });

/** The register's figures about the contact form match the form. */
const checkFormLimits: CrossCheck = (content) =>
  claimsOf(content).flatMap(({ register, path, limits }) => {
    const limit = Object.entries(LIMITS).find(([field]) => field === limits)?.[1];
    const value = readSound(register, ...path);
    return limit === undefined || value === undefined || value === String(limit)
      ? []
      : [
          problemAt(
            register,
            path,
            `is ${quote(value)}, but the contact form accepts ${limit} characters. Write "${limit}": change the form and the service first`,
          ),
        ];
  });

/** The message about too long an input names the limit of its own field. */
const checkNamedLimits: CrossCheck = (content) => {
  const claims = claimsOf(content);
  return content.documents.flatMap((document) =>
    fieldsWith(document, "@copy")
      .filter(({ path }) => path.at(-1) === "tooLong")
      .flatMap((text) =>
        findTokens(text.value).flatMap(({ name, offset }) => {
          const { limits } = claims.find(({ token }) => token === name) ?? {};
          if (limits === undefined || limits === text.path.at(-2)) return [];
          const own = claims.find((claim) => claim.limits === text.path.at(-2));
          const fix = own ? `Write {${own.token}}` : "Write the limit of this field";
          return [problemWithin(document, text, offset, `names the limit of another field, ${quote(limits)}. ${fix}`)];
        }),
      ),
  );
};

/** What the register states about its figures is true: their plans and lines, their arithmetic, and the limits of the form. */
export const checkRegister: CrossCheck = (content) =>
  [checkRelated, checkFormLimits, checkNamedLimits, checkArithmetic].flatMap((check) => check(content));
