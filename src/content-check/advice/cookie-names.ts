import { daysIn, SPAN } from "../../content-model/figures";
import { didYouMean, quote } from "../../content-model/words";
import { XSRF_COOKIE } from "../../services/call-platform";
import type { CrossCheck } from "../cross-check";
import { problem, type Problem, THIS_LINE } from "../problem";
import { COOKIE_POLICY, isSameTime, policiesIn, rowsOf } from "../reading/cookie-table";
import type { ContentDocument } from "../reading/document";
import { proseOf } from "../reading/prose";

/** A cookie's name: in code in the policy, and elsewhere with its underscore; and how long something is kept. */
const [CODE, COOKIE] = [/`([^`]+)`/gu, /(?<![\w`])(_\w+\*?)/gu];
const KEPT = new RegExp(`(?<=\\bfor )${SPAN}`, "giu");

/** The names and times that sentences give are in the table of the policy; its form also reads a cookie that only the platform sets. */
const adviseSentences = (policy: ContentDocument, documents: readonly ContentDocument[]): Problem[] => {
  const times = rowsOf(policy).map(({ time }) => daysIn(time));
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
        .filter(([time]) => times.every((one) => !isSameTime(one, daysIn(time))))
        .map(({ 0: time, index }) => complain(index, `says ${quote(time)}, a time that is not in the table. Correct one of the two`)),
    ),
  ];
};

/** What is said of cookies is what the policy's table lists. A policy may be in prose, and have no table. */
export const adviseCookieNames: CrossCheck = ({ documents }) =>
  policiesIn(documents)
    .filter((policy) => rowsOf(policy).length > 0)
    .flatMap((policy) => adviseSentences(policy, documents));
