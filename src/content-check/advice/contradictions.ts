import { quote } from "../../content-model/words";
import { inEachText } from "../cross-check";
import { fieldName } from "../problem";

/** The fields of each group, and the words that distinguish them. */
const OPPOSED: readonly (readonly [group: string, field: RegExp, words: RegExp])[] = [
  ["sending", /\.success$/u, /(?<!not )\bsent\b|success|thank/iu],
  ["sending", /\.failure$/u, /\bnot\b|n’t|wrong|fail|error|again/iu],
  ["consent", /^consent\.accepted$/u, /(?<!not )accept/iu],
  ["consent", /^consent\.refused$/u, /refus|reject|declin|\bnot\b/iu],
  ["menu", /^labels\.openMenu$/u, /\b(?:open|show)/iu],
  ["menu", /^labels\.closeMenu$/u, /\b(?:close|hide)/iu],
  ["turning", /^labels\.previous$/u, /\b(?:previous|back|earlier)\b/iu],
  ["turning", /^labels\.next$/u, /\b(?:next|forward|later)\b/iu],
  ["list", /^labels\.showAll$/u, /\b(?:all|more)\b/iu],
  ["list", /^labels\.showLess$/u, /\b(?:fewer|less|hide)\b/iu],
  ["steps", /^labels\.showAllSteps$/u, /\b(?:show|open)/iu],
  ["steps", /^labels\.hideAllSteps$/u, /\b(?:hide|close)/iu],
  ["length", /^labels\.charactersLeft$/u, /\b(?:left|remain)/iu],
  ["length", /^labels\.charactersOver$/u, /\b(?:over|too many)\b/iu],
  ["notice", /^labels\.notificationSuccess$/u, /success|done|sent/iu],
  ["notice", /^labels\.notificationError$/u, /error|fail|problem/iu],
  ["signature", /\.signed$/u, /(?<!not |un)signed/iu],
  ["signature", /\.unsigned$/u, /not |unsigned|awaits/iu],
  ["results", /\.resultOne$/u, /\[n\] \p{L}+(?<!s)\b/u],
  ["results", /\.resultMany$/u, /s\b/u],
  ["form", /\.fields\.name\.label$/u, /\bname\b/iu],
  ["form", /\.fields\.email\.label$/u, /mail/iu],
  ["form", /\.fields\.userCompany\.label$/u, /compan|firm|organi|business|employer/iu],
  ["form", /\.fields\.subject\.label$/u, /\b(?:subject|topic)\b/iu],
  ["form", /\.fields\.message\.label$/u, /\bmessage\b/iu],
  ["asking", /\.fields\.name\.missing$/u, /\bname\b/iu],
  ["asking", /\.fields\.email\.missing$/u, /mail|address/iu],
  ["asking", /\.fields\.subject\.missing$/u, /\bsubject|topic|choose/iu],
  ["asking", /\.fields\.message\.missing$/u, /\bmessage\b/iu],
];

/** The word that the key of a label without a counterpart begins with, and what the label must not say instead. */
const OPPOSITES: Readonly<Record<string, RegExp>> = {
  pause: /\b(?:play|resume)\b/iu,
  open: /\b(?:close|hide)\b/iu,
  close: /\b(?:open|show)\b/iu,
  show: /\b(?:hide|close)\b/iu,
  hide: /\b(?:show|open)\b/iu,
  previous: /\b(?:next|forward)\b/iu,
  next: /\b(?:previous|back)\b/iu,
};

/** A label that fits a neighbouring field better than its own, or says the opposite of its key. */
export const adviseContradictions = inEachText(({ path, value }, document) => {
  const group = OPPOSED.find(([, field]) => field.test(fieldName(path)))?.[0];
  const fitting = OPPOSED.filter(([name, , words]) => name === group && words.test(value)).map(([, field]) => field);
  const other = document.strings.find((text) => fitting[0]?.test(fieldName(text.path)));
  if (other && !fitting.some((field) => field.test(fieldName(path))))
    return `is ${quote(value)}, which fits ${quote(fieldName(other.path))} better. Swap them`;
  const [word = ""] = /^[a-z]+/u.exec(path[0] === "labels" && group === undefined ? String(path[1]) : "") ?? [];
  return OPPOSITES[word]?.test(value) === true && !new RegExp(`\\b${word}`, "iu").test(value)
    ? `is ${quote(value)}, the opposite of ${quote(word)}, which its control does. Write what the control does`
    : undefined;
});
