import { parse } from "yaml";
import { readSituation } from "../../src/content-check/check-content";
import type { Situation } from "../../src/content-check/cross-checks/cross-check";
import { entriesOf } from "../../src/content-check/cross-checks/redirect-entries";
import { mergeYaml } from "../cms/yaml/merge-yaml";
import { writeCollection } from "../cms/yaml/write-value";
import { applyChanges, newErrors } from "../content-files/changes";
import type { LostAddress } from "./follow-addresses";
import { NotComparable } from "./git";

const FILE = "redirects.yaml";
const HEAD = "# Addresses that have moved. An old address keeps its visitors and its rank only while it stands here.\n\n";

interface Redirects {
  redirects: { from: string; to: string; status?: number }[];
}

/**
 * The text of `redirects.yaml` with the entries, its comments and order kept. One that leads to an address that has moved leads to the new
 * one at once; one that stands over a page, or twice, goes.
 */
const withEntries = (situation: Situation, entries: Redirects["redirects"]): string => {
  const document = situation.documents.find(({ path }) => path === FILE);
  if (!document) return `${HEAD}${writeCollection({ redirects: entries }, 0)}\n`;
  const data = parse(document.text) as Redirects;
  const moved = new Map(entries.map(({ from, to }) => [from, to]));
  const taken = new Set(situation.pages.map(({ path }) => path));
  const kept = entriesOf(document, situation).flatMap(({ index, from, to }) => {
    const entry = data.redirects[index];
    if (!entry || taken.has(from)) return [];
    taken.add(from);
    const [, path = "", suffix = ""] = /^([^?#]*)(.*)$/su.exec(to) ?? [];
    const target = moved.get(path);
    return [target === undefined ? entry : { ...entry, to: target + suffix }];
  });
  return mergeYaml(document.text, { ...data, redirects: [...kept, ...entries] });
};

/**
 * Gives every lost address whose successor is known an entry in `redirects.yaml` under the folder `content/`. Throws a NotComparable, and
 * writes nothing, when the file cannot be read or the content check would find a new error.
 */
export const writeRedirects = async (content: string, lost: readonly LostAddress[]): Promise<void> => {
  const entries = lost.flatMap(({ from, to }) => (to === undefined ? [] : [{ from, to }]));
  if (entries.length === 0) return;
  const { situation } = await readSituation(content);
  const isBroken = situation.documents.some(({ path, isComplete }) => path === FILE && !isComplete);
  if (isBroken) throw new NotComparable(`content/${FILE} is not in order, so nothing was written. Mend it first: npm run check:content`);
  const changes = [{ path: FILE, content: withEntries(situation, entries) }];
  const errors = await newErrors(content, changes);
  if (errors.length > 0) throw new NotComparable(`${errors.join("\n")}\nNothing was written: content/${FILE} would not be in order.`);
  applyChanges(content, changes);
};
