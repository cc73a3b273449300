/** The top navigation: three menus on a wide screen, at most one of them open, and a side panel on a small one. */
import type { Page } from "@playwright/test";
import { expectAccessible, tabTo } from "./support/accessibility";
import { demo, labels, login, menuOf, menus, mobileDemoLabel, nameOf } from "./support/site";
import { expect, isSameDocument, markDocument, openPage, PHONE, test } from "./support/test";

const SOLUTIONS = menuOf("/investors");
const COMPANY = menuOf("/contact");

const navigation = (page: Page) => page.getByRole("banner").getByRole("navigation");
const trigger = (page: Page, name: string) => navigation(page).getByRole("button", { name, exact: true });
const openTriggers = (page: Page) => navigation(page).locator("button:has(+ :popover-open)");
const hamburger = (page: Page) => page.getByRole("button", { name: labels.openMenu });
const panel = (page: Page) => page.getByRole("dialog");

test.beforeEach(({ page }) => openPage(page, "/about"));

test("a menu lists its pages, and closes for another, a second click, Escape or lost focus", { tag: "@firefox" }, async ({ page }) => {
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

test("stays in sight; links change the page without a load and close the menu, but Login leaves the site", async ({ page }) => {
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }));
  await expect(trigger(page, SOLUTIONS)).toBeInViewport();
  await expectAccessible(page, "header");
  await markDocument(page);
  await trigger(page, SOLUTIONS).click();
  await page.getByRole("main").click({ position: { x: 5, y: 1500 } });
  await expect(openTriggers(page)).toHaveCount(0);
  await trigger(page, SOLUTIONS).click();
  await navigation(page).locator('a[href="/investors"]:visible').click();
  await expect(page).toHaveURL("/investors");
  await expect(openTriggers(page)).toHaveCount(0);
  await navigation(page)
    .getByRole("link", { name: menuOf("/pricing"), exact: true })
    .click();
  await expect(page).toHaveURL("/pricing");
  await navigation(page).getByRole("link", { name: demo.label, exact: true }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.locator("[name=subject]")).toHaveValue("General Inquiry");
  expect(await isSameDocument(page)).toBe(true);
  await navigation(page).getByRole("link", { name: login.label, exact: true }).click();
  await expect(page).toHaveURL("/login");
  expect(await isSameDocument(page)).toBe(false);
});

test("stays in sight in a short window, lower, and goes only where fourfold zoom leaves no room for it", async ({ page }) => {
  for (const [width, height, top] of [
    [844, 390, 0],
    [320, 256, -1200],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }));
    await expect.poll(async () => page.getByRole("banner").boundingBox()).toMatchObject({ y: top, height: 48 });
  }
});

test("the first tab stop skips the navigation", async ({ page }) => {
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: labels.skipToContent })).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a resized window closes the panel or menu that no longer fits, and keeps the focus in the header", async ({ page }) => {
  const brand = page.getByRole("banner").getByRole("link").first();
  await trigger(page, SOLUTIONS).click();
  await page.setViewportSize(PHONE.viewport);
  await expect(brand).toBeFocused();
  await expect(openTriggers(page)).toHaveCount(0);
  await hamburger(page).click();
  await expect(panel(page)).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(panel(page)).toHaveCount(0);
  await expect(brand).toBeFocused();
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("the panel closes by its links and by a touch outside it, and the page behind keeps still", async ({ page }) => {
    // Its close button appears in the place of the one that opens it.
    await hamburger(page).dblclick({ delay: 20 });
    await page.waitForTimeout(300);
    await expect(panel(page)).toBeInViewport();
    await page.mouse.move(10, 400);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(panel(page)).toHaveAttribute("closedby", "any");
    const { x = 0 } = (await panel(page).boundingBox()) ?? {};
    await page.touchscreen.tap(x / 2, 400);
    await expect(panel(page)).toBeHidden();

    await hamburger(page).click();
    await expect(panel(page).getByRole("link", { name: login.label })).toHaveAttribute("href", "/login");
    await panel(page).getByRole("link", { name: mobileDemoLabel }).click();
    await expect(page).toHaveURL("/contact");
    await expect(panel(page)).toBeHidden();
  });

  test("with the keyboard alone: to a section, to a page, and closed again", async ({ page }) => {
    await tabTo(page, hamburger(page));
    await page.keyboard.press("Enter");
    await expectAccessible(page);
    await tabTo(page, panel(page).locator("summary", { hasText: SOLUTIONS }));
    await page.keyboard.press("Enter");
    await expectAccessible(page);
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
});
