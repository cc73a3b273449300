/** Invisible characters, and characters that look like others. */
import { type TextRule, brokenRules, type Mistake } from "./text-rule";

/** Joiners and direction marks that Arabic text needs. */
const OF_ARABIC = /[\u061C\u200C-\u200F\u2066-\u2069]/gu;
/** The joiner and colour selector inside a composite emoji, such as a family. */
const OF_EMOJI = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])(?:\uFE0F|\u200D(?=\p{Extended_Pictographic}))/gu;

const LATIN = String.raw`\p{Script=Latin}`;
/** Greek, Cyrillic and Armenian letters that look like Latin ones. */
const LOOKALIKES = "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοϲϳАВЕЅІЈКМНОРСТУХаеорсуѕхіјһԁԛԝօ";

const nameOf = (character: string): string => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

const contains =
  (what: string, fix: string) =>
  (character: string): string =>
    `contains ${what} (${nameOf(character)}). ${fix}`;

/** Unwanted characters; the first pattern that matches is reported. */
const ODD: readonly TextRule[] = [
  {
    pattern: /[\u202A-\u202E\u200E\u200F\u061C\u2066-\u2069]/u,
    message: contains("a mark that reverses the reading direction", "Delete it: only Arabic texts need it"),
  },
  {
    pattern: /\p{Co}/u,
    message: contains(
      "a symbol from one particular font, such as a word processor's bullet, which shows as a box",
      "Delete it, or type the symbol that was meant",
    ),
  },
  {
    pattern: /\u00AD/u,
    message: contains("a soft hyphen, which shows only at a line break", "Delete it: browsers hyphenate automatically"),
  },
  {
    pattern: /\p{Cf}|\p{Variation_Selector}|\u034F|[\u115F\u1160]|\u17B4|\u17B5|[\u180E\u2800\u3164\uFFA0\uFFFC]/u,
    message: contains("an invisible character", "Delete it together with the letters on both sides, and retype those"),
  },
  {
    pattern: new RegExp(
      `(?<=${LATIN}\\p{M}*)[\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Armenian}]|[\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Armenian}](?=\\p{M}*${LATIN})`,
      "u",
    ),
    message: contains("a letter of another alphabet inside a word", "Type the word again"),
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\p{M}])[${LOOKALIKES}]+(?![\\p{L}\\p{M}])`, "u"),
    message: contains("a word in look-alike letters of another alphabet", "Type it again"),
  },
  {
    pattern: /[\u{1D400}-\u{1D7FF}\uFF01-\uFF5E\u{1F130}-\u{1F169}\u24B6-\u24E9\uFB00-\uFB06]/u,
    message: contains("a symbol that looks like a letter, but not to search and screen readers", "Type the plain letter"),
  },
];

/** Finds the first unwanted character of a text; Arabic texts may contain what Arabic needs. */
export const findOddCharacter = (text: string, isArabic: boolean): Mistake | undefined => {
  const blank = (found: string): string => " ".repeat(found.length);
  const bare = text.replace(OF_EMOJI, blank);
  return brokenRules({ value: isArabic ? bare.replace(OF_ARABIC, blank) : bare }, ODD)[0];
};
