/** A page's scripts wait for the first sign of use, and a click before they arrive still works. */
import type { Locator, Page } from "@playwright/test";
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

/** Buttons that React answers, and what shows that it did so once. */
const HELD: readonly { what: string; path: string; control: (page: Page) => Locator; answered: (page: Page) => Promise<void> }[] = [
  {
    what: "a product tab",
    path: "/",
    control: (page) => page.getByRole("tab", { name: secondTab }),
    answered: (page) => expect(page.getByRole("tabpanel", { name: secondTab })).toBeVisible(),
  },
  {
    what: "Next",
    path: "/fund-managers",
    control: (page) => button(page, labels.next),
    answered: (page) => expect(page.getByText(/^Step 2 of/u)).toBeVisible(),
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

  for (const { what, path, control, answered } of HELD) {
    test(`a tap on ${what} is held, and answered once`, { tag: "@any-screen" }, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: "commit" });
      await control(page).click();
      release();
      await answered(page);
      await useScripts(page);
      await answered(page);
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
