/** Invisible characters, and characters that look like others. */

/** A character that a text should not contain; offsets count from 0. */
interface OddCharacter {
  offset: number;
  message: string;
}

/** Joiners and marks of direction that Arabic is written with. */
const OF_ARABIC = /[\u061C\u200C-\u200F\u2066-\u2069]/gu;
/** The joiner and colour selector inside a composite emoji, such as a family. */
const OF_EMOJI = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])(?:\uFE0F|\u200D(?=\p{Extended_Pictographic}))/gu;

const LATIN = String.raw`\p{Script=Latin}`;
/** Greek, Cyrillic and Armenian letters that look like Latin ones. */
const LOOKALIKES = "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοϲϳАВЕЅІЈКМНОРСТУХаеорсуѕхіјһԁԛԝօ";

/** Unwanted characters; the first pattern that matches counts, and its match is the place. */
const ODD: readonly { pattern: RegExp; what: string; fix: string }[] = [
  {
    pattern: /[\u202A-\u202E\u200E\u200F\u061C\u2066-\u2069]/u,
    what: "a mark that reverses the reading direction",
    fix: "Delete it: only Arabic texts need it",
  },
  {
    pattern: /\p{Co}/u,
    what: "a symbol from one particular font, such as a word processor's bullet, which shows as a box",
    fix: "Delete it, or type the symbol that was meant",
  },
  {
    pattern: /\u00AD/u,
    what: "a soft hyphen, which shows only at a line break",
    fix: "Delete it: browsers hyphenate automatically",
  },
  {
    pattern: /\p{Cf}|\p{Variation_Selector}|\u034F|[\u115F\u1160]|\u17B4|\u17B5|[\u180E\u2800\u3164\uFFA0\uFFFC]/u,
    what: "an invisible character",
    fix: "Delete it together with the letters on both sides, and retype those",
  },
  {
    pattern: new RegExp(
      `(?<=${LATIN}\\p{M}*)[\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Armenian}]|[\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Armenian}](?=\\p{M}*${LATIN})`,
      "u",
    ),
    what: "a letter of another alphabet inside a word",
    fix: "Type the word again",
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\p{M}])[${LOOKALIKES}]+(?![\\p{L}\\p{M}])`, "u"),
    what: "a word in look-alike letters of another alphabet",
    fix: "Type it again",
  },
  {
    pattern: /[\u{1D400}-\u{1D7FF}\uFF01-\uFF5E\u{1F130}-\u{1F169}\u24B6-\u24E9\uFB00-\uFB06]/u,
    what: "a symbol that looks like a letter, but not to search and screen readers",
    fix: "Type the plain letter",
  },
];

const nameOf = (character: string): string => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Finds the first character that a text should not contain; Arabic texts may contain what Arabic needs. */
export const findOddCharacter = (text: string, isArabic: boolean): OddCharacter | undefined => {
  const blank = (found: string): string => " ".repeat(found.length);
  const bare = text.replace(OF_EMOJI, blank);
  const looked = isArabic ? bare.replace(OF_ARABIC, blank) : bare;
  for (const { pattern, what, fix } of ODD) {
    const match = pattern.exec(looked);
    if (match) return { offset: match.index, message: `contains ${what} (${nameOf(match[0])}). ${fix}` };
  }
  return undefined;
};
