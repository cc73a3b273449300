import { isCalendarDay } from "../../content-model/fields";
import { quote } from "../../content-model/words";
import { type CrossCheck, inEachText } from "../cross-check";

/** No date in the content should be earlier. */
const EARLIEST = "2000-01-01";

const DAY = 24 * 60 * 60 * 1_000;

/** Tomorrow in UTC, as YYYY-MM-DD, because that day has already begun in the easternmost time zones. */
const dayAfter = (day: Date): string => new Date(day.getTime() + DAY).toISOString().slice(0, 10);

/** Dates in the content (of confirmations, updates and news) are not in the future. */
export const checkDates = (today: Date): CrossCheck => {
  const latest = dayAfter(today);
  return inEachText(({ schema, value }) => {
    // The model reports dates that do not exist.
    if (schema.isDay !== true || !isCalendarDay(value)) return undefined;
    if (value > latest) return `is ${quote(value)}, a date in the future. Correct it, or wait until that day to publish`;
    return value < EARLIEST ? `is ${quote(value)}, implausibly long ago. Correct the year` : undefined;
  });
};
