/** Words that make no sense where visitors read or hear them: as a link, as a picture's description, or without what they refer to. */
import { quote } from "../../content-model/words";
import { inFields, type TextRule, withKey } from "./text-rule";

export const WORDING: readonly TextRule[] = [
  {
    pattern: /^(?:(?:click |tap )?here|(?:click|more|read more|link|see more))$/iu,
    appliesTo: withKey("label"),
    message: "does not say where it leads: people who jump from link to link hear it out of context. Name its target",
  },
  {
    pattern: /\b(?:click|tap) here\b(?! to enter)/iu,
    appliesTo: ({ key }) => key !== "label",
    message: "says “click here”. Let the link’s own words say where it leads",
  },
  {
    pattern: /(?:https?:\/\/|\bwww\.)\S+|[\w.+-]+@(?!example\.)[\w-]+\.[a-z]+/u,
    appliesTo: (text) => inFields(text) && text.key !== "email",
    message: "has an address, which is not a link here. Say it in words, or write {email}",
  },
  {
    // Metres have a ² or a ³, and an asterisk with a counterpart is a mark of Markdown.
    pattern: /(?<=\p{L}{3}[,.;:]?)[*†‡¹⁰⁴-⁹]+(?![\p{L}*])(?<!\*[^*]*[*†‡¹⁰⁴-⁹]+)/u,
    appliesTo: (text) => inFields(text) && !withKey("label", "required")(text),
    message: "has a footnote mark, but pages have no footnotes. Put the note in the sentence",
  },
  {
    pattern: /(?<![\p{L}\p{N}{.])claim\.[a-z][a-z\d-]*(?:\.words)?(?![\p{L}}])/u,
    message: "names a figure without its braces. Write it as {claim.name}",
  },
  {
    pattern: /(?<=\b(?:over|above|more than|at least)\s(?:\{claim\.[\w.-]+\}|\d[\d,]*))\+/u,
    message: "has a plus sign after a number that the words before it already call a minimum. Remove it",
  },
  {
    pattern: /\((?:product|suite|email|phone|host)\)/u,
    message: (matched) => `has a token's name in round brackets. Write ${quote(matched.replace("(", "{").replace(")", "}"))}`,
  },
  { pattern: /\b(?:an? an?|an? the|the an?)(?= \p{L})/iu, message: "has two articles in a row. Delete one" },
  {
    pattern: new RegExp(
      [
        String.raw`\b(?:3[2-9]|[4-9]\d) (?:January|February|March|April|May|June|July|August|September|October|November|December)\b`,
        String.raw`\b31 (?:February|April|June|September|November)\b|\b30 February\b`,
        String.raw`(?<=\d \p{Lu}\p{Ll}+, )(?:(?:24:(?!00)|2[5-9]:|[3-9]\d:)\d\d|\d{1,2}:[6-9]\d)\b`,
      ].join("|"),
      "u",
    ),
    message: (matched) => `has ${quote(matched)}, which does not exist. Correct it`,
  },
  { pattern: /\p{L}{31}/u, message: "has a word of more than 30 letters, too long for a line on a phone. Separate its words" },
  {
    pattern: /^(?:(?:Step|Stage) \d+\s*[:.–-]|\d{1,2}[.)]) /u,
    appliesTo: withKey("title"),
    message: "begins with a number. Remove it: the page numbers steps, and other titles have no numbers",
  },
  {
    pattern: /^(?:an? )?(?:image|picture|photo(?:graph)?|graphic|screenshot) of\b/iu,
    appliesTo: withKey("alt"),
    message: "begins by saying that it is a picture, which screen readers announce anyway. Say what it shows",
  },
  {
    pattern: /\bautomatically generated\.?$|\bmay contain:/iu,
    appliesTo: withKey("alt"),
    message: "was written by a program. Say what the picture shows",
  },
];
