/** The step-by-step workflow viewer (R6.2, R6.5 to R6.8): moving, dots, all steps, addresses. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { expectAccessible } from "./accessibility";
import { tabTo } from "./keyboard";
import { expect, openPage, test } from "./test";
import { labels } from "./words";

interface Workflow {
  title: string;
  steps: { title: string }[];
}

const titlesOf = (workflow: string) =>
  (parse(readFileSync(`content/workflows/${workflow}.yaml`, "utf8")) as Workflow).steps.map(({ title }) => title);

/** The pages that show a workflow, by the file it stands in. */
const pages = [
  { path: "/pe-venture-capital", titles: titlesOf("pe-vc") },
  { path: "/fundraisers", titles: titlesOf("fundraisers") },
];

const [{ path, titles } = { path: "", titles: [] }] = pages;
const total = titles.length;

const stepOf = (number: number, of: number) => labels.stepOf.replace("[n]", String(number)).replace("[total]", String(of));
const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
const dot = (page: Page, number: number) => button(page, `${stepOf(number, total)}: ${titles[number - 1] ?? ""}`);
const status = (page: Page) => page.getByRole("main").getByRole("status");
const step = (page: Page, number: number) => page.locator(`#step-${number}`);

const expectStep = async (page: Page, number: number, of = titles) => {
  await expect(status(page)).toContainText(stepOf(number, of.length));
  for (const [index, title] of of.entries()) {
    const heading = page.getByRole("main").getByRole("heading", { level: 4, name: title });
    await expect(heading).toHaveCount(index === number - 1 ? 1 : 0);
  }
  await expect(step(page, number)).toBeVisible();
};

for (const { path: address, titles: own } of pages) {
  test(
    `${address}: Previous and Next lead through all steps and stop at both ends`,
    { tag: address === path ? [] : ["@any-screen"] },
    async ({ page }) => {
      await openPage(page, address);
      await expectStep(page, 1, own);
      await expect(button(page, labels.previous)).toHaveAttribute("aria-disabled", "true");
      await button(page, labels.previous).click({ force: true });
      await expectStep(page, 1, own);

      await button(page, labels.next).scrollIntoViewIfNeeded();
      const place = () => button(page, labels.next).boundingBox();
      const before = await place();
      for (let number = 2; number <= own.length; number++) {
        await button(page, labels.next).click();
        await expectStep(page, number, own);
        expect(await place(), "the controls stay where they are from step to step").toEqual(before);
      }
      await button(page, labels.next).click({ force: true });
      await expectStep(page, own.length, own);
      await expect(button(page, labels.next)).toBeFocused();
      await expect(button(page, labels.next)).toHaveAttribute("aria-disabled", "true");
      await expectAccessible(page, "section:has([id^=step-])");

      await button(page, labels.previous).click();
      await expectStep(page, own.length - 1, own);
    },
  );
}

test("Show All Steps and Hide All Steps", async ({ page }) => {
  await openPage(page, path);
  await button(page, labels.next).click();
  await button(page, labels.showAllSteps).click();
  for (const title of titles) await expect(page.getByRole("heading", { level: 4, name: title })).toBeVisible();
  await expect(button(page, labels.hideAllSteps)).toBeFocused();
  await expect(button(page, labels.next)).toHaveCount(0);
  await expectAccessible(page);

  await button(page, labels.hideAllSteps).click();
  await expectStep(page, 2);
  await expect(button(page, labels.showAllSteps)).toBeFocused();
});

test("on paper all steps are there, and no control", { tag: "@any-screen" }, async ({ page }) => {
  await openPage(page, `${path}#step-2`);
  await page.emulateMedia({ media: "print" });
  for (const title of titles) await expect(page.getByRole("heading", { level: 4, name: title })).toBeVisible();
  await expect(button(page, labels.next)).toHaveCount(0);
  const tops = await page.locator("[id^=step-]").evaluateAll((steps) => steps.map((element) => element.getBoundingClientRect().top));
  expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
});

