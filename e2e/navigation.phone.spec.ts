/** The top navigation on a small screen: a hamburger that opens a side panel with collapsible sections. */
import type { Page } from "@playwright/test";
import { expectAccessible, tabTo } from "./support/accessibility";
import { labels, login, menuOf, mobileDemoLabel, nameOf } from "./support/content-labels";
import { expect, openPage, test } from "./support/test";

const hamburger = (page: Page) => page.getByRole("button", { name: labels.openMenu });
const panel = (page: Page) => page.getByRole("dialog");

test.beforeEach(async ({ page }) => {
  await openPage(page, "/about");
  await hamburger(page).click();
  await expect(panel(page)).toBeVisible();
});

test("its links close the panel, and a touch outside it does; the page behind keeps still", async ({ page }) => {
  await expectAccessible(page);
  await page.mouse.move(10, 400);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await panel(page).getByText(menuOf("/investors"), { exact: true }).click();
  await expectAccessible(page);
  await panel(page)
    .getByRole("link", { name: nameOf("/investors") })
    .click();
  await expect(page).toHaveURL("/investors");
  await expect(panel(page)).toBeHidden();

  await hamburger(page).click();
  // The touch must come later, or it would be the second tap of a double tap, which closes nothing.
  await expect(panel(page)).toHaveAttribute("closedby", "any");
  const { x = 0 } = (await panel(page).boundingBox()) ?? {};
  await page.touchscreen.tap(x / 2, 400);
  await expect(panel(page)).toBeHidden();
});

test("with the keyboard alone: to a section, to a page, and closed again", async ({ page }) => {
  await page.keyboard.press("Escape");
  await expect(hamburger(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, panel(page).locator("summary", { hasText: menuOf("/investors") }));
  await page.keyboard.press("Enter");
  await tabTo(page, panel(page).getByRole("link", { name: nameOf("/investors") }));
  await page.keyboard.press("Enter");
  // The address changes before the page does, and only the new page closes open layers.
  await expect(page).toHaveTitle(/^Professional Investor/u);
  await expect(panel(page)).toBeHidden();

  await tabTo(page, hamburger(page));
  await page.keyboard.press("Space");
  await tabTo(page, panel(page).getByRole("button", { name: labels.closeMenu }));
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeHidden();
  await expect(hamburger(page)).toBeFocused();
});

test("a double tap on the menu's button opens the panel, although its close button appears in the same place", async ({ page }) => {
  await page.keyboard.press("Escape");
  await hamburger(page).dblclick({ delay: 20 });
  await page.waitForTimeout(300);
  await expect(panel(page)).toBeInViewport();
});

test("Login leaves the site, Book a demo leads to the form", async ({ page }) => {
  await expect(panel(page).getByRole("link", { name: login.label })).toHaveAttribute("href", "/login");
  await panel(page).getByRole("link", { name: mobileDemoLabel }).click();
  await expect(page).toHaveURL("/contact");
  await expect(panel(page)).toBeHidden();
});
