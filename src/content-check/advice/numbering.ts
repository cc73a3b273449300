import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { fieldName } from "../problem";
import { fieldsWith, problemAt, problemWithin } from "../reading/document";

const EXHIBIT = /^Exhibit (\d+)\b/u;

/** Exhibits are numbered in the order in which the page shows them. */
const adviseExhibits: CrossCheck = ({ documents }) =>
  documents.flatMap((document) =>
    document.strings
      .filter(({ path, value }) => path.at(-1) === "caption" && EXHIBIT.test(value))
      .flatMap(({ path, value }, index) =>
        Number(EXHIBIT.exec(value)?.[1]) === index + 1
          ? []
          : [problemAt(document, path, `is the page’s exhibit number ${index + 1}. Number the exhibits of a page from 1, without gaps`)],
      ),
  );

const NUMBERED = /\bExhibit (\d+)\b/gu;

/** An exhibit mentioned in a text exists on its page, with that number. */
const adviseMentions: CrossCheck = ({ documents }) =>
  documents.flatMap((document) => {
    const copy = fieldsWith(document, "@copy");
    const isCaption = ({ path }: (typeof copy)[number]): boolean => path.at(-1) === "caption";
    const shown = copy.filter(isCaption).flatMap(({ value }) => [...value.matchAll(NUMBERED)].map(([name]) => name));
    return copy
      .filter((text) => !isCaption(text))
      .flatMap((text) =>
        [...text.value.matchAll(NUMBERED)]
          .filter(([name]) => !shown.includes(name))
          .map(({ 0: name, index }) => {
            const there =
              shown.length === 0 ? "no caption of this page has that name" : `this page has only ${shown.map(quote).join(", ")}`;
            return problemWithin(document, text, index, `mentions ${quote(name)}, but ${there}. Correct the number or the caption`);
          }),
      );
  });

/** The page keeps the file's order, so the latest news comes first. */
const adviseNews: CrossCheck = ({ documents }) =>
  documents.flatMap((document) => {
    const days = document.strings.filter(({ path }) => path.at(-1) === "date");
    return days
      .map((day, index) => ({ ...day, above: days[index - 1]?.value ?? day.value }))
      .filter(({ path, value, above }) => Number(path.at(-2)) > 0 && value > above)
      .map(({ path, above }) =>
        problemAt(document, path, `is later than the entry above it, ${quote(above)}. Put the latest first, or correct the wrong date`),
      );
  });

const MOMENT = /^(?<day>\d{1,2} \p{Lu}\p{Ll}+), (?<time>\d{1,2}:\d{2})$/u;

/** A moment such as “9 June, 15:20”, comparable with others of the same year; NaN for other texts. */
const momentIn = (text: string): number => {
  const { day = "", time = "" } = MOMENT.exec(text)?.groups ?? {};
  return Date.parse(`${day} 2000 ${time} UTC`);
};

/** What is dated to the minute is listed as it happened. */
const adviseMoments: CrossCheck = ({ documents }) =>
  documents.flatMap((document) => {
    const moments = document.strings.filter(({ path }) => path.at(-1) === "time");
    return moments.flatMap(({ path, value }, index) => {
      const last = moments[index - 1];
      // The stages of an exhibit continue one list.
      const above = last && fieldName(last.path.slice(0, -4)) === fieldName(path.slice(0, -4)) ? last.value : "";
      const message = `is earlier than the entry above it, ${quote(above)}. Correct the wrong time, or the order`;
      return momentIn(value) < momentIn(above) ? [problemAt(document, path, message)] : [];
    });
  });

/** Exhibits are in numerical order, news has the latest first, and what is dated to the minute the earliest. */
export const adviseNumbering: CrossCheck = (content) =>
  [adviseExhibits, adviseMentions, adviseNews, adviseMoments].flatMap((advise) => advise(content));
