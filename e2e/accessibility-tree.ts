/** Compares Playwright's aria snapshots with the files in `e2e/accessibility-tree/`, which somebody has read and approved (ADR 25). */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { type Fingerprints, isRenewing, keepReviewed } from "./reviewed-content";
import { expect, test } from "./test";
import { escaped, labels } from "./words";

const COMMAND = "npm run e2e -- accessibility-tree --update-snapshots";
const HELP = `Is the change meant? Then run \`${COMMAND}\`, read the difference as somebody hears it, and commit it`;

/** Where the approved snapshot of a name stands. */
export const fileOf = (name: string): string => join(__dirname, "accessibility-tree", `${name}.aria.yml`);

const approvedOf = (file: string): Fingerprints & { text: string } => {
  const [, words = "", structure = "", text = ""] =
    /^# words (\w+), structure (\w+)\n(.*)$/msu.exec(readFileSync(fileOf(file), "utf8")) ?? [];
  return { words, structure, text };
};

/** The same snapshot whatever its words: roles, levels and states, and whether there is a name. */
const withoutWords = (text: string): string =>
  text
    .replace(/^( *- \/url:) .*$/gmu, "$1")
    .replace(/"(?:[^"\\]|\\.)*"/gu, "“”")
    .replace(/^( *- '?[a-z]+(?: “”)?(?: \[[^\]]*\])*'?:) .*$/gmu, "$1 …")
    .replace(/^( *- )'(.*)'(:?.*)$/gmu, "$1$2$3");

/** The earlier versions of a legal text come from Git's history: a clone may not have all of it. */
const earlierVersions = new RegExp(` *- .*${escaped(labels.earlierVersions)}.*\\n *- list:\\n(?: *- listitem.*\\n)+`, "gu");

const read = async (part: Locator): Promise<string> =>
  `${await part.ariaSnapshot()}\n`.replaceAll(`© ${new Date().getFullYear()}`, "© {year}").replace(earlierVersions, "");

/**
 * Expects a part of the open page to be given to assistive technology as it was approved: word for word while its content is what it was
 * then; as soon as an editor has changed words, in all but the words; and not at all once an editor has rearranged the page, which the report
 * then shows as skipped. With `--update-snapshots`, what is read now becomes what is approved.
 */
export const expectTree = async (part: Locator, file: string, content: Fingerprints): Promise<void> => {
  if (isRenewing()) {
    // What comes late, such as a video with its button, is to be approved too.
    await part.page().waitForTimeout(2000);
    const heading = `# Written by: ${COMMAND}\n# words ${content.words}, structure ${content.structure}\n`;
    keepReviewed(fileOf(file), heading + (await read(part)));
    return;
  }
  test.skip(!existsSync(fileOf(file)), `Nobody has read this page yet. Run \`${COMMAND}\`.`);
  const approved = approvedOf(file);
  test.skip(approved.structure !== content.structure, `The content was rearranged after somebody had read it. Run \`${COMMAND}\`.`);
  const comparable = approved.words === content.words ? (text: string) => text : withoutWords;
  await expect.poll(async () => comparable(await read(part)), HELP).toBe(comparable(approved.text));
};
