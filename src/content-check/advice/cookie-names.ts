import { daysIn, SPAN } from "../../content-model/figures";
import { didYouMean, quote } from "../../content-model/words";
import { XSRF_COOKIE } from "../../services/call-platform";
import type { CrossCheck } from "../cross-check";
import { problem, type Problem, THIS_LINE } from "../problem";
import { COOKIE_POLICY, isSameTime, policiesIn, rowsOf } from "../reading/cookie-table";
import type { ContentDocument } from "../reading/document";
import { proseOf } from "../reading/prose";

/** How a cookie's name is recognised: by its backticks in the policy, and by its leading underscore elsewhere. */
const [CODE, COOKIE] = [/`([^`]+)`/gu, /(?<![\w`])(_\w+\*?)/gu];
/** How long something is kept. */
const KEPT = new RegExp(`(?<=\\bfor )${SPAN}`, "giu");

/** Sentences give only names and times from the policy's table. One cookie is exempt: the form reads it, but the platform sets it. */
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

/** What the content says about cookies agrees with the policy's table. A policy written in prose has no table. */
export const adviseCookieNames: CrossCheck = ({ documents }) =>
  policiesIn(documents)
    .filter((policy) => rowsOf(policy).length > 0)
    .flatMap((policy) => adviseSentences(policy, documents));
