/** The top navigation on a wide screen: three menus, at most one of them open, and the links beside them. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { demo, labels, login, menuOf, menus } from "./support/content-labels";
import { expect, isSameDocument, markDocument, openPage, test } from "./support/test";

const SOLUTIONS = menuOf("/investors");
const COMPANY = menuOf("/contact");

const navigation = (page: Page) => page.getByRole("banner").getByRole("navigation");
const trigger = (page: Page, name: string) => navigation(page).getByRole("button", { name, exact: true });
const openTriggers = (page: Page) => navigation(page).locator("button:has(+ :popover-open)");
const brand = (page: Page) => page.getByRole("banner").getByRole("link").first();

test.beforeEach(async ({ page }) => {
  await openPage(page, "/about");
});

test("each menu lists its pages; only one is open at a time; a second click, Escape or the focus leaving it closes it @firefox", async ({
  page,
}) => {
  await expect(openTriggers(page)).toHaveCount(0);
  for (const { label, items = [] } of menus.filter((menu) => menu.items)) {
    await trigger(page, label).click();
    await expect(openTriggers(page)).toHaveText([label]);
    for (const { href } of items) await expect(page.locator(`:popover-open a[href="${href}"]`)).toHaveCount(1);
    await expectAccessible(page, "header");
  }
  for (const part of [navigation(page), page.getByRole("contentinfo")])
    await expect(part.locator("a[aria-current=page]:visible")).toHaveCount(1);
  await trigger(page, COMPANY).click();
  await expect(openTriggers(page)).toHaveCount(0);

  await trigger(page, SOLUTIONS).press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(openTriggers(page)).toHaveCount(0);
  await expect(trigger(page, SOLUTIONS)).toBeFocused();

  await trigger(page, COMPANY).press("Enter");
  await expect(openTriggers(page)).toHaveText([COMPANY]);
  await page.getByRole("main").getByRole("link").first().focus();
  await expect(openTriggers(page)).toHaveCount(0);
});

test("a click outside closes the menu, and so does a link, which changes the page without a load", async ({ page }) => {
  await markDocument(page);
  await trigger(page, SOLUTIONS).click();
  await page.getByRole("main").click({ position: { x: 5, y: 500 } });
  await expect(openTriggers(page)).toHaveCount(0);

  await trigger(page, SOLUTIONS).click();
  await navigation(page).locator('a[href="/investors"]:visible').click();
  await expect(page).toHaveURL("/investors");
  await expect(openTriggers(page)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test("stays in sight while the page is scrolled; Pricing and Book Demo lead to their pages, Login leaves the site", async ({ page }) => {
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }));
  await expect(trigger(page, SOLUTIONS)).toBeInViewport();
  await expectAccessible(page, "header");

  await markDocument(page);
  await navigation(page)
    .getByRole("link", { name: menuOf("/pricing"), exact: true })
    .click();
  await expect(page).toHaveURL("/pricing");
  await navigation(page).getByRole("link", { name: demo.label, exact: true }).click();
  await expect(page).toHaveURL("/contact");
  expect(await isSameDocument(page)).toBe(true);
  await navigation(page).getByRole("link", { name: login.label, exact: true }).click();
  await expect(page).toHaveURL("/login");
  expect(await isSameDocument(page)).toBe(false);
});

test("the first tab stop skips the navigation", async ({ page }) => {
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: labels.skipToContent })).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a resized window closes the panel or menu that no longer fits, and keeps the focus in the header", async ({ page }) => {
  await trigger(page, SOLUTIONS).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(brand(page)).toBeFocused();
  await expect(openTriggers(page)).toHaveCount(0);

  await page.getByRole("button", { name: labels.openMenu }).click();
  await expect(page.getByRole("dialog")).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(brand(page)).toBeFocused();
});
