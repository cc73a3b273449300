/** Failures between the first byte and the next page: no action is lost or performed twice, and the focus is kept. */
import type { Page } from "@playwright/test";
import { labels, menuOf, popupButton, sectionOf } from "./support/content-labels";
import { walk } from "./support/keyboard";
import { expect, holdScripts, openPage, test, useScripts } from "./support/test";

const form = sectionOf("pages/contact", "contact-form");

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const footerLink = (page: Page, path: string) => page.getByRole("contentinfo").locator(`a[href="${path}"]:not(dialog a)`);

test.describe("a new deployment under an open page", { tag: "@any-screen" }, () => {
  test.use({ expectedFaults: [/\b404\b|ChunkLoadError|Loading chunk|MIME type|page resources/u] });

  test("loads the next page in full when its code is gone", async ({ page }) => {
    await openPage(page, "/about");
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    let refused = 0;
    await page.route(/\.js$/u, async (route) => {
      // Only the old page's code is gone: the new page's scripts can be fetched.
      if (await page.evaluate(() => "isSameDocument" in window).catch(() => false)) {
        refused++;
        await route.fulfill({ status: 404, contentType: "text/html", body: "Not found" });
      } else await route.continue();
    });
    await footerLink(page, "/pricing").click();

    await expect(page).toHaveTitle(/^Pricing/u);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(refused).toBeGreaterThan(0);
    await useScripts(page);
    await expect(page).toHaveURL("/pricing");
  });
});

test("a double tap while the scripts load opens the control once, and leaves it open", async ({ page }) => {
  await page.goto("/investors", { waitUntil: "commit" });
  await button(page, popupButton).dblclick();

  await expect(page.getByRole("dialog")).toHaveCount(1);
  await useScripts(page);
  await expect(page.getByRole("dialog")).toBeInViewport();
});

test(
  "a double tap on the menu's button opens the panel, although its close button appears in the same place",
  { tag: "@any-screen" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // A busy machine may be slower than a double tap.
    await expect(async () => {
      await page.goto("/investors");
      const { x = 0, y = 0 } = (await button(page, labels.openMenu).boundingBox()) ?? {};
      await page.mouse.click(x + 20, y + 20);
      await page.waitForTimeout(80);
      await page.mouse.click(x + 20, y + 20);
      await page.waitForTimeout(300);
      await expect(page.getByRole("dialog")).toBeInViewport({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
  },
);

test.describe("a window that is resized", { tag: "@any-screen" }, () => {
  const brand = (page: Page) => page.getByRole("banner").getByRole("link").first();

  test("closes the side panel once it has room for the menus, and keeps the focus in the header", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, "/about");
    await button(page, labels.openMenu).click();
    await expect(page.getByRole("dialog")).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 800 });

    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(brand(page)).toBeFocused();
  });

  test("closes a menu that no longer fits, and does not reopen it", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPage(page, "/about");
    await button(page, menuOf("/investors")).click();
    await expect(page.locator(":popover-open")).toHaveCount(1);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(brand(page)).toBeFocused();
    await page.setViewportSize({ width: 1280, height: 800 });

    await expect(page.locator(":popover-open")).toHaveCount(0);
  });
});

test.describe("an outage", { tag: "@any-screen" }, () => {
  test.use({ expectedFaults: [/500|not found|We couldn't load|Recaptcha not yet available/u] });

  test("of all page data is not made worse by endless requests, and the e-mail address is offered", async ({ page }) => {
    let asked = 0;
    await page.route("**/page-data/*/page-data.json", (route) => {
      asked++;
      return route.fulfill({ status: 500 });
    });
    await page.goto("/contact");
    await button(page, form.submit).click();

    await expect(page.getByRole("alert").getByRole("link")).toBeInViewport();
    expect(asked).toBeLessThan(10);
  });
});

test("a keyboard reaches all of a page before its scripts load, and never loses the focus", { tag: "@any-screen" }, async ({ page }) => {
  await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  expect(await walk(page)).toEqual([]);
});
