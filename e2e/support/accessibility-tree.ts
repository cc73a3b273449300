/** Compares Playwright's aria snapshots with the files in `e2e/accessibility-tree/`, which a reviewer has read and approved (ADR 25). */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { escaped } from "../../src/content-model/words";
import { labels } from "./content-labels";
import { type Fingerprints, isRenewing, keepReviewed } from "./reviewed-content";
import { expect, test } from "./test";

const COMMAND = "npm run e2e -- accessibility --update-snapshots";
const HELP = `If the change is intended, run \`${COMMAND}\`, review the diff as a screen-reader user would hear it, and commit it`;

/** Path of an approved snapshot. */
const fileOf = (name: string): string => join(__dirname, "../accessibility-tree", `${name}.aria.yml`);

const approvedOf = (file: string): Fingerprints & { text: string } => {
  const [, words = "", structure = "", text = ""] =
    /^# words (\w+), structure (\w+)\n(.*)$/msu.exec(readFileSync(fileOf(file), "utf8")) ?? [];
  return { words, structure, text };
};

/** The snapshot without its words: roles, levels and states, and whether there is a name. */
const withoutWords = (text: string): string =>
  text
    .replace(/^( *- \/url:) .*$/gmu, "$1")
    .replace(/"(?:[^"\\]|\\.)*"/gu, "“”")
    .replace(/^( *- '?[a-z]+(?: “”)?(?: \[[^\]]*\])*'?:) .*$/gmu, "$1 …")
    .replace(/^( *- )'(.*)'(:?.*)$/gmu, "$1$2$3");

/** Leaves out a legal text's earlier versions: they come from Git's history, which a clone may not have in full. */
const earlierVersions = new RegExp(` *- .*${escaped(labels.earlierVersions)}.*\\n *- list:\\n(?: *- listitem.*\\n)+`, "gu");

const read = async (part: Locator): Promise<string> =>
  `${await part.ariaSnapshot()}\n`.replaceAll(`© ${new Date().getFullYear()}`, "© {year}").replace(earlierVersions, "");

/**
 * Expects a part of the open page to be exposed to assistive technology as approved: word for word while its content is unchanged, and
 * except for the words once an editor has changed some. Once an editor has rearranged the page, it compares nothing and returns a reason
 * to skip. With `--update-snapshots`, the current state becomes the approved one.
 */
export const compareTree = async (part: Locator, file: string, content: Fingerprints): Promise<string | undefined> => {
  if (isRenewing()) {
    // Parts that load late, such as a video with its button, need approval too.
    await part.page().waitForTimeout(2000);
    const heading = `# Written by: ${COMMAND}\n# words ${content.words}, structure ${content.structure}\n`;
    keepReviewed(fileOf(file), heading + (await read(part)));
    return undefined;
  }
  if (!existsSync(fileOf(file))) return `This page has not been reviewed yet. Run \`${COMMAND}\`.`;
  const approved = approvedOf(file);
  if (approved.structure !== content.structure) return `The content has been rearranged since it was reviewed. Run \`${COMMAND}\`.`;
  const comparable = approved.words === content.words ? (text: string) => text : withoutWords;
  await expect.poll(async () => comparable(await read(part)), HELP).toBe(comparable(approved.text));
  return undefined;
};

/** {@link compareTree} for a test that does nothing else: if there is a reason to skip, the report shows the test as skipped. */
export const expectTree = async (part: Locator, file: string, content: Fingerprints): Promise<void> => {
  const reason = await compareTree(part, file, content);
  test.skip(reason !== undefined, reason);
};
