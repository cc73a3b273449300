import type { ContentPath } from "../../content-model/visit-strings";
import { quote } from "../../content-model/words";
import { ifUnintended, type EarlierVersion } from "../earlier-version";
import { cuesIn } from "../media/captions";
import { type Fault, type Problem, problem, START, THIS_LINE, WHOLE_FILE } from "../problem";
import { downloadOf } from "../reading/addresses";
import { type ContentDocument, linksOf, problemAt, read, readText } from "../reading/document";
import { mediaNamed } from "../reading/media-named";
import { bodyOf } from "../reading/read-mdx";
import type { SiteContent } from "../reading/site-content";
import { formerNames } from "./called-otherwise";
import { changedPictures } from "./changed-pictures";
import { changedTexts } from "./changed-texts";
import { type Comparison, compare } from "./comparison";
import { lostTerms } from "./defined-terms";
import { lostAddresses } from "./lost-addresses";
import { lostLines } from "./lost-lines";
import { lostPages } from "./lost-pages";
import { lostPassages } from "./lost-passages";
import { swappedTexts, movedMenus } from "./swapped-texts";

/** The share of its words that a running text may lose without advice. */
const USUAL_CUT = 0.2;

/** What identifies an entry, wherever it is: the first of its names, or all of it. */
const identityOf = (entry: unknown): string =>
  ["slug", "key", "heading", "title", "label", "name"].map((key) => readText(entry, key)).find((name) => name !== undefined) ??
  JSON.stringify(entry);

/** The entries of all lists in data, by identity. */
const entriesIn = (data: unknown): string[] =>
  typeof data !== "object" || data === null
    ? []
    : Object.values(data).flatMap((value: unknown) => [...(Array.isArray(data) ? [identityOf(value)] : []), ...entriesIn(value)]);

/** The entry's new index: by unique name, or the same index if the list kept its length. */
const placeNow = (now: readonly unknown[], before: readonly unknown[], index: number): number => {
  const same = now.flatMap((other, at) => (identityOf(other) === identityOf(before[index]) ? [at] : []));
  return same.length === 1 ? (same[0] ?? index) : now.length === before.length ? index : -1;
};

/** A list or key that got shorter or disappeared. */
interface Loss {
  path: ContentPath;
  now: string;
  had: string;
}

const entries = (count: number): string => (count === 1 ? "1 entry" : `${count} entries`);

/**
 * Lists with fewer entries than before, unless the file has kept the missing ones in another list, and keys that are gone and not
 * replaced by others. Nothing inside a shorter list is compared.
 */
const losses = (before: unknown, now: unknown, isKept: (entry: string) => boolean, path: ContentPath = []): Loss[] => {
  if (typeof before !== "object" || before === null || typeof now !== "object" || now === null) return [];
  if (!Array.isArray(before) || !Array.isArray(now)) {
    const isReplaced = Object.keys(now).some((key) => !(key in before));
    return Object.entries(before).flatMap(([key, value]) =>
      key in now || isReplaced
        ? losses(value, read(now, key), isKept, [...path, key])
        : [{ path, now: `has no ${quote(key)}`, had: "one" }],
    );
  }
  const own = new Set(now.map(identityOf));
  const moved = before.map(identityOf).filter((entry) => !own.has(entry) && isKept(entry));
  if (now.length + moved.length < before.length) return [{ path, now: `has ${entries(now.length)}`, had: String(before.length) }];
  return before.flatMap((value: unknown, index) => {
    const at = placeNow(now, before, index);
    return losses(value, now[at], isKept, [...path, at]);
  });
};

/** Git failed although it could have shown what was lost. */
const gitFailure = ({ failures: [said] }: EarlierVersion): Problem[] => {
  const what = `could not be fully compared with an earlier version, because git failed: “${said}”`;
  const fix = "Run `git status`, fix what it reports and check again; until then, losses may go unnoticed";
  return said === undefined ? [] : [problem("", START, WHOLE_FILE, `${what}. ${fix}`)];
};

/** The only file whose deletion no other check notices. */
const REDIRECTS = "redirects.yaml";

const deletedRedirects = (documents: readonly ContentDocument[], { ref, name, textOf }: EarlierVersion): Problem[] => {
  const isDeleted = documents.every(({ path }) => path !== REDIRECTS) && textOf(REDIRECTS) !== undefined;
  const what = `was deleted since ${name}, and old addresses lead nowhere without it`;
  const fix = `\`git restore --source=${ref} content/${REDIRECTS}\` brings it back`;
  return isDeleted ? [problem(REDIRECTS, START, WHOLE_FILE, `${what}. ${fix}`)] : [];
};

const wordCount = (text: string): number => bodyOf(text).trim().split(/\s+/u).length;

