/** The top navigation on a wide screen: three menus, at most one of them open, and the links beside them. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { demo, login, menuOf } from "./support/content-labels";
import { suitePath } from "./support/site";
import { expect, openPage, test } from "./support/test";

const PLATFORM = menuOf(suitePath);
const SOLUTIONS = menuOf("/investors");
const COMPANY = menuOf("/contact");

const MENUS: readonly { name: string; paths: readonly string[] }[] = [
  { name: PLATFORM, paths: [suitePath, "/marketplace"] },
  {
    name: SOLUTIONS,
    // The six that are specified, and the other audiences.
    paths: [
      ...["/family-office", "/fund-managers", "/advisory-ma", "/accelerators", "/investors", "/founders"],
      ...["/pe-venture-capital", "/fundraisers", "/luxury-real-estate", "/secondary-exit", "/consultants"],
    ],
  },
  { name: COMPANY, paths: ["/about", "/contact"] },
];

const navigation = (page: Page) => page.getByRole("banner").getByRole("navigation");
const trigger = (page: Page, name: string) => navigation(page).getByRole("button", { name, exact: true });
const openTriggers = (page: Page) => navigation(page).locator("button:has(+ :popover-open)");

test.beforeEach(async ({ page }) => {
  await openPage(page, "/about");
});

test("each menu lists its pages; only one menu is open at a time; a second click, Escape or the focus leaving it closes it @firefox", async ({
  page,
}) => {
  await expect(openTriggers(page)).toHaveCount(0);
  for (const { name, paths } of MENUS) {
    await trigger(page, name).click();
    await expect(openTriggers(page)).toHaveText([name]);
    for (const path of paths) await expect(navigation(page).locator(`a[href="${path}"]:visible`)).toHaveCount(1);
  }
  await trigger(page, COMPANY).click();
  await expect(openTriggers(page)).toHaveCount(0);
  await expect(navigation(page).locator('a[href="/contact"]:visible')).toHaveCount(0);

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

test("a click outside closes the menu, and so does a link, which changes the page without a load @firefox", async ({ page }) => {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await trigger(page, PLATFORM).click();
  await page.getByRole("main").click({ position: { x: 5, y: 500 } });
  await expect(openTriggers(page)).toHaveCount(0);

  await trigger(page, SOLUTIONS).click();
  await navigation(page).locator('a[href="/investors"]:visible').click();
  await expect(page).toHaveURL("/investors");
  await expect(openTriggers(page)).toHaveCount(0);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("stays in sight while the page is scrolled; Pricing and Book Demo lead to their pages, Login leaves the site with a full page load", async ({
  page,
}) => {
  await page.evaluate(() => {
    window.scrollTo(0, 1200);
  });
  await expect(trigger(page, PLATFORM)).toBeInViewport();

  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await navigation(page)
    .getByRole("link", { name: menuOf("/pricing"), exact: true })
    .click();
  await expect(page).toHaveURL("/pricing");
  await navigation(page).getByRole("link", { name: demo.label, exact: true }).click();
  await expect(page).toHaveURL(/\/contact(?:\?|$)/u);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await navigation(page).getByRole("link", { name: login.label, exact: true }).click();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(false);
});

test("marks the current page, and axe finds nothing while a menu is open, at the top of the page and further down", async ({ page }) => {
  for (const { name } of MENUS) {
    await trigger(page, name).click();
    await expectAccessible(page, "header");
  }
  await expect(navigation(page).locator('a[href="/about"]:visible')).toHaveAttribute("aria-current", "page");
  for (const part of [navigation(page), page.getByRole("contentinfo")])
    await expect(part.locator("a[aria-current=page]:visible")).toHaveCount(1);
  await expectAccessible(page);

  await page.keyboard.press("Escape");
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }));
  await expect(page.getByRole("banner")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expectAccessible(page, "header");
});
