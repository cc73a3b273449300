import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { readText } from "../data";
import { fieldName } from "../problem";
import { problemAt, readSound } from "../reading/document";
import { likeness } from "../reading/likeness";
import { repeated } from "../repeated";

/** Texts of one file that visitors must be able to tell apart: opposite controls, success and failure, the labels of a form. */
const OPPOSITES: readonly RegExp[] = [
  /^consent\.(?:accept|refuse)$/u,
  /^consent\.(?:accepted|refused)$/u,
  /^labels\.(?:open|close)Menu$/u,
  /^labels\.show(?:All|Less)$/u,
  /^labels\.(?:show|hide)AllSteps$/u,
  /^labels\.(?:previous|next)$/u,
  /^labels\.characters(?:Left|Over)$/u,
  /^labels\.notification(?:Success|Error)$/u,
  /\.(?:success|failure)$/u,
  /\.fields\.\w+\.label$/u,
  /\.details\.(?:email|phone|address)$/u,
  /\.result(?:One|Many)$/u,
  /^(?:login|demo)\.label$/u,
];

const checkAlike: CrossCheck = ({ documents }) =>
  documents.flatMap((document) =>
    OPPOSITES.flatMap((pattern) =>
      repeated(
        document.strings.filter(({ path }) => pattern.test(fieldName(path))),
        ({ path, value }) => `${fieldName(path).replace(pattern, "")}:${likeness(value)}`,
        ({ path, value }, first) =>
          problemAt(document, path, `is ${quote(value)}, like ${quote(fieldName(first.path))}. Give each its own words`),
      ),
    ),
  );

/** The two answers to the consent question, and the words with which only the other one may begin. */
const ANSWERS = [
  { key: "accept", words: /^(?:refuse|reject|decline|deny)\b/iu },
  { key: "refuse", words: /^(?:accept|allow|agree)\b/iu },
];

const checkConsent: CrossCheck = ({ documents }) =>
  documents
    .filter(({ kind }) => kind.name === "site")
    .flatMap((document) =>
      ANSWERS.flatMap(({ key, words }) => {
        const value = readSound(document, "consent", key) ?? "";
        const isAlike = ANSWERS.every((answer) => likeness(readText(document.data, "consent", answer.key) ?? "") === likeness(value));
        return words.test(value) && !isAlike
          ? [problemAt(document, ["consent", key], `is ${quote(value)}, the opposite of what the button does. Swap the two answers`)]
          : [];
      }),
    );

/** Opposite controls have different labels, and each has the right one. */
export const checkOpposites: CrossCheck = (content) => [...checkConsent(content), ...checkAlike(content)];
