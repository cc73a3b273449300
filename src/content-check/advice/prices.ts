import { findTokens } from "../../content-model/tokens";
import type { CrossCheck } from "../cross-checks/cross-check";
import { fieldsWith, problemAt, readList, readText } from "../document";

const PERIODS = [/\bmonth/iu, /\byear/iu];

/** Whether two texts name different periods. */
const isOtherPeriod = (text: string, other: string): boolean =>
  PERIODS.some((period) => period.test(text) && !period.test(other) && PERIODS.some((another) => another.test(other)));

/** The figures of the register: what the copy calls them, and what they say. */
export const claimsOf = ({ documents }: Parameters<CrossCheck>[0]) =>
  documents
    .filter(({ kind }) => kind.name === "claims")
    .flatMap((register) =>
      readList(register.data, "claims").map((claim, index) => ({
        register,
        path: ["claims", index, "value"],
        token: `claim.${readText(claim, "key") ?? ""}`,
        value: readText(claim, "value") ?? "",
        says: readText(claim, "says")?.replace(/\.$/u, "") ?? "",
      })),
    );

/** A price stands beside the name of its plan and the period that it is for. */
const advisePlans: CrossCheck = (situation) =>
  situation.documents.flatMap((document) =>
    fieldsWith(document, "@copy")
      .filter(({ path }) => path.at(-1) === "price")
      .flatMap(({ path, value }) => {
        const claim = claimsOf(situation).find(({ token }) => token === findTokens(value)[0]?.name);
        const [, plan] = /^Price of the (.+) plan\b/u.exec(claim?.says ?? "") ?? [];
        if (!claim || plan === undefined) return [];
        const keys = ["name", "priceLabel", "period"];
        const beside = keys.map((key) => readText(document.data, ...path.slice(0, -1), key) ?? "").join(" ");
        return beside.includes(plan) && !isOtherPeriod(beside, claim.says)
          ? []
          : [
              problemAt(
                document,
                path,
                `names {${claim.token}}, “${claim.says}”, which does not fit the words beside it. Correct one of the two`,
              ),
            ];
      }),
  );

/** Prices are in one currency, unless several differ. */
const adviseCurrency: CrossCheck = (situation) => {
  const prices = claimsOf(situation).filter(({ value }) => /^[$€£]/u.test(value));
  return prices
    .filter(({ value }) => prices.length > 2 && prices.every((other) => other.value === value || !other.value.startsWith(value.charAt(0))))
    .map(({ register, path, value }) => problemAt(register, path, `is the only price in ${value.charAt(0)}. Correct it unless intended`));
};

/** Checks that each price is next to its own plan and period. */
export const advisePrices: CrossCheck = (situation) => [advisePlans, adviseCurrency].flatMap((advise) => advise(situation));
