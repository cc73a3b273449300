import { findTokens } from "../../content-model/tokens";
import { escaped, quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { readList, readText } from "../data";
import { claimsOf } from "../reading/claims-of";
import { fieldsWith, problemAt, problemWithin } from "../reading/document";
import { proseOf } from "../reading/prose";
import { sentencesIn } from "../text-rules/sentences";

/** The words by which a text states a price's period. */
const PERIODS: Readonly<Record<string, RegExp>> = { month: /month/iu, year: /year|annual/iu, once: /\bonce\b|\bone[- ](?:time|off)\b/iu };

/** Whether a text states a period other than the price's, such as a month for a yearly price. */
const isOtherPeriod = (text: string, period = ""): boolean =>
  Object.entries(PERIODS).some(([other, words]) => other !== period && words.test(text)) && PERIODS[period]?.test(text) === false;

/** A plan that the price list shows as free has no price in the register, and no copy calls a plan free that the list charges for. */
const adviseFree: CrossCheck = (content) => {
  const plans = content.documents.flatMap((document) =>
    fieldsWith(document, "@copy")
      .filter(({ path }) => path.at(-1) === "price" && path.includes("plans"))
      .map(({ path, value }) => ({ document, path, value, name: readText(document.data, ...path.slice(0, -1), "name") ?? "" })),
  );
  const charged = plans.filter(({ value }) => value.includes("{claim."));
  return [
    ...plans.flatMap(({ document, path, value, name }) => {
      const claim = /^free$/iu.test(value) ? claimsOf(content).find(({ plan, line }) => plan === name && line === undefined) : undefined;
      return claim
        ? [
            problemAt(
              document,
              path,
              `is ${quote(value)}, but {${claim.token}} is ${quote(claim.value)}, “${claim.says}”. Correct one of the two`,
            ),
          ]
        : [];
    }),
    ...content.documents.flatMap(proseOf).flatMap(({ value, complain }) =>
      charged
        .map(({ name }) => ({ name, at: value.toLowerCase().indexOf(`free for ${name.toLowerCase()}`) }))
        .filter(({ at }) => at >= 0)
        .map(({ name, at }) =>
          complain(at, `says that the plan ${quote(name)} is free, but the price list charges for it. Correct one of the two`),
        ),
    ),
  ];
};

/** A price appears next to the name of its own plan and its own period. */
const advisePlans: CrossCheck = (content) =>
  content.documents.flatMap((document) =>
    fieldsWith(document, "@copy")
      .filter(({ path }) => path.at(-1) === "price")
      .flatMap(({ path, value }) => {
        const claim = claimsOf(content).find(({ token }) => token === findTokens(value)[0]?.name);
        if (claim?.plan === undefined) return [];
        const keys = ["name", "priceLabel", "period"];
        const beside = keys.map((key) => readText(document.data, ...path.slice(0, -1), key) ?? "").join(" ");
        return claim.line === undefined && beside.includes(claim.plan) && !isOtherPeriod(beside, claim.per)
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

/** A sentence about one plan quotes no figure that belongs to another. */
const adviseNamedPlans: CrossCheck = (content) => {
  const known = claimsOf(content);
  const plans = [...new Set(known.flatMap(({ plan }) => plan ?? []))];
  return content.documents.flatMap(proseOf).flatMap(({ value, complain }) =>
    (value.includes("{claim.") ? sentencesIn(value) : []).flatMap((sentence) => {
      const [name, ...others] = plans.filter((plan) => new RegExp(`(?<!\\p{L})${escaped(plan)}(?!\\p{L})`, "u").test(sentence));
      const claims = findTokens(sentence).flatMap(({ name: token }) => known.find((claim) => claim.token === token) ?? []);
      const other = claims.find(({ plan = name }) => plan !== name);
      const what = `names {${other?.token}}, “${other?.says}”, in a sentence on the plan ${quote(name ?? "")}`;
      return other && name !== undefined && others.length === 0
        ? [complain(value.indexOf(sentence), `${what}. Correct one of the two`)]
        : [];
    }),
  );
};

/** A figure in a plan's column belongs to that plan and, on a line such as "Storage", to that line. */
const advisePlanFigures: CrossCheck = (content) =>
  content.documents.flatMap((document) => {
    const sections = readList(document.data, "sections");
    return fieldsWith(document, "@copy").flatMap(({ path, value }) => {
      const [, section, list, plan, field] = path;
      if (list !== "plans" || field === "price") return [];
      const plans = readList(sections[Number(section)], "plans").map((entry) => readText(entry, "name") ?? "");
      const name = plans[Number(plan)] ?? "";
      const own = readText(document.data, ...path.slice(0, -1), "line");
      return findTokens(value).flatMap((token) => {
        const claim = claimsOf(content).find((candidate) => candidate.token === token.name);
        if (claim?.plan === undefined) return [];
        const isOfOther = claim.plan !== name && plans.includes(claim.plan);
        if (!isOfOther && (own === undefined || claim.line === own)) return [];
        const line = claim.line === undefined ? "no line" : `the line ${quote(claim.line)}`;
        const where = isOfOther ? `the plan ${quote(claim.plan)}; this is ${quote(name)}` : `${line}; this is ${quote(own ?? "")}`;
        const what = `names {${token.name}}, “${claim.says}”, which belongs to ${where}`;
        return [problemAt(document, path, `${what}. Correct one of the two`)];
      });
    });
  });

/** A plan has an entry on each line for which the register has a figure; without one, its column says that the line is not part of it. */
const adviseLostLines: CrossCheck = (content) =>
  content.documents.flatMap((document) =>
    readList(document.data, "sections").flatMap((section, index) =>
      readList(section, "plans").flatMap((plan, place) => {
        const lines = readList(plan, "features").map((feature) => readText(feature, "line"));
        const lost = claimsOf(content).find(
          (claim) => claim.plan === readText(plan, "name") && claim.line !== undefined && !lines.includes(claim.line),
        );
        if (!lost || lines.every((line) => line === undefined)) return [];
        const what = `has no entry on the line ${quote(lost.line ?? "")}, but {${lost.token}} is “${lost.says}”`;
        return [problemAt(document, ["sections", index, "plans", place, "features"], `${what}. Add the entry`)];
      }),
    ),
  );

/** Words that state a period right after a price. */
const STATED = /^ (?:(once)|(?:an?|per|each|every) (month|year))\b/u;

/** A price is quoted for its own period. */
const adviseStatedPeriods: CrossCheck = (content) => {
  const claims = claimsOf(content);
  return content.documents.flatMap((document) =>
    fieldsWith(document, "@copy").flatMap((text) =>
      findTokens(text.value).flatMap(({ name, offset }) => {
        const { per } = claims.find(({ token }) => token === name) ?? {};
        const [words, once, time] = STATED.exec(text.value.slice(offset + name.length + "{}".length)) ?? [];
        if (per === undefined || words === undefined || per === (once ?? time)) return [];
        const is = per === "once" ? "paid once" : `for a ${per}`;
        return [
          problemWithin(document, text, offset, `is followed by ${quote(words.trim())}, but {${name}} is ${is}. Correct one of the two`),
        ];
      }),
    ),
  );
};

/** Checks that each price is next to its own plan and period, and each figure of a plan in its column. */
export const advisePrices: CrossCheck = (content) =>
  [advisePlans, advisePlanFigures, adviseNamedPlans, adviseFree, adviseLostLines, adviseStatedPeriods].flatMap((advise) => advise(content));
