/** Every page, once: title, weight, hydration, layout, accessibility, links; the console is watched in all journeys. */
import { gzipSync } from "node:zlib";
import { coveredFocus, expectAccessible, layoutShifts, overhang, recordLayoutShifts } from "./support/accessibility";
import { builtPaths, productName, sectionOf, specifiedPages, unknownPath } from "./support/site";
import { expect, openPage, test, useScripts } from "./support/test";

/** The most that a page's scripts may weigh, in kB, compressed. */
const LIMITS: Readonly<Record<string, number>> = { "/": 150, "/contact": 160 };
const PLAIN_LIMIT = 135;

/** What the browser reports for an unknown path: the document, as a console message and as an answer, and nothing else. */
const NOT_FOUND = [/\b404\b.*\/no-such-page/u];

for (const path of [...builtPaths, unknownPath]) {
  test.describe(path, () => {
    test.use({ expectedFaults: path === unknownPath ? NOT_FOUND : [] });

    test("is light, still and accessible, with every link alive", async ({ page }) => {
      const scripts: Promise<number>[] = [];
      const fonts: string[] = [];
      page.on("response", (response) => {
        const isOwn = response.request().resourceType() === "script" && !response.url().includes("/mock/");
        if (isOwn) scripts.push(response.body().then((body) => gzipSync(body).length));
        if (response.request().resourceType() === "font" && !response.url().startsWith("data:")) fonts.push(response.url());
      });
      await recordLayoutShifts(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(path === unknownPath ? 404 : 200);
      expect(scripts, "scripts before the first sign of use").toEqual([]);
      const title = specifiedPages[path];
      await expect(page).toHaveTitle(title === undefined ? / \| / : `${title} | ${productName}`);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("html")).toHaveAttribute("lang", "en");

      await useScripts(page);
      const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
      expect(bytes / 1000, "kB of scripts").toBeLessThanOrEqual(LIMITS[path] ?? PLAIN_LIMIT);
      // Once its scripts run, the page for unknown paths shows the requested path.
      if (path !== unknownPath) expect(await layoutShifts(page)).toEqual([]);

      const links = await page
        .locator("a[href^='/'], a[href^='#']")
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname.replace(/(?<=.)\/$/u, "")));
      const elsewhere = /^\/(?:login|registration|files?|static)\b|\.\w+$/u;
      expect(links.filter((link) => ![...builtPaths, unknownPath].includes(link) && !elsewhere.test(link))).toEqual([]);

      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(page);
        expect(await overhang(page), `overflow at ${width} px`).toBe(0);
      }
      // The narrowest that must work, as at 400 % zoom, and text at 200 %.
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overhang(page), "overflow at 320 px").toBe(0);
      expect(await coveredFocus(page)).toEqual([]);
      await page.addStyleTag({ content: "html { font-size: 200% !important; }" });
      expect(await overhang(page), "overflow with large text").toBe(0);
      expect(fonts, "fonts that the first paint must wait for").toEqual([]);
    });
  });
}

test("every specified page was built, begins with what tabs, previews and search engines want, and no two have the same title", async ({
  request,
}) => {
  expect(builtPaths).toEqual(expect.arrayContaining(Object.keys(specifiedPages)));
  const found = await Promise.all(
    builtPaths.map(async (path) => {
      const html = await (await request.get(path)).text();
      const beginning = html.slice(0, html.search(/<(?:style|script|noscript)/u));
      for (const part of ['name="description"', 'rel="canonical"', 'property="og:image"']) expect(beginning, path).toContain(part);
      return /<title[^>]*>([^<]*)</u.exec(beginning)?.[1];
    }),
  );
  expect(new Set(found).size).toBe(builtPaths.length);
});

test.describe("an unknown path", () => {
  test.use({ expectedFaults: NOT_FOUND });

  test("leads home", async ({ page }) => {
    await openPage(page, unknownPath);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    await page.getByRole("link", { name: "Back To Homepage" }).click();
    await expect(page).toHaveTitle(`Home | ${productName}`);
  });
});

test("paper shows the whole text of a legal page without the site's aids", async ({ page }) => {
  await page.goto("/terms");
  const sections = page.getByRole("article").locator("section");
  const text = await sections.allInnerTexts();
  expect(text.length).toBeGreaterThan(10);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner").getByRole("navigation")).toBeHidden();
  expect(await sections.allInnerTexts()).toEqual(text);
  expect(await overhang(page)).toBe(0);
});

test("phones show one plan at a time, with the lines that it has", async ({ page }) => {
  const { plans } = sectionOf("pages/pricing", "pricing-table");
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, "/pricing");
  for (const { name, bestFor, features } of plans) {
    await page.getByRole("radio", { name }).check();
    for (const other of plans) await expect(page.getByText(other.bestFor)).toBeVisible({ visible: other.bestFor === bestFor });
    const lines = new Set(features.map(({ line }) => line)).size;
    await expect(page.locator("tr[data-line]:visible")).toHaveCount(lines);
  }
});

test("the sitemap is in order, whenever its pages were made", () => {
  expect(builtPaths).toEqual([...builtPaths].sort());
});
