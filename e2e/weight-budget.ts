/** Compares a page's weight with the files in `e2e/weight/`: its weight when a reviewer last approved it. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isRenewing, keepReviewed, type PageContent } from "./reviewed-content";
import { expect, test } from "./test";

/** By kind (bytes of documents, fonts, pictures and scripts; requests; elements), the items and their weights. */
type Weights = Readonly<Record<string, Readonly<Record<string, number>>>>;

const COMMAND = "npm run e2e -- weight --update-snapshots";

/** A page may grow by a tenth before it fails: another sentence, or a tool that compresses differently. */
const ROOM = 1.1;

/** Path of a page's recorded weight. */
export const budgetOf = ({ file }: PageContent): string => join(__dirname, "weight", `${file}.json`);

/** A resource's name, the same in every build: without hashes. */
export const nameOf = (address: string): string => address.replace(/^.*\//u, "").replace(/-[0-9a-f]{8,}(?=\.)/u, "") || "page";

/** Adds up weights with the same name. */
export const addUp = (weights: readonly (readonly [name: string, weight: number])[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const [name, weight] of weights) sums[name] = (sums[name] ?? 0) + weight;
  return sums;
};

const totalOf = (weights: Readonly<Record<string, number>>): number => Object.values(weights).reduce((sum, weight) => sum + weight, 0);

/** What has grown within one kind, with its weight before and now. */
const grown = (kind: string, before: Weights[string] = {}, now: Weights[string] = {}): string[] => {
  const [was, is] = [totalOf(before), totalOf(now)];
  if (is <= was * ROOM) return [];
  const names = Object.entries(now).flatMap(([name, weight]) =>
    weight > (before[name] ?? 0) ? `${name} ${before[name] ?? 0} → ${weight}` : [],
  );
  return [`${kind} ${was} → ${is}: ${names.join(", ")}`];
};

/**
 * Expects a page to weigh hardly more than before, and names what grew. Applies while the page's content keeps its arrangement, and for
 * pictures while they are the same; a rearranged page has only the limits of all pages, and is reported as skipped until it is weighed
 * again.
 */
export const expectWithinBudget = (content: PageContent, weights: Weights): void => {
  const file = budgetOf(content);
  const { words, structure } = content;
  if (isRenewing()) {
    keepReviewed(file, `${JSON.stringify({ words, structure, weights }, undefined, 2)}\n`);
    return;
  }
  test.skip(!existsSync(file), `This page has not been weighed yet. Run \`${COMMAND}\`.`);
  const before = JSON.parse(readFileSync(file, "utf8")) as { words: string; structure: string; weights: Weights };
  test.skip(before.structure !== structure, `The content has been rearranged since it was weighed. Run \`${COMMAND}\`.`);
  const kinds = Object.keys(weights).filter((kind) => kind !== "image" || before.words === words);
  const growth = kinds.flatMap((kind) => grown(kind, before.weights[kind], weights[kind]));
  expect(growth, `what grew by more than a tenth. Is it worth it? Then run \`${COMMAND}\` and commit the difference`).toEqual([]);
};
