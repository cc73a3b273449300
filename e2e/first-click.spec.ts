/** A page's scripts wait for the first sign of use, and a click before they arrive still works. */
import type { Locator, Page } from "@playwright/test";
import { consent, filmButton, labels, menuOf, popupButton, secondTab } from "./support/content-labels";
import { expect, holdScripts, test, useScripts } from "./support/test";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Controls that need no scripts, and what each opens. */
const NATIVE: readonly { what: string; path: string; opener: string; opened: string; width?: number }[] = [
  { what: "a menu", path: "/about", opener: menuOf("/investors"), opened: ":popover-open" },
  { what: "the side panel", path: "/about", opener: labels.openMenu, opened: "dialog[open]", width: 390 },
  { what: "the film", path: "/", opener: filmButton, opened: "dialog[open]" },
  { what: "a popup", path: "/investors", opener: popupButton, opened: "dialog[open]" },
  { what: "the cookie settings", path: "/terms", opener: consent.settings, opened: "dialog[open]" },
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
    answered: (page) => expect(page.getByText(/^Step 2 of \d+$/u)).toBeVisible(),
  },
];

for (const { what, path, opener, opened, width = 1280 } of NATIVE) {
  test(`before any script, ${what} opens, stays open while React takes the page over, and still works`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    const control = button(page, opener);
    const layer = page.locator(opened);
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
  });
}

for (const { what, path, control, answered } of HELD) {
  test(`before any script, a tap on ${what} is held, and answered once`, { tag: "@firefox" }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await control(page).click();
    await expect(control(page)).toHaveAttribute("aria-busy", "true");
    release();
    await answered(page);
    await useScripts(page);
    await answered(page);
    await expect(control(page)).not.toHaveAttribute("aria-busy", "true");
  });
}

test("an answer in the cookie settings before any script is stored once the scripts can store it", async ({ page, context }) => {
  await context.clearCookies();
  const release = await holdScripts(page);
  await page.goto("/terms", { waitUntil: "commit" });
  await button(page, consent.settings).click();
  await button(page, consent.refuse).click();
  release();

  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(["cc_cookie"]);
});
