/** From one page to the next within the site, and to a place within a page; and what can go wrong on the way. */
import type { Page } from "@playwright/test";
import { tabTo } from "./support/accessibility";
import { labels, sectionOf } from "./support/site";
import { expect, footerLink, withholdScripts, isSameDocument, markDocument, openPage, test } from "./support/test";

/** Where an element begins below the window's top, in CSS pixels. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test("pages open at their top, on the way back too, and of hasty clicks the last one counts", { tag: "@firefox" }, async ({ page }) => {
  await openPage(page, "/about");
  await markDocument(page);
  await footerLink(page, "/privacy").click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Privacy Policy");
  await expect(page.locator("#gatsby-announcer")).toHaveText("Navigated to Privacy Policy");
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.evaluate(() => window.scrollTo({ top: 2500, behavior: "instant" }));
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(title).not.toHaveText("Privacy Policy");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goForward();
  await expect(title).toHaveText("Privacy Policy");

  // Twice on one link, and on another while the first page is loading.
  await footerLink(page, "/faq").dblclick();
  // At once: between finding a link and clicking it, the page may have changed, and its footer with it.
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/cookies"]:not(dialog a)')?.click());
  await expect(title).toHaveText("Cookie Policy");
  await expect(page).toHaveURL("/cookies");
  await page.waitForTimeout(300);
  await expect(title).toHaveText("Cookie Policy");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await isSameDocument(page)).toBe(true);
});

test("a link to a place far down another page leads there", async ({ page }) => {
  const { anchor } = sectionOf("pages/pricing", "pricing-table");
  await openPage(page, "/fundraisers");
  await markDocument(page);
  await page.getByRole("main").locator(`a[href="/pricing#${anchor}"]`).first().click();
  await expect(page).toHaveTitle(/^Pricing/u);
  await expect.poll(async () => Math.abs(await topOf(page, `#${anchor}`))).toBeLessThan(100);
  expect(await isSameDocument(page)).toBe(true);
});

for (const scripts of ["before", "after"] as const) {
  test(`${scripts} scripts, a link within the page leads to its target, below the header, and Tab goes on there`, async ({ page }) => {
    if (scripts === "before") {
      await withholdScripts(page);
      await page.goto("/terms", { waitUntil: "commit" });
    } else await openPage(page, "/terms");
    const contents = page.getByRole("navigation", { name: labels.contents });
    const link = contents.getByRole("link", { name: /^3\. / });
    const target = `[id="${(await link.getAttribute("href"))?.slice(1)}"]`;
    await tabTo(page, link);
    await page.keyboard.press("Enter");
    await expect.poll(() => topOf(page, target)).toBeLessThan(200);
    expect(await topOf(page, target)).toBeGreaterThan(60);
    await page.keyboard.press("Tab");
    await expect(contents.locator(":focus")).toHaveCount(0);
  });
}

test("an address with a mangled fragment shows its page, on arrival and later", { tag: "@firefox" }, async ({ page }) => {
  await openPage(page, "/faq?from=letter#%FF");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/faq?from=letter");
  await page.evaluate(() => {
    window.location.hash = "#%E0%A4%A";
  });
  await expect(page).toHaveURL("/faq?from=letter");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
