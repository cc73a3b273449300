/** Every page, once: title, weight, hydration, layout, accessibility, links; the console is watched in all journeys. */
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { coveredFocus, expectAccessible, layoutShifts, overhang, recordLayoutShifts } from "./support/accessibility";
import { builtPaths, faultsOfUnknownPath, productName, specifiedPages, unknownPath } from "./support/site";
import { expect, footerLink, test, useScripts } from "./support/test";

/** The most that a page's scripts may weigh, in kB, compressed. */
const LIMITS: Readonly<Record<string, number>> = { "/": 145, "/contact": 160 };
const PLAIN_LIMIT = 130;

const titles = new Map(specifiedPages.map(({ path, title }) => [path, title]));

for (const path of [...builtPaths, unknownPath]) {
  test.describe(path, () => {
    test.use({ expectedFaults: path === unknownPath ? faultsOfUnknownPath : [] });

    test("is light, still and accessible, with every link alive", async ({ page }) => {
      const scripts: Promise<number>[] = [];
      page.on("response", (response) => {
        const isOwn = response.request().resourceType() === "script" && !response.url().includes("/mock/");
        if (isOwn) scripts.push(response.body().then((body) => gzipSync(body).length));
      });
      await recordLayoutShifts(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(path === unknownPath ? 404 : 200);
      expect(scripts, "scripts before the first sign of use").toEqual([]);
      const title = titles.get(path);
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
    });
  });
}

test("every specified page was built, and no two have the same title", async ({ request }) => {
  expect(specifiedPages.filter(({ path }) => !builtPaths.includes(path))).toEqual([]);
  const found = await Promise.all(
    builtPaths.map(async (path) => /<title[^>]*>([^<]*)</u.exec(await (await request.get(path)).text())?.[1]),
  );
  expect(new Set(found).size).toBe(builtPaths.length);
});

test.describe("an unknown path", () => {
  test.use({ expectedFaults: faultsOfUnknownPath });

  test("makes no failing request besides its document's, and leads home", async ({ page }) => {
    const failed: string[] = [];
    page.on("response", (response) => {
      if (response.status() >= 400) failed.push(new URL(response.url()).pathname);
    });
    await page.goto(unknownPath);
    await useScripts(page);
    await page.waitForLoadState("networkidle");
    expect(failed).toEqual([unknownPath]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    await page.getByRole("link", { name: "Back To Homepage" }).click();
    await expect(page).toHaveTitle(`Home | ${productName}`);
  });
});

/** The font file that draws most of the page's first paragraph. */
const fontOfText = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "main p" });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts[0]?.familyName;
};

test("late fonts move no text, and the next page has them", async ({ page }) => {
  await recordLayoutShifts(page);
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto("/terms");
  await useScripts(page);
  await page.waitForLoadState("networkidle");
  expect(await layoutShifts(page)).toEqual([]);
  expect(await fontOfText(page)).not.toMatch(/^Inter/u);
  await footerLink(page, "/privacy").click();
  await expect(page).toHaveURL("/privacy");
  await expect.poll(() => fontOfText(page)).toMatch(/^Inter/u);
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
