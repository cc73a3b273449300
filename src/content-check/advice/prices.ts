import { findTokens } from "../../content-model/tokens";
import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-checks/cross-check";
import { fieldsWith, problemAt, readList, readText } from "../document";

const PERIODS = [/\bmonth/iu, /\byear/iu];

/** Whether two texts name different periods. */
const isOtherPeriod = (text: string, other: string): boolean =>
  PERIODS.some((period) => period.test(text) && !period.test(other) && PERIODS.some((another) => another.test(other)));

/** The figures of the register: what the copy calls them, and what they state. */
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

/** A price is beside the name of its plan and the period that it is for. */
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

const firstWordOf = (text: string): string => /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? "";

/** A figure in a plan's column belongs to that plan and, where it stands on a line such as "Storage", to that line. */
const advisePlanFigures: CrossCheck = (situation) =>
  situation.documents.flatMap((document) => {
    const sections = readList(document.data, "sections");
    return fieldsWith(document, "@copy").flatMap(({ path, value }) => {
      const [, section, list, plan, field] = path;
      if (list !== "plans" || field === "price") return [];
      const plans = readList(sections[Number(section)], "plans").map((entry) => readText(entry, "name") ?? "");
      const lines = readList(sections[Number(section)], "rows", "lines").map((line) => ({
        slug: readText(line, "slug"),
        word: firstWordOf(readText(line, "label") ?? ""),
      }));
      const name = plans[Number(plan)] ?? "";
      const own = lines.find(({ slug }) => slug === readText(document.data, ...path.slice(0, -1), "line"));
      return findTokens(value).flatMap((token) => {
        const says = claimsOf(situation).find((claim) => claim.token === token.name)?.says ?? "";
        const isOfOther = !says.includes(name) && plans.some((other) => other !== "" && says.includes(other));
        const line = lines.find(({ word }) => word === firstWordOf(says));
        return isOfOther || (own && line && own !== line)
          ? [
              problemAt(
                document,
                path,
                `names {${token.name}}, “${says}”, which does not belong in this line of the plan ${quote(name)}. Correct one of the two`,
              ),
            ]
          : [];
      });
    });
  });

/** Prices are in one currency, unless several differ. */
const adviseCurrency: CrossCheck = (situation) => {
  const prices = claimsOf(situation).filter(({ value }) => /^[$€£]/u.test(value));
  return prices
    .filter(({ value }) => prices.length > 2 && prices.every((other) => other.value === value || !other.value.startsWith(value.charAt(0))))
    .map(({ register, path, value }) => problemAt(register, path, `is the only price in ${value.charAt(0)}. Correct it unless intended`));
};

/** Checks that each price is next to its own plan and period, and each figure of a plan in its column. */
export const advisePrices: CrossCheck = (situation) =>
  [advisePlans, advisePlanFigures, adviseCurrency].flatMap((advise) => advise(situation));
