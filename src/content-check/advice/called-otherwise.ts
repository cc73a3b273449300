import type { VisitedString } from "../../content-model/visit-strings";
import { didYouMean, escaped, nearest, quote } from "../../content-model/words";
import type { CrossCheck } from "../cross-check";
import type { EarlierVersion } from "../earlier-version";
import type { Problem } from "../problem";
import { fieldsWith, readText } from "../reading/document";
import { likeness } from "../reading/likeness";
import { proseOf } from "../reading/prose";
import type { SiteContent } from "../reading/site-content";
import type { Comparison } from "./comparison";

/** The longest name of a control, a heading, a plan or a subject, in characters. */
const LONGEST = 40;

const isPlan = ({ path }: VisitedString): boolean => path.includes("plans") && path.at(-1) === "name";

const namesIn = ({ documents }: SiteContent): VisitedString[] =>
  documents.flatMap((document) => fieldsWith(document, "@copy").filter(({ value }) => value.length <= LONGEST));

/** How texts name something that visitors look for, and the fields that give those names. */
const MENTIONS: readonly { pattern: RegExp; isNaming: (text: VisitedString) => boolean; isCertain?: RegExp }[] = [
  {
    pattern: /“(\p{Lu}[^“”.!?]{2,39})”/gu,
    isNaming: () => true,
    // What is quoted may be anything else.
    isCertain: /^ (?:control|button|link|menu|section)\b|^ (?:at|in) the (?:foot|top|menu)/u,
  },
  { pattern: /\bsubject “?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)/gu, isNaming: ({ path }) => path.includes("subjects") },
  { pattern: /\b[Tt]he (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*) plan\b/gu, isNaming: isPlan },
];

/** What a text calls by a name has that name. */
export const adviseCalledOtherwise: CrossCheck = (content) => {
  const present = namesIn(content);
  const mentions = MENTIONS.map(({ isNaming, ...mention }) => {
    const names = present.flatMap((text) => (isNaming(text) ? text.value : []));
    return { ...mention, names, alike: new Set(names.map(likeness)) };
  });
  return content.documents.flatMap(proseOf).flatMap(({ value, complain }) =>
    mentions.flatMap(({ pattern, names, alike, isCertain = /^/u }) =>
      [...value.matchAll(pattern)].flatMap(({ 0: said, 1: name = "", index }) => {
        if (names.length === 0 || alike.has(likeness(name))) return [];
        if (!isCertain.test(value.slice(index + said.length)) && nearest(name, names) === undefined) return [];
        const message = `names ${quote(name)}, but nothing is called that. ${didYouMean(name, names)}Write the name that visitors see`;
        return [complain(index + said.indexOf(name), message)];
      }),
    ),
  );
};

/** Names that texts still use for what has got another one, if not told already: of plans in sentences, of the rest in quotation marks. */
export const formerNames = (comparisons: readonly Comparison[], content: SiteContent, { name }: EarlierVersion): Problem[] => {
  const present = namesIn(content);
  const known = new Set(comparisons.flatMap(({ document, former }) => document.strings.map(({ path }) => readText(former, ...path))));
  const renamed = comparisons.flatMap(({ document, former }) =>
    present.flatMap((text) => {
      const before = document.strings.includes(text) ? readText(former, ...text.path) : undefined;
      // One in other quotation marks, or that took the name of something else, is told as that.
      const isMistaken = before === undefined || text.value.includes(before) || known.has(text.value);
      if (isMistaken || before.length > LONGEST || present.some(({ value }) => value === before)) return [];
      const around = isPlan(text) ? ["(?<=[\\p{L},] )", "(?!\\p{L})"] : ["(?<=“)", "(?=”)"];
      return [{ before, now: text.value, pattern: new RegExp(around.join(escaped(before)), "u") }];
    }),
  );
  const told = renamed.length > 0 ? adviseCalledOtherwise(content) : [];
  return content.documents.flatMap(proseOf).flatMap(({ value, complain }) =>
    renamed
      .filter(({ pattern }) => pattern.test(value))
      .map(({ before, now, pattern }) =>
        complain(value.search(pattern), `names ${quote(before)}, which has been called ${quote(now)} since ${name}. Write that name`),
      )
      .filter(({ file, line, column }) => !told.some((one) => one.file === file && one.line === line && one.column === column)),
  );
};
