import type { ContentPath } from "../../content-model/visit-strings";
import { quote } from "../../content-model/words";
import type { CrossCheck, Situation } from "../cross-checks/cross-check";
import { downloadOf } from "../cross-checks/links";
import { mediaNamed } from "../cross-checks/media";
import { type ContentDocument, linksOf, problemAt, read, readText } from "../document";
import { ifUnintended, type EarlierVersion } from "../earlier-version";
import { readFrontMatter, readYamlFile } from "../gatsby-yaml";
import { cuesIn } from "../media/captions";
import { type Fault, type Problem, problem, START, THIS_LINE, WHOLE_FILE } from "../problem";
import { bodyOf, splitFrontMatter } from "../read-mdx";
import { changedTexts } from "./changed-texts";
import { exchangedTexts, movedMenus } from "./exchanged-texts";
import { lostAddresses } from "./lost-addresses";
import { lostLines } from "./lost-lines";
import { lostPassages } from "./lost-passages";

/** The share of its words that a running text may lose without advice. */
const USUAL_CUT = 0.2;

/** What tells an entry from others, wherever it stands: the first of its names, or all of it. */
const identityOf = (entry: unknown): string =>
  ["slug", "key", "heading", "title", "label", "name"].map((key) => readText(entry, key)).find((name) => name !== undefined) ??
  JSON.stringify(entry);

/** The entries of all lists in data, by identity. */
const entriesIn = (data: unknown): string[] =>
  typeof data !== "object" || data === null
    ? []
    : Object.values(data).flatMap((value: unknown) => [...(Array.isArray(data) ? [identityOf(value)] : []), ...entriesIn(value)]);

/** Where an entry of a list now stands: where the only one of its name does, else in its old place, if nothing was added. */
const placeNow = (now: readonly unknown[], before: readonly unknown[], index: number): number => {
  const same = now.flatMap((other, at) => (identityOf(other) === identityOf(before[index]) ? [at] : []));
  return same.length === 1 ? (same[0] ?? index) : now.length === before.length ? index : -1;
};

/** Something that data held and no longer hold, in words that follow "it had". */
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

/** That git failed, where it could have told what was lost. */
const gitFailure = ({ failures: [said] }: EarlierVersion): Problem[] => {
  const what = `could not be fully compared with an earlier version, because git failed: “${said}”`;
  const fix = "Run `git status`, fix what it reports and check again; until then, losses may go unnoticed";
  return said === undefined ? [] : [problem("", START, WHOLE_FILE, `${what}. ${fix}`)];
};

/** The only file that nothing else misses. */
const REDIRECTS = "redirects.yaml";

const deletedRedirects = (documents: readonly ContentDocument[], earlier: EarlierVersion): Problem[] =>
  documents.some(({ path }) => path === REDIRECTS) || earlier.textOf(REDIRECTS) === undefined
    ? []
    : [
        problem(
          REDIRECTS,
          START,
          WHOLE_FILE,
          `was deleted since ${earlier.name}, and old addresses lead nowhere without it. \`git restore --source=${earlier.ref} content/${REDIRECTS}\` brings it back`,
        ),
      ];

const wordCount = (text: string): number => bodyOf(text).trim().split(/\s+/u).length;

/** The data of a file; undefined when it does not parse, and then it is not compared. */
const parsed = (isYaml: boolean, text: string): unknown => {
  try {
    return isYaml ? readYamlFile(text) : readFrontMatter(splitFrontMatter(text).frontMatter ?? "");
  } catch {
    return undefined;
  }
};

const shrinkage = (document: ContentDocument, former: string, earlier: EarlierVersion) => {
  const isYaml = document.path.endsWith(".yaml");
  const data = parsed(isYaml, former);
  const [then, present] = [entriesIn(data), entriesIn(document.data)];
  const isKept = (entry: string): boolean => present.filter((one) => one === entry).length >= then.filter((one) => one === entry).length;
  const lists = (document.isComplete ? losses(data, document.data, isKept) : []).map(({ path, now, had }) =>
    problemAt(document, path, `${now}; it had ${had} in ${earlier.name}. ${ifUnintended(earlier)}`),
  );
  const lines = lostLines(former, document.text).map(({ place, count }) =>
    problem(
      document.path,
      place,
      THIS_LINE,
      `has lost ${count === 1 ? "the line" : `the ${count} lines`} before it since ${earlier.name}. ${ifUnintended(earlier)}`,
    ),
  );
  const [before, now] = [wordCount(former), wordCount(document.text)];
  if (isYaml || now >= before * (1 - USUAL_CUT)) return [...lists, ...lines];
  return [...lists, ...lines, problemAt(document, [], `has ${now} words; it had ${before} in ${earlier.name}. ${ifUnintended(earlier)}`)];
};

