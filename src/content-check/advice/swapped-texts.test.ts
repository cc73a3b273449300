import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { plain } from "../media/media-fixtures.testing";
import { type Committed, makeRepository } from "./since-earlier.testing";

const STEPS = "workflows/advisers.yaml";

let { content, edit, advised, commit } = {} as Committed;

beforeEach(() => {
  ({ content, edit, advised, commit } = makeRepository());
  commit();
});

const exchange =
  (one: string, other: string) =>
  (text: string): string =>
    text.replace(one, "\0").replace(other, one).replace("\0", other);

it("reports a text that two entries swapped, but not entries that swapped places", async () => {
  edit(STEPS, exchange("Begin.", "Search."));
  expect(await advised()).toEqual([
    `content/${STEPS}:10:18  steps[1].description  has been swapped with line 6 since the last commit, but the rest of the two entries has not. Swap them back if unintended.`,
  ]);
  edit(STEPS, exchange("title: First", "title: Second"));
  edit(STEPS, exchange("icon: file", "icon: search"));
  expect(await advised()).toEqual([]);

  // An icon is chosen from a list, so swapping two is deliberate.
  commit();
  edit(STEPS, exchange("icon: file", "icon: search"));
  expect(await advised()).toEqual([]);
});

it("reports two texts of one entry, and two tokens of one text, that swapped places", async () => {
  edit(STEPS, (text) => text.replace("Begin.", "Ask {email} or {phone}."));
  commit();
  edit(STEPS, exchange("{email}", "{phone}"));
  edit("faq.yaml", exchange("What does it cost?", "See the plans."));

  expect((await advised()).filter((line) => line.includes("last commit"))).toEqual([
    "content/faq.yaml:16:17  categories[0].items[3].answer  has been swapped with line 15 since the last commit. Swap them back if unintended.",
    `content/${STEPS}:6:18  steps[0].description  has the tokens of the last commit in another order. Swap them back if unintended.`,
  ]);
});

it("reports two pictures that swapped places", async () => {
  const [dot, other] = ["media/dot.png", "media/other.png"].map((path) => join(content, path)) as [string, string];
  writeFileSync(other, await plain(1600, 1201).png().toBuffer());
  edit("audiences/advisers.yaml", (text) => text.replace("media/dot.png", "media/other.png"));
  commit();
  const picture = readFileSync(dot);
  cpSync(other, dot);
  writeFileSync(other, picture);

  expect((await advised()).filter((line) => line.includes("showed"))).toContainEqual(
    expect.stringContaining("is content/media/other.png, which shows what content/media/dot.png showed in the last commit."),
  );
});
