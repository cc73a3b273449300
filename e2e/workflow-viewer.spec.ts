/** The step-by-step workflow viewer: moving, dots, titles, all steps, print. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { expectAccessible } from "./support/accessibility";
import { labels } from "./support/content-labels";
import { expect, openPage, test } from "./support/test";

interface Workflow {
  title: string;
  steps: { title: string }[];
}

/** A page with a workflow; all workflows use the same components. */
const path = "/pe-venture-capital";
const workflow = parse(readFileSync("content/workflows/pe-vc.yaml", "utf8")) as Workflow;
const titles = workflow.steps.map(({ title }) => title);
const total = titles.length;

const stepOf = (number: number) => labels.stepOf.replace("[n]", String(number)).replace("[total]", String(total));
const controls = (page: Page) => page.getByRole("group", { name: workflow.title });
const turn = (page: Page, name: string) => controls(page).getByRole("button", { name, exact: true });
const dot = (page: Page, number: number) => controls(page).getByRole("button", { name: `${stepOf(number)}: ${titles[number - 1] ?? ""}` });
const toggle = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

/** The steps that are shown, by their titles. */
const expectSteps = (page: Page, expected: readonly string[]) =>
  expect
    .poll(async () => {
      const shown = await page.getByRole("main").getByRole("heading", { level: 3 }).allTextContents();
      return shown.filter((title) => titles.includes(title));
    })
    .toEqual(expected);

const expectStep = async (page: Page, number: number) => {
  await expect(dot(page, number)).toHaveAttribute("aria-current", "step");
  await expect(page.getByText(stepOf(number), { exact: true })).toBeVisible();
  await expectSteps(page, titles.slice(number - 1, number));
};

test("Previous and Next lead through all steps, stop at both ends, and keep their place", { tag: "@firefox" }, async ({ page }) => {
  await openPage(page, path);
  await expectStep(page, 1);
  await expect(turn(page, labels.previous)).toBeDisabled();

  await turn(page, labels.next).scrollIntoViewIfNeeded();
  const place = () => turn(page, labels.next).boundingBox();
  const before = await place();
  for (let number = 2; number <= total; number++) {
    await turn(page, labels.next).press("Enter");
    await expectStep(page, number);
    expect(await place()).toEqual(before);
  }
  await expect(turn(page, labels.next)).toBeDisabled();
  await expect(dot(page, total)).toBeFocused();
  await expectAccessible(page, "section:has([data-unfolds])");
  await turn(page, labels.previous).click();
  await expectStep(page, total - 1);
});

test("dots, titles, Show All Steps and paper show the steps that they promise", async ({ page }) => {
  await openPage(page, path);
  await dot(page, 4).click();
  await expectStep(page, 4);
  await toggle(page, titles[1] ?? "").click();
  await expectStep(page, 2);
  await toggle(page, labels.showAllSteps).click();
  await expectSteps(page, titles);
  await expect(controls(page)).toBeHidden();
  await expectAccessible(page);
  await toggle(page, labels.hideAllSteps).click();
  await expectStep(page, 2);

  await page.emulateMedia({ media: "print" });
  await expectSteps(page, titles);
  await expect(controls(page)).toBeHidden();
});
