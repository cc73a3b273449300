import { CURRENCY, isScale, numberIn, numbersIn, unitIn, type WrittenNumber } from "../../content-model/figures";
import { quote } from "../../content-model/words";
import { ifUnintended, type EarlierVersion } from "../earlier-version";
import { type Problem, problem, THIS_LINE } from "../problem";
import { OPEN_WORD } from "../reading/cut-off";
import { problemAt, readText } from "../reading/document";
import { folded } from "../reading/likeness";
import { proseOf, sentencesIn } from "../reading/prose";
import type { Comparison } from "./comparison";
import { comparePassages } from "./passages";
import { isUnfinished } from "./typography";

/** A text that differs from an earlier version, in the same place. */
interface Changed {
  before: string;
  now: string;
  isFigure?: boolean;
  /** Whether it is a figure's value and the date of its last confirmation is unchanged. */
  isUnconfirmed?: boolean;
  complain: (message: string) => Problem;
}

/** The changed texts of a file, and the passages of a running text as long as none around them was added or removed. */
const changedIn = (comparison: Comparison): Changed[] => {
  const { document, former } = comparison;
  const fields = document.strings
    .filter(({ path, schema }) => schema.graphql === "@copy" || (path[0] === "claims" && ["value", "words"].includes(String(path[2]))))
    .map(({ path, value }) => ({
      before: readText(former, ...path) ?? value,
      now: value,
      isFigure: path[0] === "claims",
      isUnconfirmed:
        path[2] === "value" &&
        ["key", "asOf"].every((name) => {
          const [then, now] = [former, document.data].map((data) => readText(data, "claims", Number(path[1]), name));
          return now !== undefined && now === then;
        }),
      complain: (message: string) => problemAt(document, path, message),
    }));
  const passages = comparePassages(comparison)
    .changes.filter(({ gone, added }) => gone.length === added.length)
    .flatMap(({ gone, added }) =>
      added.map(({ text, place }, index) => ({
        before: gone[index]?.text ?? text,
        now: text,
        complain: (message: string) => problem(document.path, place(), THIS_LINE, message),
      })),
    );
  return [...fields, ...passages].filter(({ before, now }) => before !== now);
};

/** So many words may differ where a "not" has gone: "does not verify" is "verifies" then. */
const MOST_REWORDED = 2;

const STOP = /[.!?][”’)]*$/u;

/** A text that ends where it once continued, in the middle of a sentence. */
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
  const [then, present] = [sentencesIn(before), sentencesIn(now)];
  const lost = then.filter((sentence) => !present.includes(sentence));
  const [first] = lost;
  // An empty text is an error.
  if (first === undefined || present.length === 0 || !present.every((sentence) => then.includes(sentence))) return [];
  const count = lost.length === 1 ? "a sentence" : `${lost.length} sentences`;
  return [complain(`has lost ${count} since ${earlier.name}, beginning ${quote(first)}. ${ifUnintended(earlier)}`)];
};

/** A text whose paragraphs have become fewer, with the same words. */
const adviseJoined = ({ before, now, complain }: Changed, { name }: EarlierVersion): Problem[] => {
  const [had = 0, has = 0] = [before, now].map((text) => text.trim().split(/\n+/u).length);
  const what = `had ${had} paragraphs in ${name}, and has ${has}`;
  const fix = "Leave an empty line between paragraphs, unless you joined them on purpose";
  return has < had && folded(before) === folded(now) ? [complain(`${what}. ${fix}`)] : [];
};

const TOKEN = /\{[^{}]*\}|\d(?:[\d.,]*\d)?|\p{L}+|\S/gu;
const isUnit = (token: string): boolean => unitIn(token) !== undefined;
const SIGN = new RegExp(`^${CURRENCY}$`, "u");
const isCurrency = (token: string): boolean => SIGN.test(token);
const isAmount = (token: string): boolean => token.startsWith("{claim.") || (numberIn(token) !== undefined && !isScale(token));

const isTenfold = (was: string, is: string): boolean => {
  const tens = Math.log10((numberIn(is) ?? NaN) / (numberIn(was) ?? NaN));
  return tens !== 0 && Math.abs(tens - Math.round(tens)) < 1e-9;
};

