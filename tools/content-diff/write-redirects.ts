import { parse } from "yaml";
import { readContent } from "../../src/content-check/reading/read-content";
import { entriesOf } from "../../src/content-check/reading/redirect-entries";
import type { SiteContent } from "../../src/content-check/reading/site-content";
import { applyChanges, newErrors } from "../content-edits/changes";
import { mergeYaml, writeYaml } from "../content-edits/merge-yaml";
import { Refusal } from "../support/refusal";
import type { LostAddress } from "./follow-addresses";

const FILE = "redirects.yaml";
/** A placeholder for an unknown target, which the content check refuses. */
const OPEN = "?";
const HEAD = "# Addresses that have moved. An old address keeps its visitors and its rank only while it is listed here.\n\n";

interface Redirects {
  redirects: { from: string; to: string; status?: number }[];
}

/**
 * The text of `redirects.yaml` with the new entries, in the same order and with the same comments. An entry whose target has moved again
 * gets the new address; an entry that hides a page or is repeated is removed.
 */
const withEntries = (content: SiteContent, entries: Redirects["redirects"]): string => {
  const document = content.documents.find(({ path }) => path === FILE);
  if (!document) return HEAD + writeYaml({ redirects: entries });
  const data = parse(document.text) as Redirects;
  const moved = new Map(entries.map(({ from, to }) => [from, to]));
  const taken = new Set([...content.pages.map(({ path }) => path), ...moved.keys()]);
  const sound = new Map(entriesOf(document, content).map((entry) => [entry.index, entry]));
  const kept = data.redirects.flatMap((entry, index) => {
    const { from, to } = sound.get(index) ?? entry;
    if (taken.has(from)) return [];
    taken.add(from);
    const [, path = "", suffix = ""] = /^([^?#]*)(.*)$/su.exec(to) ?? [];
    const target = moved.get(path);
    return [target === undefined ? entry : { ...entry, to: target + suffix }];
  });
  return mergeYaml(document.text, { ...data, redirects: [...kept, ...entries] });
};

/**
 * Gives every lost address an entry in `redirects.yaml` under the folder `content/`. Resolves to the addresses without a known target,
 * whose entries have a placeholder, which the content check refuses until an editor replaces it. Writes nothing and rejects with a Refusal
 * if the file is invalid or the content check would find another new error.
 */
export const writeRedirects = async (folder: string, lost: readonly LostAddress[]): Promise<string[]> => {
  const known = lost.flatMap(({ from, to }) => (to === undefined ? [] : [{ from, to }]));
  const open = lost.filter(({ to }) => to === undefined).map(({ from }) => ({ from, to: OPEN }));
  const { content } = await readContent(folder, { opensMedia: false });
  const isBroken = content.documents.some(({ path, isComplete }) => path === FILE && !isComplete);
  if (isBroken) throw new Refusal(`content/${FILE} is invalid, so nothing was written. Fix it first: npm run check:content`);
  const errors = known.length === 0 ? [] : await newErrors(folder, [{ path: FILE, content: withEntries(content, known) }]);
  if (errors.length > 0) throw new Refusal(`${errors.join("\n")}\nNothing was written: content/${FILE} would be invalid.`);
  applyChanges(folder, [{ path: FILE, content: withEntries(content, [...known, ...open]) }]);
  return open.map(({ from }) => from);
};
