/** What all pages share, on every screen: the skip link, the footer, and the position at which a page opens. */
import { labels, sectionOf, social } from "./support/content-labels";
import { layoutShifts, recordLayoutShifts } from "./support/layout-shifts";
import { specifiedPages } from "./support/site";
import { expect, holdScripts, openPage, test, useScripts } from "./support/test";

// One page with an exhibit over its land, and one without.
for (const path of ["/dealmere-360", "/founders"]) {
  test(`the Pause button stops the moving land of ${path}`, { tag: "@any-screen" }, async ({ page }) => {
    await openPage(page, path);
    await expect(page.locator("main video[data-playing=true]")).toBeVisible({ timeout: 15_000 });
    await page.getByRole("button", { name: labels.pauseBackground }).click();
    await expect.poll(() => page.locator("main video").evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  });
}

test("the first tab stop skips the navigation", { tag: "@any-screen" }, async ({ page }) => {
  await openPage(page, "/pricing");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: labels.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");

  await expect(page.getByRole("main")).toBeFocused();
});

test("the footer links to every page and gives the current year", { tag: "@any-screen" }, async ({ page }) => {
  await openPage(page, "/");
  const footer = page.getByRole("contentinfo");
  const paths = await footer.locator("a[href^='/']").evaluateAll((links) => links.map((link) => link.getAttribute("href")));

  expect(specifiedPages.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([]);
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  await expect(footer.locator("a[href^='mailto:']")).toHaveCount(1);
  await expect(footer.locator("a[href^='tel:']")).toHaveCount(1);
  for (const { label } of social) {
    await expect(footer.getByRole("link", { name: new RegExp(`^${label}\\b`, "u") })).toHaveAttribute("target", "_blank");
  }
});

test("a new page opens at its top", { tag: "@any-screen" }, async ({ page }) => {
  await openPage(page, "/");
  // To longer pages, and to shorter ones.
  for (const path of ["/privacy", "/marketplace", "/faq", "/contact"]) {
    await page.getByRole("contentinfo").locator(`a[href="${path}"]`).click();

    await expect(page).toHaveURL(path);
    await expect.poll(() => page.evaluate(() => window.scrollY), path).toBe(0);
  }
});

for (const scripts of ["before", "after"] as const) {
  test(
    `a link within the page leads to its target ${scripts} scripts, and the header does not cover it`,
    { tag: "@any-screen" },
    async ({ page }) => {
      if (scripts === "before") {
        await holdScripts(page);
        await page.goto("/faq", { waitUntil: "commit" });
      } else await openPage(page, "/faq");
      const link = page.locator("main nav a[href^='#']").last();
      const place = page.locator(`[id="${(await link.getAttribute("href"))?.slice(1) ?? ""}"]`);
      await link.click();

      const top = () => place.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      await expect.poll(top).toBeLessThan(200);
      expect(await top()).toBeGreaterThan(60);
    },
  );
}

for (const wait of [150, 1500]) {
  test(`fonts that are ${wait} ms late move no text`, { tag: "@any-screen" }, async ({ page }) => {
    await recordLayoutShifts(page);
    await page.route("**/*.woff2", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, wait));
      await route.continue();
    });
    await openPage(page, "/pricing");

    expect(await layoutShifts(page)).toEqual([]);
  });
}

test.describe("without its fonts", () => {
  test.use({ expectedFaults: [/\.woff2/u] });

  // A font that arrives too late is not used on that page: on a busy machine, lines could break differently on the second load.
  test("a reloaded page keeps the reader's position", async ({ page }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    await openPage(page, "/");
    const place = page.getByRole("heading", { name: sectionOf("pages/home", "stories").heading });
    const top = () => place.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
    await place.evaluate((heading) => {
      heading.scrollIntoView({ behavior: "instant" });
    });
    const before = await top();
    await page.reload();
    await useScripts(page);

    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
  });
});

test("a page that a link opens again opens at its top", { tag: "@any-screen" }, async ({ page }) => {
  await openPage(page, "/");
  await page.evaluate(async () => {
    window.scrollTo({ top: 2000, behavior: "instant" });
    // Gatsby saves the position a frame later.
    await new Promise((noted) => setTimeout(noted, 500));
  });
  await openPage(page, "/pricing");
  await openPage(page, "/");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
