import { closest, distance } from "fastest-levenshtein";
import { quote } from "./problem";

/** The longest word that may be a mistyped name, and the most wrong letters in it. In a short word, a third of its letters may be wrong. */
const [MAX_LENGTH, MAX_WRONG] = [60, 3];

const lettersOf = (word: string): string => Array.from(word).sort().join("");

/** The known word that was probably meant: it has the same letters, or few of them are wrong. */
export const nearest = (word: string, known: readonly string[]): string | undefined => {
  if (known.length === 0 || word.length > MAX_LENGTH) return undefined;
  const lower = word.trim().toLowerCase();
  const candidate = known.find((other) => other.toLowerCase() === lower) ?? closest(lower, known);
  const meant = candidate.toLowerCase();
  const isSwapped = meant.length > 2 && lettersOf(lower) === lettersOf(meant);
  return isSwapped || distance(lower, meant) <= Math.min(MAX_WRONG, Math.floor(meant.length / 3)) ? candidate : undefined;
};

/** "Did you mean `heading`?" when a known word is similar enough, or else `otherwise`. */
export const didYouMean = (word: string, known: readonly string[], otherwise = ""): string => {
  const candidate = nearest(word, known);
  return candidate === undefined ? otherwise : `Did you mean ${quote(candidate)}?`;
};
