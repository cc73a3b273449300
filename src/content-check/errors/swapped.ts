import { quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import { linksOf, problemAt, readSound, readText } from "../reading/document";

/** The two answers to the question about consent, and words that only the other may begin with. */
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
        const isAlike = ANSWERS.every((answer) => readText(document.data, "consent", answer.key)?.toLowerCase() === value.toLowerCase());
        return words.test(value) && !isAlike
          ? [problemAt(document, ["consent", key], `is ${quote(value)}, the opposite of what the button does. Swap the two answers`)]
          : [];
      }),
    );

/** The two registrations, and the buttons and plans of the other. */
const REGISTRATIONS: Readonly<Record<string, { words: RegExp; plan: RegExp; meant: string }>> = {
  "/registration/investor": {
    words: /\bas an? (?:capital seeker|founder|issuer)\b/iu,
    plan: /\bcapital seekers?\b/iu,
    meant: "/registration/capital-seeker",
  },
  "/registration/capital-seeker": {
    words: /\bas an? (?:[\p{L}-]+ )?investor\b/iu,
    plan: /\binvestors?\b/iu,
    meant: "/registration/investor",
  },
};

const checkRegistrations: CrossCheck = ({ documents }) =>
  documents.flatMap((document) =>
    linksOf(document).flatMap(({ written, path = [], words, complain }) => {
      const label = words ?? readText(document.data, ...path.slice(0, -1), "label") ?? "";
      const other = REGISTRATIONS[written];
      const plan = path.includes("plans") ? (readText(document.data, ...path.slice(0, -2), "name") ?? "") : "";
      const isOfOther = other?.words.test(label) ?? false;
      if (!other || !(isOfOther || other.plan.test(plan))) return [];
      const contradiction = isOfOther ? `its label is ${quote(label)}` : `its plan is ${quote(plan)}`;
      const fix = `Write ${quote(other.meant)}, or correct the ${isOfOther ? "label" : "plan"}`;
      return [complain(`links to ${quote(written)}, but ${contradiction}. ${fix}`)];
    }),
  );

/** Two similar controls each have their own label and target. */
export const checkSwapped: CrossCheck = (content) => [...checkConsent(content), ...checkRegistrations(content)];
