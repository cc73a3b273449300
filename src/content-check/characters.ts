/** Characters that nobody sees, or takes for others. */

/** What a text holds that it should not, at a character counted from 0. */
export interface OddCharacter {
  offset: number;
  message: string;
}

/** Joiners and marks of direction that Arabic is written with. */
const OF_ARABIC = /[\u061C\u200C-\u200F\u2066-\u2069]/gu;
/** The joiner and the sign of colour inside a picture of several signs, such as a family. */
const OF_EMOJI = /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])(?:\uFE0F|\u200D(?=\p{Extended_Pictographic}))/gu;

const LATIN = String.raw`\p{Script=Latin}`;
/** Letters that look like Latin ones and are none: of Greek, Cyrillic and Armenian those that are drawn alike. */
const LOOKALIKES = "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοϲϳАВЕЅІЈКМНОРСТУХаеорсуѕхіјһԁԛԝօ";

/** What a text does not hold; the first that fits counts. A pattern's match is where it stands. */
const ODD: readonly { pattern: RegExp; what: string; mend: string }[] = [
  {
    pattern: /[\u202A-\u202E\u200E\u200F\u061C\u2066-\u2069]/u,
    what: "a mark that reverses the reading direction",
    mend: "Delete it: only Arabic texts need such marks",
  },
  {
    pattern: /[\u{E0000}-\u{E007F}]/u,
    what: "a hidden tag character",
    mend: "Delete it, and look where the text was copied from",
  },
  {
    pattern: /\p{Co}/u,
    what: "a sign of one font alone, such as a bullet from a word processor, which shows as a box",
    mend: "Delete it, or type the sign that it stood for",
  },
  {
    pattern: /\u00AD/u,
    what: "a soft hyphen, which shows only where a line breaks",
    mend: "Delete it: browsers divide words by themselves",
  },
  {
    pattern: /\p{Cf}|\p{Variation_Selector}|\u034F|[\u115F\u1160]|\u17B4|\u17B5|[\u180E\u2800\u3164\uFFA0]/u,
    what: "a character that nobody sees",
    mend: "Delete it, together with the letters on both sides, and type those again",
  },
  {
    pattern: new RegExp(
      `(?<=${LATIN}\\p{M}*)[\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Armenian}]|[\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Armenian}](?=\\p{M}*${LATIN})`,
      "u",
    ),
    what: "a letter of another alphabet inside a word",
    mend: "Type the word again",
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\p{M}])[${LOOKALIKES}]+(?![\\p{L}\\p{M}])`, "u"),
    what: "a word in letters of another alphabet that look like Latin ones",
    mend: "Type it again",
  },
  {
    pattern: /[\u{1D400}-\u{1D7FF}\uFF01-\uFF5E\u{1F130}-\u{1F169}\u24B6-\u24E9]/u,
    what: "a symbol drawn like a letter, which search and screen readers do not read as one",
    mend: "Type the plain letter",
  },
];

const nameOf = (character: string): string => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Finds the first character that a text should not hold; an Arabic one may hold what Arabic needs. */
export const findOddCharacter = (text: string, isArabic: boolean): OddCharacter | undefined => {
  const blank = (found: string): string => " ".repeat(found.length);
  const bare = text.replace(OF_EMOJI, blank);
  const looked = isArabic ? bare.replace(OF_ARABIC, blank) : bare;
  for (const { pattern, what, mend } of ODD) {
    const match = pattern.exec(looked);
    if (match) return { offset: match.index, message: `contains ${what} (${nameOf(match[0])}). ${mend}` };
  }
  return undefined;
};