/** A legal text that has changed under its former date, or has an earlier one. */
const staleDate = (document: ContentDocument, former: string, { name }: EarlierVersion, today: Date): Problem[] => {
  const [day = "", formerDay = ""] = [document.data, parsed(false, former)].map((data) => readText(data, "lastUpdated"));
  const isStale = day === formerDay && day !== today.toISOString().slice(0, 10) && bodyOf(former) !== bodyOf(document.text);
  if (document.kind.name !== "legal" || (!isStale && day >= formerDay)) return [];
  const what = isStale ? `is as in ${name}, but the text has changed since` : `is earlier than ${formerDay}, as in ${name}`;
  return [problemAt(document, ["lastUpdated"], `${what}. Write the day on which the change takes effect`)];
};

/** A picture whose description went, although the picture stayed. */
const lostDescriptions = (document: ContentDocument, former: string, { name }: EarlierVersion): Problem[] => {
  const before = parsed(true, former);
  return mediaNamed(document).flatMap(({ field: { path, value } }) => {
    const picture = path.slice(0, -1);
    const isSame = path.at(-1) === "src" && readText(before, ...picture, "src") === value;
    const alt = isSame && read(document.data, ...picture, "decorative") === true ? readText(before, ...picture, "alt") : undefined;
    return alt === undefined
      ? []
      : [problemAt(document, picture, `was described in ${name}, as ${quote(alt)}. Restore the \`alt\`, unless it is decorative`)];
  });
};

/** Media that have changed places, or stand in the place of another. */
const exchangedMedia = (document: ContentDocument, { name, formerPlaceOf }: EarlierVersion, { tokens }: Situation): Problem[] =>
  [
    ...mediaNamed(document).map(({ path, field }) => ({ path, complain: (wrong: Fault) => problemAt(document, field.path, wrong) })),
    ...linksOf(document).map(({ written, complain }) => ({ path: downloadOf(written, tokens) ?? "", complain })),
  ].flatMap(({ path, complain }) => {
    const place = formerPlaceOf(path);
    const what = `is content/${path}, which now holds what content/${place} held in ${name}`;
    return place === undefined ? [] : [complain({ what, fix: "Swap them back if unintended" })];
  });

/** Captions with fewer cues than before. */
const lostCues = (document: ContentDocument, { ref, name, textOf }: EarlierVersion, media: Situation["media"]): Problem[] =>
  mediaNamed(document).flatMap(({ path, field, demand }) => {
    const now = media.get(path)?.cues;
    const before = demand.media === "captions" && now ? cuesIn(textOf(path) ?? "") : 0;
    const restore = `If unintended, \`git diff ${ref} -- content/${path}\` shows what is gone`;
    return now && now < before
      ? [problemAt(document, field.path, `is content/${path}, which has fewer cues than in ${name} (${now} of ${before}). ${restore}`)]
      : [];
  });

/**
 * What has probably been lost since an earlier version: entries of a list, a good part of a text, a line in the middle of a sentence, the
 * description of a picture, cues of captions, all redirects; the date of a legal text that stayed behind; and texts that were swapped,
 * cut off, or say another unit or size.
 */
export const adviseSinceEarlier =
  (earlier: EarlierVersion, today: Date): CrossCheck =>
  (situation) => [
    ...deletedRedirects(situation.documents, earlier),
    ...situation.documents.flatMap((document) => lostCues(document, earlier, situation.media)),
    ...situation.documents.flatMap((document) => exchangedMedia(document, earlier, situation)),
    ...situation.documents.flatMap((document) => {
      const former = earlier.textOf(document.path);
      if (former === undefined || document.data === undefined) return [];
      const data = parsed(document.path.endsWith(".yaml"), former);
      return [
        ...shrinkage(document, former, earlier),
        ...lostPassages(document, former, earlier),
        ...lostAddresses(document, former, data, earlier),
        ...lostDescriptions(document, former, earlier),
        ...staleDate(document, former, earlier, today),
        ...exchangedTexts(document, data, earlier),
        ...movedMenus(document, data, earlier),
        ...changedTexts(document, former, data, earlier),
      ];
    }),
    // Last, because git is asked by all of the above.
    ...gitFailure(earlier),
  ];
