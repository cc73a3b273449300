import { NUMBER_WORDS, numberIn } from "../../content-model/figures";
import { didYouMean, nearest, quote } from "../../content-model/words";
import { TOKEN_STORAGE_KEY } from "../../services/bot-check/bot-check";
import { XSRF_COOKIE } from "../../services/call-platform";
import { CONSENT_COOKIE, CONSENT_DAYS } from "../../services/consent/consent-terms";
import type { CrossCheck } from "../cross-check";
import { asAdvice, problem, type Problem, START, THIS_LINE, WHOLE_FILE } from "../problem";
import type { ContentDocument } from "../reading/document";
import { proseOf } from "../reading/prose";

const COOKIE_POLICY = "legal/cookies.mdx";

/** A row of a table whose first cell is a name in code: that name, and the last cell. */
const ROW = /^\|\s*`([^`]+)`\s*\|(?:.*\|)?\s*([^|]+?)\s*\|\s*$/u;

const UNITS: readonly (readonly [unit: RegExp, days: number])[] = [
  [/\bdays?\b/iu, 1],
  [/\bweeks?\b/iu, 7],
  [/\bmonths?\b/iu, 365 / 12],
  [/\byears?\b/iu, 365],
];

/** By how many days a time in months or weeks may differ from the same time in days. */
const ROUNDING = 3;

/** A time in days: 182.5 of “Six months”. */
const daysIn = (text: string): number => (numberIn(text) ?? NaN) * (UNITS.find(([unit]) => unit.test(text))?.[1] ?? NaN);

/** A cookie's name: in code in the policy, and elsewhere with its underscore; and how long something is kept. */
const [CODE, COOKIE] = [/`([^`]+)`/gu, /(?<![\w`])(_\w+\*?)/gu];
const KEPT = new RegExp(`(?<=\\bfor )(?:one|\\d+|${NUMBER_WORDS}) (?:day|week|month|year)s?\\b`, "giu");

/** The names and times that sentences give are in the table of the policy; its form also reads a cookie that only the platform sets. */
const adviseSentences = (policy: ContentDocument, times: readonly string[], documents: readonly ContentDocument[]): Problem[] => {
  const lines = policy.text.split("\n");
  const listed = lines.flatMap((line) => (line.startsWith("|") ? [...line.matchAll(CODE)] : [])).map(([, name = ""]) => name);
  const fault = (name: string): string[] =>
    listed.includes(name) || XSRF_COOKIE.test(`${name}=x`)
      ? []
      : [
          `names ${quote(name)}, which is not in the table of content/${COOKIE_POLICY}. ${didYouMean(name, listed)}Write a name from the table`,
        ];
  return [
    ...lines.flatMap((line, index) =>
      (line.startsWith("|") ? [] : [...line.matchAll(CODE)]).flatMap(({ 1: name = "", index: offset }) =>
        fault(name).map((wrong) => problem(policy.path, { line: index + 1, column: offset + 2 }, THIS_LINE, wrong)),
      ),
    ),
    ...documents
      .flatMap(proseOf)
      .flatMap(({ value, key, complain }) =>
        (key === undefined ? [] : [...value.matchAll(COOKIE)]).flatMap(({ 1: name = "", index }) =>
          fault(name).map((wrong) => complain(index, wrong)),
        ),
      ),
    ...proseOf(policy).flatMap(({ value, complain }) =>
      [...value.matchAll(KEPT)]
        .filter(([time]) => times.every((one) => !(Math.abs(daysIn(one) - daysIn(time)) <= ROUNDING)))
        .map(({ 0: time, index }) => complain(index, `says ${quote(time)}, a time that is not in the table. Correct one of the two`)),
    ),
  ].map(asAdvice);
};

/**
 * The cookie policy's table lists what the site itself stores, under the names and for the time that the code gives it. A policy may be in
 * prose, and have no table.
 */
export const checkCookieTable: CrossCheck = ({ documents }) =>
  documents
    .filter(({ path, texts }) => path === COOKIE_POLICY && texts.length > 0)
    .flatMap((policy) => {
      const { path, text } = policy;
      const rows = text.split("\n").flatMap((line, index) => {
        const [, name, time = ""] = ROW.exec(line) ?? [];
        return name === undefined ? [] : [{ name, time, place: { line: index + 1, column: line.indexOf(name) + 1 } }];
      });
      if (rows.length === 0) return [];
      const stored = [CONSENT_COOKIE, TOKEN_STORAGE_KEY];
      const unnamed = stored
        .filter((name) => rows.every((row) => row.name !== name))
        .map((name) => {
          const meant = rows.find((row) => nearest(row.name, stored) === name);
          return meant
            ? problem(path, meant.place, THIS_LINE, `is ${quote(meant.name)}, but the site stores ${quote(name)}. Write that name`)
            : problem(path, START, WHOLE_FILE, `does not list ${quote(name)}, which the site stores. Add its row to the table`);
        });
      const untimely = rows
        .filter(({ name, time }) => name === CONSENT_COOKIE && !(Math.abs(daysIn(time) - CONSENT_DAYS) <= ROUNDING))
        .map(({ name, time, place }) => {
          const what = `says that ${quote(name)} lasts ${quote(time)}, but the site keeps it for ${CONSENT_DAYS} days`;
          return problem(path, place, THIS_LINE, `${what}. Write that time, in days or in months`);
        });
      const times = rows.map(({ time }) => time);
      return [...unnamed, ...untimely, ...adviseSentences(policy, times, documents)];
    });
