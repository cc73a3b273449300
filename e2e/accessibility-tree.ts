/** Compares what a screen reader is given with the files in `e2e/accessibility-tree/`, which somebody has read and approved (ADR 25). */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type Fingerprints, isRenewing, keepReviewed } from "./reviewed-content";
import { readAloud } from "./screen-reader";
import { expect, test } from "./test";

/** What is read aloud, and where its approved reading stands. */
export interface Reading {
  /** File in `e2e/accessibility-tree/`, without its ending. */
  file: string;
  /** Role of the element that is read, and its name where several elements have that role. */
  role: string;
  name?: string;
  /** What its words come from. */
  content: Fingerprints;
}

const COMMAND = "npm run e2e -- accessibility-tree --update-snapshots";
const HELP = `Is the change meant? Then run \`${COMMAND}\`, read the difference as somebody hears it, and commit it`;

/** Where the approved reading of a name stands. */
export const fileOf = (name: string): string => join(__dirname, "accessibility-tree", `${name}.txt`);

const heading = ({ words, structure }: Fingerprints): string =>
  `# What a screen reader is given. Written by: ${COMMAND}\n# words ${words}, structure ${structure}\n\n`;

const approvedOf = (file: string): Fingerprints & { text: string } => {
  const [, words = "", structure = "", text = ""] =
    /^# words (\w+), structure (\w+)\n\n(.*)$/msu.exec(readFileSync(fileOf(file), "utf8")) ?? [];
  return { words, structure, text };
};

/** The same reading whatever its words: roles, levels and states, and whether there is a name, a description, a value. */
const withoutWords = (text: string): string =>
  text
    .replace(/^(\s*[^":(]*): .*$/gmu, "$1: …")
    .replace(/"(?:[^"\\]|\\.)*"/gu, '"…"')
    .replace(/\(.*\)(?= =|$)/gmu, "(…)");

/** The earlier versions of a legal text, which come from Git's history: a clone may not have all of it. */
const EARLIER_VERSIONS = /^ *text: Earlier versions\n *list\n(?: *listitem.*\n)+/gmu;

const read = async (page: Page, { role, name }: Reading): Promise<string> =>
  (await readAloud(page, role, name)).replaceAll(`© ${new Date().getFullYear()}`, "© {year}").replace(EARLIER_VERSIONS, "");

/** Reads until nothing changes any more: what comes late, such as a video with its button, is to be approved too. */
const readAtRest = async (page: Page, reading: Reading): Promise<string> => {
  let [before, now] = ["", await read(page, reading)];
  while (before !== now) {
    await page.waitForTimeout(1000);
    [before, now] = [now, await read(page, reading)];
  }
  return now;
};

/**
 * Expects a part of the open page to be read as it was approved: word for word while its content is what it was then; as soon as an
 * editor has changed words, in all but the words; and not at all once an editor has rearranged the page, which the report then shows as
 * skipped. With `--update-snapshots`, what is read now becomes what is approved.
 */
export const expectReading = async (page: Page, reading: Reading): Promise<void> => {
  const { file, content } = reading;
  if (isRenewing()) {
    keepReviewed(fileOf(file), heading(content) + (await readAtRest(page, reading)));
    return;
  }
  test.skip(!existsSync(fileOf(file)), `Nobody has read this page yet. Run \`${COMMAND}\`.`);
  const approved = approvedOf(file);
  test.skip(approved.structure !== content.structure, `The content was rearranged after somebody had read it. Run \`${COMMAND}\`.`);
  const comparable = approved.words === content.words ? (text: string) => text : withoutWords;
  await expect.poll(async () => comparable(await read(page, reading)), HELP).toBe(comparable(approved.text));
};
