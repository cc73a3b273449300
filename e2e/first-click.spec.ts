/**
 * A page's scripts wait for the first sign of use, and a click before they arrive still works. `npm run bench -- clicks` measures how
 * long its effect takes on a slow phone.
 */
import type { Page } from "@playwright/test";
import { consent, filmButton, labels, menuOf, popupButton, secondTab } from "./support/content-labels";
import { expect, holdScripts, test, useScripts } from "./support/test";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Controls that need no scripts, and what each opens. */
const NATIVE: readonly { what: string; path: string; opener: (isMobile: boolean) => string; opened: (isMobile: boolean) => string }[] = [
  {
    what: "a menu",
    path: "/about",
    opener: (isMobile) => (isMobile ? labels.openMenu : menuOf("/investors")),
    opened: (isMobile) => (isMobile ? "dialog[open]" : ":popover-open"),
  },
  { what: "the film", path: "/", opener: () => filmButton, opened: () => "dialog[open]" },
  { what: "a popup", path: "/investors", opener: () => popupButton, opened: () => "dialog[open]" },
  { what: "the cookie settings", path: "/terms", opener: () => consent.settings, opened: () => "dialog[open]" },
];

const isMoving = (page: Page) =>
  page.locator("ul[aria-hidden=true]").evaluate((line) => line.getAnimations().some(({ playState }) => playState === "running"));
const slideshow = (page: Page) => page.getByRole("group", { name: secondTab });

/** Radio buttons and checkboxes: what a visitor does with each, by touch and by key, and the result. */
const CHOICES: readonly { what: string; path: string; choose: (page: Page) => Promise<void>; change: (page: Page) => Promise<void> }[] = [
  {
    what: "a product tab",
    path: "/",
    choose: async (page) => {
      await page.getByRole("radio", { name: secondTab }).click();
      await expect(page.getByRole("heading", { name: /^From the first call/u })).toBeHidden();
      await page.keyboard.press("ArrowLeft");
      await expect(slideshow(page)).toBeHidden();
      await page.keyboard.press("ArrowRight");
    },
    change: (page) => expect(slideshow(page)).toBeVisible(),
  },
  {
    what: "the marquee's pause",
    path: "/",
    choose: async (page) => {
      const pause = page.getByRole("checkbox", { name: labels.pause, description: "Trusted by" });
      await pause.click();
      await expect.poll(() => isMoving(page)).toBe(false);
      await pause.press("Space");
      await expect.poll(() => isMoving(page)).toBe(true);
      await pause.press("Space");
    },
    change: (page) => expect.poll(() => isMoving(page)).toBe(false),
  },
  {
    what: "the workflow viewer",
    path: "/fund-managers#step-2",
    choose: async (page) => {
      await expect(page.locator("#step-2")).toBeVisible();
      await page.getByText(labels.next, { exact: true }).filter({ visible: true }).click();
      await expect(page.getByText(/^Step 3 of/u)).toBeVisible();
      await page.getByRole("radio", { name: /^Step 3 of/u }).press("ArrowRight");
    },
    change: async (page) => {
      await expect(page.getByText(/^Step 4 of/u)).toBeVisible();
      await expect(page.locator("[id^=step-]").filter({ visible: true })).toHaveAttribute("id", "step-4");
    },
  },
  {
    what: "Show All Steps",
    path: "/fund-managers",
    choose: async (page) => {
      await page.getByText(labels.showAllSteps).click();
      await expect(page.locator("[id^=step-]:visible")).not.toHaveCount(1);
      await page.keyboard.press("Enter");
      await expect(page.locator("[id^=step-]:visible")).toHaveCount(1);
      await page.keyboard.press("Enter");
    },
    change: async (page) => {
      await expect(page.locator("[id^=step-]:visible")).not.toHaveCount(1);
      await expect(page.getByText(labels.hideAllSteps)).toBeVisible();
    },
  },
];

test.describe("before any script has arrived,", () => {
  for (const { what, path, opener, opened } of NATIVE) {
    // Only the menu differs on phones.
    test(
      `${what} opens, stays open while React hydrates the page, and still works`,
      { tag: what === "a menu" ? [] : "@any-screen" },
      async ({ page, isMobile }) => {
        const release = await holdScripts(page);
        await page.goto(path, { waitUntil: "commit" });
        const control = button(page, opener(isMobile));
        const layer = page.locator(opened(isMobile));
        await control.click();
        await expect(layer).toHaveCount(1);
        await page.keyboard.press("Escape");
        await expect(layer).toHaveCount(0);
        await expect(control).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(layer).toBeInViewport();
        await page.keyboard.press("Tab");
        const focused = await page.evaluateHandle(() => document.activeElement);

        release();
        await useScripts(page);
        await expect(layer).toBeInViewport();
        expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
        await page.keyboard.press("Escape");
        await expect(layer).toHaveCount(0);
        await expect(control).toBeFocused();
        await control.click();
        await expect(layer).toBeInViewport();
      },
    );
  }

  for (const { what, path, choose, change } of CHOICES) {
    test(`${what} responds, keeps its state while React hydrates the page, and still works`, { tag: "@any-screen" }, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: "commit" });
      await choose(page);
      await change(page);
      const focused = await page.evaluateHandle(() => document.activeElement);

      release();
      await useScripts(page);
      await change(page);
      expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
    });
  }

  test(
    "an answer in the cookie settings is kept, and stored once the scripts can store it",
    { tag: "@any-screen" },
    async ({ page, context }) => {
      await context.clearCookies();
      const release = await holdScripts(page);
      await page.goto("/terms", { waitUntil: "commit" });
      await button(page, consent.settings).click();
      await button(page, consent.refuse).click();
      release();

      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(["cc_cookie"]);
    },
  );
});
