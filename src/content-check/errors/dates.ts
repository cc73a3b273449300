import { isCalendarDay } from "../../content-model/fields";
import { quote } from "../../content-model/words";
import { type CrossCheck, inEachText } from "../cross-check";

/** No date in the content is earlier. */
const EARLIEST = "2000-01-01";

const DAY = 24 * 60 * 60 * 1_000;

/** The day after, as YYYY-MM-DD in UTC: it has already begun in the earliest time zone. */
const dayAfter = (day: Date): string => new Date(day.getTime() + DAY).toISOString().slice(0, 10);

/** Dates in the content are in the past: when a figure was confirmed, a text updated, news happened. */
export const checkDates = (today: Date): CrossCheck => {
  const latest = dayAfter(today);
  return inEachText(({ schema, value }) => {
    // The model reports days that do not exist.
    if (schema.isDay !== true || !isCalendarDay(value)) return undefined;
    if (value > latest) return `is ${quote(value)}, a date in the future. Correct it, or wait until that day to publish`;
    return value < EARLIEST ? `is ${quote(value)}, implausibly long ago. Correct the year` : undefined;
  });
};
