/** The step-by-step workflow viewer (R6.2, R6.5 to R6.8): moving, dots, all steps, addresses. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { expectAccessible } from "./support/accessibility";
import { labels } from "./support/content-labels";
import { expect, holdScripts, openPage, test, useScripts } from "./support/test";

interface Workflow {
  title: string;
  steps: { title: string }[];
}

/** A page with a workflow; all workflows use the same components. */
const path = "/pe-venture-capital";
const titles = (parse(readFileSync("content/workflows/pe-vc.yaml", "utf8")) as Workflow).steps.map(({ title }) => title);
const total = titles.length;

const stepOf = (number: number) => labels.stepOf.replace("[n]", String(number)).replace("[total]", String(total));
/** The dot of a step. */
const dot = (page: Page, number: number) =>
  page.getByRole("main").getByRole("radio", { name: `${stepOf(number)}: ${titles[number - 1] ?? ""}`, exact: true });
/** Previous and Next are labels of the neighbouring dots; they stay in place at both ends. */
const turn = (page: Page, name: string) =>
  page.getByRole("main").getByRole("group").getByText(name, { exact: true }).filter({ visible: true });
const toggle = (page: Page) => page.getByRole("main").locator("summary").filter({ hasText: labels.showAllSteps });
const step = (page: Page, number: number) => page.locator(`#step-${number}`);

const expectStep = async (page: Page, number: number) => {
  await expect(dot(page, number)).toBeChecked();
  await expect(page.getByText(stepOf(number), { exact: true }).filter({ visible: true })).toHaveCount(1);
  const headings = page.getByRole("main").getByRole("heading", { level: 4 });
  await expect.poll(async () => (await headings.allTextContents()).filter((title) => titles.includes(title))).toEqual([titles[number - 1]]);
  await expect(step(page, number)).toBeVisible();
};

const expectAllSteps = async (page: Page) => {
  for (const title of titles) await expect(page.getByRole("heading", { level: 4, name: title })).toBeVisible();
};

test("Previous and Next lead through all steps and stop at both ends", async ({ page }) => {
  await openPage(page, path);
  await expectStep(page, 1);
  await turn(page, labels.previous).click({ force: true });
  await expectStep(page, 1);

  await turn(page, labels.next).scrollIntoViewIfNeeded();
  const place = () => turn(page, labels.next).boundingBox();
  const before = await place();
  for (let number = 2; number <= total; number++) {
    await turn(page, labels.next).click();
    await expectStep(page, number);
    expect(await place(), "the controls keep their place from step to step").toEqual(before);
  }
  await turn(page, labels.next).click({ force: true });
  await expectStep(page, total);
  await expectAccessible(page, "section:has([id^=step-])");

  await turn(page, labels.previous).click();
  await expectStep(page, total - 1);
});

test("each dot leads to its step, and the map moves with it", { tag: "@any-screen" }, async ({ page }) => {
  await openPage(page, path);
  const reached = () =>
    page
      .locator("main svg polyline")
      .evaluateAll((lines) => lines.slice(1).filter((line) => getComputedStyle(line).strokeOpacity === "1").length);
  for (const number of [4, 2, total]) {
    await dot(page, number).check();
    await expectStep(page, number);
    expect(await reached()).toBe(number - 1);
  }
});

test("Show All Steps and Hide All Steps", { tag: "@any-screen" }, async ({ page }) => {
  await openPage(page, path);
  await turn(page, labels.next).click();
  await toggle(page).click();
  await expectAllSteps(page);
  await expect(toggle(page)).toHaveText(labels.hideAllSteps, { useInnerText: true });
  await expect(dot(page, 2)).toBeHidden();
  await expectAccessible(page);

  await toggle(page).click();
  await expectStep(page, 2);
  await expect(toggle(page)).toHaveText(labels.showAllSteps, { useInnerText: true });
});

test("on paper there are all steps and no controls", { tag: "@any-screen" }, async ({ page }) => {
  await openPage(page, `${path}#step-2`);
  await page.emulateMedia({ media: "print" });
  await expectAllSteps(page);
  await expect(page.getByRole("main").getByRole("radio").filter({ visible: true })).toHaveCount(0);
  const tops = await page.locator("[id^=step-]").evaluateAll((steps) => steps.map((element) => element.getBoundingClientRect().top));
  expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
});

test("nothing moves while the scripts hydrate the page", { tag: "@any-screen" }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`${path}#step-3`, { waitUntil: "commit" });
  await expect(step(page, 3)).toBeVisible();
  await expect(step(page, 1)).toBeHidden();
  const places = () =>
    page.evaluate(
      (parts) => parts.map((part) => document.querySelector(part)?.getBoundingClientRect().top ?? NaN),
      ["#step-3", "main [role=group]", "footer"],
    );
  await page.waitForLoadState("domcontentloaded");
  await expect(step(page, 3)).toBeInViewport();
  const before = await places();
  release();
  await useScripts(page);
  await expectStep(page, 3);
  // Rounding may shift positions by half a pixel.
  const moved = (await places()).map((place, index) => Math.abs(place - (before[index] ?? NaN)));
  expect(moved.filter((pixels) => !(pixels < 1))).toEqual([]);
});