test("with the keyboard alone", { tag: "@any-screen" }, async ({ page }) => {
  await openPage(page, path);
  await tabTo(page, button(page, labels.showAllSteps));
  await page.keyboard.press("Enter");
  for (const title of titles) await expect(page.getByRole("heading", { level: 4, name: title })).toBeVisible();
  await expect(button(page, labels.hideAllSteps)).toBeFocused();
  await page.keyboard.press("Space");
  await expectStep(page, 1);

  // At the first step Previous is disabled, but it is not lost.
  await page.keyboard.press("Tab");
  await expect(button(page, labels.previous)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expectStep(page, 2);
  await page.keyboard.press("Enter");
  await expectStep(page, 1);
  await page.keyboard.press("Enter");
  await expectStep(page, 1);
  await expect(button(page, labels.previous)).toBeFocused();

  await page.keyboard.press("Tab");
  await expect(dot(page, 1)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expectStep(page, 1);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expectStep(page, 3);
  await expect(dot(page, 3)).toBeFocused();

  for (let presses = 3; presses <= total; presses++) await page.keyboard.press("Tab");
  await expect(button(page, labels.next)).toBeFocused();
  await page.keyboard.press("Space");
  await expectStep(page, 4);
  for (let number = 5; number <= total + 2; number++) await page.keyboard.press("ArrowRight");
  await expectStep(page, total);
});

test.describe("a step's address", { tag: "@any-screen" }, () => {
  test("shows that step and brings it into view", async ({ page }) => {
    await openPage(page, `${path}#step-3`);
    await expectStep(page, 3);
    await expect(page.getByRole("heading", { level: 4, name: titles[2] ?? "" })).toBeInViewport();

    await page.evaluate(() => {
      window.location.hash = "#step-5";
    });
    await expectStep(page, 5);
    await expect(page.getByRole("heading", { level: 4, name: titles[4] ?? "" })).toBeInViewport();
  });

  test("follows the visitor in place: a reload shows the same step, and one step back leaves the page", async ({ page }) => {
    await openPage(page, "/");
    await openPage(page, path);
    await button(page, labels.next).click();
    await button(page, labels.next).click();
    await expect(page).toHaveURL(`${path}#step-3`);
    await page.reload();
    await expectStep(page, 3);
    await page.goBack();
    await expect(page).toHaveURL("/");
  });
});

test("nothing moves while the scripts take the page over", { tag: "@any-screen" }, async ({ page }) => {
  let letScriptsCome = (): void => undefined;
  const mayCome = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route("**/*.js", async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(`${path}#step-3`, { waitUntil: "commit" });
  await expect(step(page, 3)).toBeVisible();
  await expect(step(page, 1)).toBeHidden();
  const places = () =>
    page.evaluate(
      (parts) => parts.map((part) => Math.round(document.querySelector(part)?.getBoundingClientRect().top ?? NaN)),
      ["#step-3", "main [role=group]", "footer"],
    );
  await page.waitForLoadState("domcontentloaded");
  await expect(step(page, 3)).toBeInViewport();
  const before = await places();
  letScriptsCome();
  await expect(step(page, 1)).toHaveAttribute("hidden");
  await expectStep(page, 3);
  expect(await places()).toEqual(before);
});

test.describe("when the scripts never come", { tag: "@any-screen" }, () => {
  test.use({ expectedFaults: [/\.js\b/u] });

  const expectAllSteps = async (page: Page) => {
    for (let number = 1; number <= total; number++) await expect(step(page, number)).toBeVisible();
  };

  test("all steps appear as soon as they fail", async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(path);
    await step(page, 1).scrollIntoViewIfNeeded();
    await expectAllSteps(page);
  });

  test("all steps appear when they are still awaited after a quarter of a minute", async ({ page }) => {
    await page.route("**/*.js", () => undefined);
    await page.goto(`${path}#step-1`, { waitUntil: "commit" });
    await expect(step(page, 1)).toBeVisible();
    await expect(step(page, 2)).toBeHidden();
    await page.waitForLoadState("domcontentloaded");
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.currentTime = 14_900;
    });
    await expectAllSteps(page);
  });
});
