/** The demonstration of discretion: a listing at three stages. */
import type { Page } from "@playwright/test";
import { layoutShifts, recordLayoutShifts, tabTo } from "./support/accessibility";
import { sectionOf } from "./support/site";
import { expect, openPage, test } from "./support/test";

const { heading, listing } = sectionOf("pages/home", "redacted-listing");
const { issuer, reader, pages, stages, signature, trail } = listing;

const sheet = (page: Page) => page.getByRole("region", { name: heading }).getByRole("figure");
const stage = (page: Page, number: number) => sheet(page).getByRole("radio", { name: stages[number - 1]?.label });

/** The second cell of each row. */
const secondOf = (rows: readonly string[]) => rows.map((row) => row.split(" | ")[1] ?? "");

/** What is covered by ink, or still missing, until a stage is reached. */
const UNTIL: Readonly<Record<number, readonly string[]>> = {
  2: [...secondOf(issuer.rows), ...secondOf(reader.rows).slice(0, 1), signature.signed, ...secondOf(stages[1]?.trail ?? [])],
  3: [...secondOf(pages.rows).slice(0, 1), ...secondOf(stages[2]?.trail ?? [])],
};

/** Expects a stage to disclose what it should, and nothing else, both on screen and to screen readers. */
const expectStage = async (page: Page, number: number) => {
  await expect(stage(page, number)).toBeChecked();
  await expect(sheet(page).getByRole("status")).toHaveText(stages[number - 1]?.text ?? "", { useInnerText: true });
  // Ink takes time to retract unless motion is reduced.
  await expect(async () => {
    const heard = await sheet(page).ariaSnapshot();
    for (const [until, texts] of Object.entries(UNTIL)) {
      for (const text of texts) expect(heard.includes(text), text).toBe(number >= Number(until));
    }
    expect(heard.includes(reader.withheld)).toBe(number < 2);
    expect(heard.includes(pages.withheld)).toBe(number < 3);
    expect(heard.includes(trail.empty)).toBe(number < 2);
  }).toPass();
};

test("the stages play once when the listing comes into view, and nothing else moves", async ({ page }) => {
  await recordLayoutShifts(page);
  await openPage(page, "/");
  await expectStage(page, 1);
  await sheet(page).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expectStage(page, 3);
  expect(await layoutShifts(page)).toEqual([]);
});

test("where motion is reduced the last stage stands, the keyboard takes it back, and paper shows everything", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/");
  await expectStage(page, 3);
  await tabTo(page, stage(page, 3));
  for (const number of [2, 1]) {
    await page.keyboard.press("ArrowLeft");
    await expectStage(page, number);
  }
  await page.emulateMedia({ media: "print" });
  for (const text of Object.values(UNTIL).flat()) await expect(sheet(page).getByText(text).first()).toBeVisible();
});

test("without scripts everything is disclosed", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto("/");
  for (const text of [...Object.values(UNTIL).flat(), ...stages.map(({ text }) => text)]) {
    await expect(sheet(page).getByText(text).first()).toBeVisible();
  }
  const heard = await sheet(page).ariaSnapshot();
  for (const text of [reader.withheld, pages.withheld, trail.empty, signature.unsigned]) expect(heard).not.toContain(text);
  await page.close();
});
