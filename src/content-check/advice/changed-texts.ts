import { numberIn } from "../../content-model/figures";
import { quote } from "../../content-model/words";
import { type ContentDocument, problemAt, readText } from "../document";
import { ifUnintended, type EarlierVersion } from "../earlier-version";
import { type Problem, problem, THIS_LINE } from "../problem";
import { splitFrontMatter } from "../read-mdx";
import type { Comparison } from "./comparison";
import { proseOf } from "./prose";
import { isUnfinished } from "./typography";

/** A text that says something else than in an earlier version, in the same place. */
interface Changed {
  before: string;
  now: string;
  isFigure: boolean;
  complain: (message: string) => Problem;
}

/** The changed texts of a file. The paragraphs of a running text are its lines, and compared as long as none was added or removed. */
const changedIn = (document: ContentDocument, formerText: string, former: unknown): Changed[] => {
  const fields = document.strings
    .filter(({ path, schema }) => schema.graphql === "@copy" || (path[0] === "claims" && ["value", "words"].includes(String(path[2]))))
    .map(({ path, value }) => ({
      before: readText(former, ...path) ?? value,
      now: value,
      isFigure: path[0] === "claims",
      complain: (message: string) => problemAt(document, path, message),
    }));
  const lines = document.texts.length > 0 ? document.text.split("\n") : [];
  const first = splitFrontMatter(document.text).whole.split("\n").length - 1;
  const formerLines = formerText.split("\n");
  const paragraphs = (lines.length === formerLines.length ? lines : []).map((now, index) => ({
    before: (index < first ? undefined : formerLines[index]) ?? now,
    now,
    isFigure: false,
    complain: (message: string) => problem(document.path, { line: index + 1, column: 1 }, THIS_LINE, message),
  }));
  return [...fields, ...paragraphs].filter(({ before, now }) => before !== now);
};

const STOP = /[.!?][”’)]*$/u;
/** Words after which more has to come. */
const OPEN_WORD =
  /(?<=\s)(?:a|an|the|and|or|but|nor|than|that|of|to|for|at|from|into|with|without|between|its|their|your|our|whose|which|who)$/iu;

/** A text that ends where it once went on, in the middle of a sentence. */
const adviseCut = ({ before, now, complain }: Changed, { name }: EarlierVersion): Problem[] => {
  const rest = now.replace(/[\s.,;:!?…–-]+$/u, "");
  const gone = before.slice(rest.length);
  const isBeginning = rest !== "" && before.startsWith(rest) && /^[^\p{L}\p{N}]+[\p{L}\p{N}]/u.test(gone);
  return isBeginning && (OPEN_WORD.test(rest) || (STOP.test(before) && !STOP.test(now)))
    ? [complain(`is cut short; ${name} continued ${quote(gone.trim())}. Restore that, or finish the sentence`)]
    : [];
};

/** A binding text that is shorter by whole sentences. */
const adviseSentences = ({ before, now, complain }: Changed, earlier: EarlierVersion): Problem[] => {
  const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?][”’)]*)\s+/u);
  const [then, present] = [sentencesIn(before), sentencesIn(now)];
  const lost = then.filter((sentence) => !present.includes(sentence));
  const [first] = lost;
  if (first === undefined || !present.every((sentence) => then.includes(sentence))) return [];
  const count = lost.length === 1 ? "a sentence" : `${lost.length} sentences`;
  return [complain(`has lost ${count} since ${earlier.name}, beginning ${quote(first)}. ${ifUnintended(earlier)}`)];
};

/** A text whose paragraphs have become fewer, with the same words. */
const adviseJoined = ({ before, now, complain }: Changed, { name }: EarlierVersion): Problem[] => {
  const wordsOf = (text: string): string => text.replace(/\s+/gu, " ").trim();
  const [had = 0, has = 0] = [before, now].map((text) => text.trim().split(/\n+/u).length);
  return has < had && wordsOf(before) === wordsOf(now)
    ? [
        complain(
          `had ${had} paragraphs in ${name}, and has ${has}. Leave an empty line between paragraphs, unless you joined them on purpose`,
        ),
      ]
    : [];
};

const TOKEN = /\{[^{}]*\}|\d(?:[\d.,]*\d)?|\p{L}+|\S/gu;
const UNIT = /^(?:seconds?|minutes?|h|hrs?|hours?|days?|weeks?|months?|quarters?|years?|[kmgt]b|hourly|daily|weekly|monthly|yearly)$/iu;
const SCALE = /^(?:k|thousand|m|million|bn?|billion|trillion)$/iu;
const CURRENCY = /^[$€£]$/u;

const isAmount = (token: string): boolean => token.startsWith("{claim.") || (numberIn(token) !== undefined && !SCALE.test(token));

const isTenfold = (was: string, is: string): boolean => {
  const tens = Math.log10((numberIn(is) ?? NaN) / (numberIn(was) ?? NaN));
  return tens !== 0 && Math.abs(tens - Math.round(tens)) < 1e-9;
};

/** `h`, `hr` and `hours` are one unit. */
const unitOf = (token: string): string => token.toLowerCase().replace(/s$/u, "").replace(/^hr?$/u, "hour");

/** A text in which nothing has changed but units, or numbers by tens. */
const adviseAmounts = ({ before, now, isFigure, complain }: Changed, { name }: EarlierVersion): Problem[] => {
  const [then, present] = [[...before.matchAll(TOKEN)], [...now.matchAll(TOKEN)]];
  if (then.length !== present.length) return [];
  const wordsAt = (index: number): [was: string, is: string] => [then[index]?.[0] ?? "", present[index]?.[0] ?? ""];
  const are = (index: number, pattern: RegExp): boolean => wordsAt(index).every((word) => pattern.test(word));
  const stays = (index: number): boolean => wordsAt(index)[0] === wordsAt(index)[1];
  /** Where the amount begins that a changed word belongs to; -1 when this is another change. */
  const beginning = (index: number): number => {
    const [was, is] = wordsAt(index);
    if (are(index, SCALE) || (are(index, UNIT) && unitOf(was) !== unitOf(is)))
      return [index - 1, index - 2].find((at) => isAmount(wordsAt(at)[1]) && stays(at)) ?? -1;
    const isMeasured = isFigure || are(index - 1, CURRENCY) || are(index + 1, UNIT) || are(index + 1, SCALE);
    return isMeasured && stays(index + 1) && isTenfold(was, is) ? index : -1;
  };
  const changed = present.flatMap((_word, index) => (stays(index) ? [] : [{ from: beginning(index), to: index + 1 }]));
  const [first] = changed;
  if (!first || changed.some(({ from }) => from < 0)) return [];
  const excerpt = (text: string, words: readonly RegExpExecArray[]): string =>
    quote(text.slice(words[first.from]?.index, words[first.to]?.index).trim());
  return [complain(`says ${excerpt(now, present)}; ${name} said ${excerpt(before, then)}. Restore that if this was accidental`)];
};

/** Texts that have lost their end, sentences or paragraphs since an earlier version, or say the same number of another unit or size. */
export const changedTexts = ({ document, formerText, former, earlier }: Comparison): Problem[] => {
  const told = new Set(
    proseOf(document)
      .filter(isUnfinished)
      .map(({ value }) => value),
  );
  return changedIn(document, formerText, former).flatMap((text) => [
    ...(told.has(text.now) ? [] : adviseCut(text, earlier)),
    // Other copy is shortened on purpose.
    ...(["site", "legal"].includes(document.kind.name) ? adviseSentences(text, earlier) : []),
    ...adviseJoined(text, earlier),
    ...adviseAmounts(text, earlier),
  ]);
};