/** A text in which nothing has changed but units, numbers by tens, or which figures it quotes. */
const adviseAmounts = ({ before, now, isFigure = false, complain }: Changed, { name }: EarlierVersion): Problem[] => {
  const [then, present] = [[...before.matchAll(TOKEN)], [...now.matchAll(TOKEN)]];
  if (then.length !== present.length) return [];
  const wordsAt = (index: number): [was: string, is: string] => [then[index]?.[0] ?? "", present[index]?.[0] ?? ""];
  const are = (index: number, isMeant: (word: string) => boolean): boolean => wordsAt(index).every(isMeant);
  const stays = (index: number): boolean => wordsAt(index)[0] === wordsAt(index)[1];
  /** Start of the amount containing the changed word, or -1. */
  const beginning = (index: number): number => {
    const [was, is] = wordsAt(index);
    if (are(index, (word) => word.startsWith("{claim."))) return index;
    if (are(index, isScale) || (are(index, isUnit) && unitIn(was) !== unitIn(is)))
      return [index - 1, index - 2].find((at) => isAmount(wordsAt(at)[1]) && stays(at)) ?? -1;
    const isMeasured = isFigure || are(index - 1, isCurrency) || are(index + 1, isUnit) || are(index + 1, isScale);
    return isMeasured && stays(index + 1) && isTenfold(was, is) ? index : -1;
  };
  const changed = present.flatMap((_word, index) =>
    stays(index) ? [] : [{ from: beginning(index), to: index + (are(index + 1, (word) => word === "%") ? 2 : 1) }],
  );
  const [first] = changed;
  if (!first || changed.some(({ from }) => from < 0)) return [];
  const excerpt = (text: string, words: readonly RegExpExecArray[]): string =>
    quote(text.slice(words[first.from]?.index, words[first.to]?.index).trim());
  return [complain(`says ${excerpt(now, present)}; ${name} said ${excerpt(before, then)}. Restore that if this was accidental`)];
};

/** What makes a number one of a clause, which is renumbered on purpose. */
const OF_CLAUSE = /(?:\b(?:clauses?|sections?)|\*\*|,|\band|\bto) ?$/iu;

/** A binding text in which a number has changed, and no words are more or fewer. */
const adviseNumbers = ({ before, now, complain }: Changed, { name }: EarlierVersion): Problem[] => {
  const [then, present] = [numbersIn(before), numbersIn(now)];
  const at = present.findIndex(({ value }, index) => value !== then[index]?.value);
  const [was, is] = [then[at], present[at]];
  if (!was || !is || OF_CLAUSE.test(is.before) || before.split(/\s+/u).length !== now.split(/\s+/u).length) return [];
  const written = (text: string, number: WrittenNumber): string =>
    quote(text.slice(number.before.length, text.length - number.after.length));
  return [complain(`says ${written(now, is)}; ${name} said ${written(before, was)}. Restore that if this was accidental`)];
};

const NEGATION = /(?<!\p{L})(?:no|not|never|none|nobody|nothing|neither|nor|without|cannot|\p{L}+n’t)(?!\p{L})/giu;

/** A text that says almost the same without its "not". */
const adviseNegation = ({ before, now, complain }: Changed, { name }: EarlierVersion): Problem[] => {
  const [then, present] = [before, now].map((text) => text.match(NEGATION) ?? []);
  const lost = then?.find((word) => then.filter((one) => one === word).length > (present?.filter((one) => one === word).length ?? 0));
  if (lost === undefined || (present?.length ?? 0) >= (then?.length ?? 0)) return [];
  const [had, has] = [before, now].map(
    (text) =>
      new Set(
        text
          .replace(NEGATION, "")
          .toLowerCase()
          .match(/[\p{L}\d]+/gu),
      ),
  );
  const differ = (words: Set<string> | undefined, others: Set<string> | undefined): number =>
    [...(words ?? [])].filter((word) => others?.has(word) !== true).length;
  return differ(had, has) <= MOST_REWORDED && differ(has, had) <= MOST_REWORDED
    ? [complain(`has lost its “${lost}” since ${name}, and now says the opposite. Restore it if that was accidental`)]
    : [];
};

/** Words of a running text that are no longer a link. */
const adviseLinks = ({ before, now, complain }: Changed, { name }: EarlierVersion): Problem[] =>
  [...before.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/gu)]
    .filter(([, words = "", target = ""]) => !now.includes(`](${target})`) && now.replaceAll(`[${words}]`, "").includes(words))
    .map(([, words = "", target = ""]) =>
      complain(`no longer links ${quote(words)} to ${quote(target)}, as ${name} did. Restore the link`),
    );

/** A figure with another value and the former day. */
const adviseConfirmation = ({ before, isUnconfirmed = false, complain }: Changed, { name }: EarlierVersion): Problem[] =>
  isUnconfirmed
    ? [complain(`was ${quote(before)} in ${name}, with the same \`asOf\`. Write the day on which you confirmed the new one, or restore it`)]
    : [];

/**
 * Texts that have lost their end, sentences, paragraphs, links or a "not" since an earlier version, or give the same number another unit or
 * size.
 */
export const changedTexts = (comparison: Comparison): Problem[] => {
  const { document, earlier } = comparison;
  const unfinished = proseOf(document).filter(isUnfinished);
  return changedIn(comparison).flatMap((text) => {
    const amounts = adviseAmounts(text, earlier);
    return [
      ...(unfinished.some(({ value }) => folded(value) === folded(text.now)) ? [] : adviseCut(text, earlier)),
      // Other copy is shortened on purpose.
      ...(["site", "legal"].includes(document.kind.name) ? adviseSentences(text, earlier) : []),
      ...adviseJoined(text, earlier),
      ...adviseNegation(text, earlier),
      ...adviseLinks(text, earlier),
      ...(amounts.length > 0 ? amounts : adviseConfirmation(text, earlier)),
      ...(document.kind.name === "legal" && amounts.length === 0 ? adviseNumbers(text, earlier) : []),
    ];
  });
};