const shrinkage = ({ document, formerText, former, earlier }: Comparison): Problem[] => {
  const [then, present] = [entriesIn(former), entriesIn(document.data)];
  const isKept = (entry: string): boolean => present.filter((one) => one === entry).length >= then.filter((one) => one === entry).length;
  const fix = ifUnintended(earlier);
  const lists = (document.isComplete ? losses(former, document.data, isKept) : []).map(({ path, now, had }) =>
    problemAt(document, path, `${now}; it had ${had} in ${earlier.name}. ${fix}`),
  );
  const lines = lostLines(formerText, document.text).map(({ place, count }) => {
    const what = `has lost ${count === 1 ? "the line" : `the ${count} lines`} before it since ${earlier.name}`;
    return problem(document.path, place, THIS_LINE, `${what}. ${fix}`);
  });
  const [before, now] = [wordCount(formerText), wordCount(document.text)];
  const isShort = !document.path.endsWith(".yaml") && now < before * (1 - USUAL_CUT);
  const words = isShort
    ? [problemAt(document, [], `has ${now} ${now === 1 ? "word" : "words"}; it had ${before} in ${earlier.name}. ${fix}`)]
    : [];
  return [...lists, ...lines, ...words];
};

/** A legal text that has changed without a new date, or has an earlier one. */
const staleDate = ({ document, formerText, former, earlier: { name } }: Comparison, today: Date): Problem[] => {
  const [day = "", formerDay = ""] = [document.data, former].map((data) => readText(data, "lastUpdated"));
  const isStale = day === formerDay && day !== today.toISOString().slice(0, 10) && bodyOf(formerText) !== bodyOf(document.text);
  if (document.kind.name !== "legal" || (!isStale && day >= formerDay)) return [];
  const what = isStale ? `is as in ${name}, but the text has changed since` : `is earlier than in ${name}, which had ${formerDay}`;
  return [problemAt(document, ["lastUpdated"], `${what}. Write the day on which the change takes effect`)];
};

/** A picture that stayed but lost its description. */
const lostDescriptions = ({ document, former, earlier: { name } }: Comparison): Problem[] =>
  mediaNamed(document).flatMap(({ field: { path, value } }) => {
    const picture = path.slice(0, -1);
    const isSame = path.at(-1) === "src" && readText(former, ...picture, "src") === value;
    const alt = isSame && read(document.data, ...picture, "decorative") === true ? readText(former, ...picture, "alt") : undefined;
    const message = `was described in ${name}, as ${quote(alt ?? "")}. Restore the \`alt\`, unless it is decorative`;
    return alt === undefined ? [] : [problemAt(document, picture, message)];
  });

/** Media files that were swapped or overwritten by one another. */
const swappedMedia = (document: ContentDocument, { name, formerPlaceOf }: EarlierVersion, { tokens }: SiteContent): Problem[] =>
  [
    ...mediaNamed(document).map(({ path, field }) => ({ path, complain: (wrong: Fault) => problemAt(document, field.path, wrong) })),
    ...linksOf(document).map(({ written, complain }) => ({ path: downloadOf(written, tokens) ?? "", complain })),
  ].flatMap(({ path, complain }) => {
    const place = formerPlaceOf(path);
    const what = `is content/${path}, which now holds what content/${place} held in ${name}`;
    return place === undefined ? [] : [complain({ what, fix: "Swap them back if unintended" })];
  });

/** Captions with fewer cues than before. */
const lostCues = (document: ContentDocument, { ref, name, textOf }: EarlierVersion, { media }: SiteContent): Problem[] =>
  mediaNamed(document).flatMap(({ path, field, demand }) => {
    const now = media.get(path)?.cues;
    const before = demand.media === "captions" && now ? cuesIn(textOf(path) ?? "") : 0;
    const restore = `If unintended, \`git diff ${ref} -- content/${path}\` shows what is gone`;
    return now && now < before
      ? [problemAt(document, field.path, `is content/${path}, which has fewer cues than in ${name} (${now} of ${before}). ${restore}`)]
      : [];
  });

const ADVICE = [shrinkage, lostPassages, lostAddresses, lostDescriptions, swappedTexts, movedMenus, changedTexts, lostTerms];

/** What has probably been lost, swapped or left behind since an earlier version. */
export const adviseSinceEarlier = async (content: SiteContent, earlier: EarlierVersion, today: Date): Promise<Problem[]> => {
  const { documents } = content;
  const comparisons = (await Promise.all(documents.map((document) => compare(document, earlier)))).flatMap((made) => made ?? []);
  return [
    ...deletedRedirects(documents, earlier),
    ...lostPages(content, earlier),
    ...(await changedPictures(content, earlier)),
    ...documents.flatMap((document) => [lostCues, swappedMedia].flatMap((advise) => advise(document, earlier, content))),
    ...comparisons.flatMap((made) => [...ADVICE.flatMap((advise) => advise(made)), ...staleDate(made, today)]),
    ...formerNames(comparisons, content, earlier),
    // Last, because all checks above call git.
    ...gitFailure(earlier),
  ];
};
