import { daysIn } from "../../content-model/figures";
import { nearest, quote } from "../../content-model/words";
import { TOKEN_STORAGE_KEY } from "../../services/bot-check/bot-check";
import { CONSENT_COOKIE, CONSENT_DAYS } from "../../services/consent/consent-terms";
import type { CrossCheck } from "../cross-check";
import { problem, START, THIS_LINE, WHOLE_FILE } from "../problem";
import { isSameTime, policiesIn, rowsOf } from "../reading/cookie-table";

/**
 * The cookie policy's table lists everything that the site itself stores, with the name and the lifetime set in the code. A policy
 * written in prose has no table.
 */
export const checkCookieTable: CrossCheck = ({ documents }) =>
  policiesIn(documents).flatMap((policy) => {
    const { path } = policy;
    const rows = rowsOf(policy);
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
      .filter(({ name, time }) => name === CONSENT_COOKIE && !isSameTime(daysIn(time), CONSENT_DAYS))
      .map(({ name, time, place }) => {
        const what = `says that ${quote(name)} lasts ${quote(time)}, but the site keeps it for ${CONSENT_DAYS} days`;
        return problem(path, place, THIS_LINE, `${what}. Write that time, in days or in months`);
      });
    return [...unnamed, ...untimely];
  });
