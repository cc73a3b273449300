/** How figures are written, and which numbers they mean. Pure functions, shared by the content check and the register's model. */

/** A sign of a currency, as part of a pattern. */
export const CURRENCY = "[$€£]";

/** A mistyped or foreign-style figure: a letter for a digit, irregular groups of digits, a negative number. */
export const MALFORMED_FIGURE = new RegExp(
  [
    String.raw`(?<![\d.,])(?:${CURRENCY}|\d)[\d.,]*[OolI](?:[\dOolI.,]*[\dOolI])?(?![\p{L}\d])`,
    String.raw`(?<![\d.,])(?!\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![.,]?\d))\d+(?:\.\d+)*,\d(?:[\d.,]*\d)?`,
    // Hardly any price is given to a tenth of a cent: this is the continental way to write two million.
    String.raw`${CURRENCY}\d{1,3}(?:,\d{3})+\.\d{3}(?!\d)`,
    String.raw`(?<![\p{L}\d}+%])[-−–](?:US)?${CURRENCY}\s?\d(?:[\d.,]*\d)?|${CURRENCY}\s?[-−–]\s?\d(?:[\d.,]*\d)?|${CURRENCY}{2,}`,
    String.raw`${CURRENCY}(?!0\.)\d{1,3}(?:\.\d{3})+(?!\d)`,
    String.raw`${CURRENCY}\d{1,3}(?:[ ’']\d{3})+(?!\d)|(?<![\d.,$€£])\d[\d.,]*${CURRENCY}(?!\d)`,
  ].join("|"),
  "u",
);

const inOrder = (words: string, first: number, step: number): [string, number][] =>
  words.split(" ").map((word, index) => [word, first + index * step]);

const UNITS = new Map([
  ...inOrder("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen", 0, 1),
  ...inOrder("seventeen eighteen nineteen", 17, 1),
  ...inOrder("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
]);
const SCALES = new Map(
  Object.entries({ hundred: 100, thousand: 1e3, k: 1e3, million: 1e6, m: 1e6, billion: 1e9, bn: 1e9, b: 1e9, trillion: 1e12 }),
);

/** The numbers from two to ninety that are a single word, without “one”, which is also a pronoun. */
export const NUMBER_WORDS = [...UNITS.keys()].slice(2).join("|");

/** The first number in a text, in digits or words: 150 for "150 countries" and for "a hundred and fifty countries". */
export const numberIn = (text: string): number | undefined => {
  let [total, group]: [number, number | undefined] = [0, undefined];
  for (const word of text.toLowerCase().match(/\d[\d,]*(?:\.\d+)?|[a-z]+/gu) ?? []) {
    const unit = /\d/u.test(word) ? Number(word.replaceAll(",", "")) : UNITS.get(word);
    const scale = SCALES.get(word);
    if (unit !== undefined) group = (group ?? 0) + unit;
    else if (scale === 100) group = (group ?? 1) * scale;
    else if (scale !== undefined && (group !== undefined || word.length > 2)) [total, group] = [total + (group ?? 1) * scale, 0];
    else if (group !== undefined && word !== "and") break;
  }
  return group === undefined ? undefined : total + group;
};

/** The length in days of each unit of time. */
const DAYS = { day: 1, week: 7, month: 365 / 12, year: 365 };

/** The names of times in the singular, as part of a pattern. */
export const TIME = `second|minute|hour|quarter|${Object.keys(DAYS).join("|")}`;

/** A number of days, weeks, months or years, as part of a pattern: “six months”. */
export const SPAN = `(?:one|\\d+|${NUMBER_WORDS}) (?:${Object.keys(DAYS).join("|")})s?\\b`;

/** A time in days: 182.5 for “Six months”; NaN for a text without one. */
export const daysIn = (text: string): number =>
  (numberIn(text) ?? NaN) * (Object.entries(DAYS).find(([unit]) => new RegExp(`\\b${unit}s?\\b`, "iu").test(text))?.[1] ?? NaN);

/** The units of figures that are compared with each other, each with its size. */
const SIZES: Readonly<Record<string, number>> = { GB: 1, TB: 1_000, h: 1 };

/** The size of a figure in the smallest unit of its kind: 2000 for “2 TB”, 5000000 for “$5m”; NaN without a unit or a currency. */
export const sizeIn = (text: string): number => {
  const unit = text.search(CURRENCY) >= 0 ? 1 : SIZES[/\d ?(\p{L}+)$/u.exec(text)?.[1] ?? ""];
  return (numberIn(text) ?? NaN) * (unit ?? NaN);
};
