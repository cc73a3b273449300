import { quote } from "../../content-model/words";
import { problemAt } from "../document";
import type { CrossCheck } from "./cross-check";

/** No day that content tells of is before it. */
const EARLIEST = "2000-01-01";

const DAY = 24 * 60 * 60 * 1_000;

/** The day after, as YYYY-MM-DD in UTC: it has begun where the sun rises first. */
const dayAfter = (day: Date): string => new Date(day.getTime() + DAY).toISOString().slice(0, 10);

/** Days that content tells of have been: a figure was confirmed, a text was updated, news has happened. */
export const checkDates =
  (today: Date): CrossCheck =>
  ({ documents }) => {
    const latest = dayAfter(today);
    return documents.flatMap((document) =>
      document.strings
        .filter(({ schema, value }) => schema.isDay === true && (value > latest || value < EARLIEST))
        .map(({ path, value }) =>
          problemAt(
            document,
            path,
            value > latest
              ? `is ${quote(value)}, a day that has not come yet. Correct it, or publish on that day`
              : `is ${quote(value)}, long before there was anything to tell. Correct the year`,
          ),
        ),
    );
  };
