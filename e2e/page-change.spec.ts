/** From one page to the next within the site, and to a place within a page. */
import type { Page } from "@playwright/test";
import { tabTo } from "./support/accessibility";
import { labels, sectionOf } from "./support/content-labels";
import { expect, footerLink, holdScripts, isSameDocument, markDocument, openPage, test, useScripts } from "./support/test";

/** Where an element begins below the window's top, in CSS pixels. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test(
  "pages open at their top, also on the way back, and of several hasty clicks the last one counts",
  { tag: "@firefox" },
  async ({ page }) => {
    await openPage(page, "/about");
    await markDocument(page);
    await footerLink(page, "/privacy").click();
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText("Privacy Policy");
    await expect(page.locator("#gatsby-announcer")).toHaveText("Navigated to Privacy Policy");
    await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(title).not.toHaveText("Privacy Policy");
    await page.goForward();
    await expect(title).toHaveText("Privacy Policy");

    // Twice on one link, and on another while the first page is loading.
    await footerLink(page, "/faq").dblclick();
    await footerLink(page, "/cookies").evaluate((link: HTMLElement) => link.click());
    await expect(title).toHaveText("Cookie Policy");
    await expect(page).toHaveURL("/cookies");
    await page.waitForTimeout(300);
    await expect(title).toHaveText("Cookie Policy");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(await isSameDocument(page)).toBe(true);
  },
);

test("a longer page and a shorter one open at their top, and so does one that is loaded again", async ({ page }) => {
  await openPage(page, "/");
  for (const path of ["/marketplace", "/contact"]) {
    await footerLink(page, path).click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => window.scrollY), path).toBe(0);
  }
  await page.goto("/");
  await useScripts(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

for (const [behaviour, reducedMotion, faded] of [
  ["the next page fades in, the first one does not", "no-preference", ["/pricing"]],
  ["the next page appears at once under reduced motion", "reduce", []],
] as const) {
  test(behaviour, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const pages = new Set<string>();
      document.addEventListener("transitionrun", ({ target }) => {
        if (target instanceof Element && target.matches("main > :first-child > *")) pages.add(location.pathname);
      });
      Object.assign(window, { pages });
    });
    await openPage(page, "/about");
    await footerLink(page, "/pricing").click();
    await expect(page).toHaveTitle(/^Pricing/u);
    await page.waitForTimeout(300);
    expect(await page.evaluate("[...pages]")).toEqual(faded);
  });
}

test("a link to a place far down another page leads there", async ({ page }) => {
  const { anchor } = sectionOf("pages/pricing", "pricing-table");
  await openPage(page, "/founders");
  await markDocument(page);
  await page.getByRole("main").locator(`a[href="/pricing#${anchor}"]`).first().click();
  await expect(page).toHaveTitle(/^Pricing/u);
  await expect.poll(async () => Math.abs(await topOf(page, `#${anchor}`))).toBeLessThan(100);
  expect(await isSameDocument(page)).toBe(true);
});

for (const scripts of ["before", "after"] as const) {
  test(`a link within the page leads to its target ${scripts} scripts, and the header does not cover it`, async ({ page }) => {
    if (scripts === "before") {
      await holdScripts(page);
      await page.goto("/faq", { waitUntil: "commit" });
    } else await openPage(page, "/faq");
    const link = page.locator("main nav a[href^='#']").last();
    const target = `[id="${(await link.getAttribute("href"))?.slice(1) ?? ""}"]`;
    await link.click();
    await expect.poll(() => topOf(page, target)).toBeLessThan(200);
    expect(await topOf(page, target)).toBeGreaterThan(60);
  });
}

test("by keyboard, the contents of a legal text lead to a clause, and the next stop is in it", async ({ page }) => {
  await openPage(page, "/terms");
  const contents = page.getByRole("navigation", { name: labels.contents });
  await tabTo(page, contents.getByRole("link", { name: /^3\. / }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/terms#3-/u);
  await expect(page.getByRole("main").getByRole("heading", { level: 2, name: /^3\. / })).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(contents.locator(":focus")).toHaveCount(0);
});

test.describe("without its fonts", () => {
  test.use({ expectedFaults: [/\.woff2/u] });

  // A font that arrives too late is not used on that page: on a busy machine, lines could break differently on the second load.
  test("a reloaded page keeps the reader's position", async ({ page }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    await openPage(page, "/about");
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
    await page.reload();
    await useScripts(page);
    await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 1500))).toBeLessThanOrEqual(2);
  });
});
