import { NUMBER_WORDS, numberIn, TIME } from "../../content-model/figures";
import type { VisitedString } from "../../content-model/visit-strings";
import type { CrossCheck } from "../cross-check";
import type { Problem } from "../problem";
import { type ContentDocument, fieldsWith, problemWithin, read } from "../reading/document";
import { proseOf } from "../reading/prose";

const NUMBER = `one|${NUMBER_WORDS}|\\d{1,2}`;
const ENTRIES =
  "people|leaders|kinds|values|plans|tiers|steps|stages|segments|audiences|reasons|ways|principles|stories|partners|questions|benefits";
const COUNTED = `(?:${NUMBER}) (?:\\p{L}+ )?(${ENTRIES})\\b`;

/** What may precede it, such as "Our", "Here are", "A sale in". */
const BEFORE = "(?:(?:The|Our|In|All|Here are|There are|These are|Choose (?:from|between)|\\p{L}+(?: \\p{L}+){0,2},? in) )??";

/** How many entries a text says that it introduces, at its beginning: "Four people", "In six short steps". */
const COUNT = new RegExp(`^${BEFORE}${COUNTED}`, "iu");

const INTRODUCING: readonly unknown[] = ["heading", "title", "intro", "lead"];

/** Lengths of the lists next to a text. */
const sizesBeside = (entry: unknown): number[] =>
  Object.values(typeof entry === "object" && entry !== null ? entry : {}).flatMap((value: unknown) =>
    Array.isArray(value) ? [value.length] : [],
  );

const ofMetadata = ({ path }: VisitedString): boolean => path[0] === "metadata";

/** A number that introduces a list must match the list's length. */
const adviseIntroductions = (document: ContentDocument): Problem[] =>
  fieldsWith(document, "@copy")
    .filter(({ path }) => INTRODUCING.includes(path.at(-1)))
    .flatMap((text) => {
      const match = COUNT.exec(text.value);
      const sizes = sizesBeside(read(document.data, ...text.path.slice(0, -1)));
      if (!match || sizes.length === 0 || sizes.includes(numberIn(match[0]) ?? 0)) return [];
      return [
        problemWithin(document, text, 0, `says “${match[0]}”, but ${sizes.join(" or ")} are listed. Correct the number, or the list`),
      ];
    });

/** Counts stated about a page must match that page's own: not "the four values" where its heading says "Five values". */
const adviseDescriptions = (document: ContentDocument): Problem[] => {
  const countsIn = (text: VisitedString) =>
    [...text.value.matchAll(new RegExp(`\\b${COUNTED}`, "giu"))].map(([words, entries = ""]) => ({ text, words, entries }));
  const copy = fieldsWith(document, "@copy");
  const shown = copy.filter((text) => !ofMetadata(text) && INTRODUCING.includes(text.path.at(-1))).flatMap(countsIn);
  return copy
    .filter(ofMetadata)
    .flatMap(countsIn)
    .flatMap(({ text, words, entries }) => {
      const same = shown.filter((count) => count.entries.toLowerCase() === entries.toLowerCase());
      const [first] = same;
      if (!first || same.some((count) => numberIn(count.words) === numberIn(words))) return [];
      const line = document.locate(first.text.path).line;
      return [
        problemWithin(
          document,
          text,
          text.value.indexOf(words),
          `says “${words}”, but line ${line} says “${first.words}”. Correct one of the two`,
        ),
      ];
    });
};

/** One month is not "one months". */
const ONE_OF_MANY = new RegExp(`\\b(?:1|one) (?:${TIME})s\\b`, "iu");

const AMOUNT = `${NUMBER_WORDS}|[1-9]\\d{0,2}|\\{claim\\.[^{}]+\\}`;
/** Two numbers before one noun, the former of which may belong to a name, as in "Exhibit 2"; the same word twice is reported elsewhere. */
const TWO_NUMBERS = new RegExp(
  `(?<![\\p{L}\\d.,+-]|\\d |\\b(?:exhibit|section|clause|level|page|step|series|round|version) )(?:(${NUMBER_WORDS}) (?!\\1 )|(?:${AMOUNT}) )(?:${AMOUNT})(?= \\p{Ll})`,
  "iu",
);

/** A number, and a list of so many: "Do three things: …", "In four steps. You …; they …". */
const LISTED = new RegExp(`\\b(${NUMBER_WORDS}) (?:\\p{L}+ )?\\p{L}+s(?:: |\\. (?=[^.!?]*;))([^.:!?]+)`, "giu");

/** How many entries a list in a sentence has: at least, if "and" joins two words of one entry, and at most. */
const sizesOf = (list: string): [least: number, most: number] => {
  const mark = list.includes(";") ? ";" : ",";
  const least = list.split(mark).length;
  return [least, mark === ";" ? least : list.split(/, (?:and |or )?| (?:and|or) /u).length];
};

/** Numbers in a sentence agree with their noun, with each other and with the list behind them. */
const adviseSentences = (document: ContentDocument): Problem[] =>
  proseOf(document).flatMap(({ value, complain }) => {
    const [one, two] = [ONE_OF_MANY, TWO_NUMBERS].map((pattern) => pattern.exec(value));
    return [
      ...(one ? [complain(one.index, `says “${one[0]}”. Write “${one[0].slice(0, -1)}”`)] : []),
      ...(two ? [complain(two.index, `has two numbers in a row, “${two[0]}”. Remove one of them`)] : []),
      ...[...value.matchAll(LISTED)].flatMap(({ 1: number = "", 2: list = "", index }) => {
        const [[least, most], said = 0] = [sizesOf(list), numberIn(number)];
        const listed = least === most ? String(least) : `${least} or ${most}`;
        const message = `says “${number}”, but ${listed} are listed behind it. Correct the number, or the list`;
        return most > 1 && (said < least || said > most) ? [complain(index, message)] : [];
      }),
    ];
  });

/** Numbers of entries are those of the lists, and agree with their nouns. */
export const adviseCounts: CrossCheck = ({ documents }) =>
  documents.flatMap((document) => [...adviseIntroductions(document), ...adviseDescriptions(document), ...adviseSentences(document)]);
