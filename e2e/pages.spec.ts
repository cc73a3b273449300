/** Every page, once: title, weight, hydration, layout, accessibility; the console is watched in all journeys. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";
import { LONGEST_LINE } from "../src/node/headers";
import { coveredFocus, expectAccessible, layoutShifts, overhang, recordLayoutShifts } from "./support/accessibility";
import { builtPaths, mainHost, productName, sectionOf, specifiedPages, unknownPath } from "./support/site";
import { expect, openPage, test, useScripts } from "./support/test";

/** The most that a page's scripts may weigh, in kB, compressed. */
const LIMITS: Readonly<Record<string, number>> = { "/": 150, "/contact": 160 };
const PLAIN_LIMIT = 135;

/** What the browser reports for an unknown path: the document, as a console message and as an answer, and nothing else. */
const NOT_FOUND = [/\b404\b.*\/no-such-page/u];

for (const path of [...builtPaths, unknownPath]) {
  test.describe(path, () => {
    test.use({ expectedFaults: path === unknownPath ? NOT_FOUND : [] });

    test("is light, still and accessible", async ({ page }) => {
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
      await page.waitForLoadState("networkidle");
      const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
      expect(bytes / 1000, "kB of scripts").toBeLessThanOrEqual(LIMITS[path] ?? PLAIN_LIMIT);
      // Once its scripts run, the page for unknown paths shows the requested path.
      if (path !== unknownPath) expect(await layoutShifts(page)).toEqual([]);

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

/** The HTML of each page by its path. */
const readPages = async (request: APIRequestContext): Promise<ReadonlyMap<string, string>> =>
  new Map(await Promise.all(builtPaths.map(async (path) => [path, await (await request.get(path)).text()] as const)));

test("every specified page was built, begins with what tabs, previews and searches want, and has its own title", async ({ request }) => {
  expect(builtPaths).toEqual(expect.arrayContaining(Object.keys(specifiedPages)));
  // All pages have the same inline scripts, or the policy would be longer than hosts read.
  const lines = readFileSync("public/_headers", "utf8").split("\n");
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(LONGEST_LINE);
  // Nothing of the build itself ships.
  expect(readdirSync("public").filter((name) => /^[_~](?!headers$|redirects$)|\.json$/u.test(name))).toEqual([]);
  // The sitemap is in order, whenever its pages were made.
  expect(builtPaths).toEqual([...builtPaths].sort());
  const titles = [...(await readPages(request))].map(([path, html]) => {
    const beginning = html.slice(0, html.search(/<(?:style|script|noscript)/u));
    for (const part of ['name="description"', 'rel="canonical"', 'property="og:image"']) expect(beginning, path).toContain(part);
    return /<title[^>]*>([^<]*)</u.exec(beginning)?.[1];
  });
  expect(new Set(titles).size).toBe(builtPaths.length);
});

test("every address of this site in a page leads somewhere, and its fragment to a place there", async ({ request }) => {
  const pages = await readPages(request);
  const found = [...pages].flatMap(([path, html]) =>
    [...html.matchAll(/(?:\s(?:href|src|srcset|imagesrcset|poster)="|\scontent="(?=https:)|url\(["']?)([^"')]+)/giu)]
      .flatMap(([, written = ""]) => written.replaceAll("&amp;", "&").split(/\s+[\d.]+[wx](?:,\s*|$)/u))
      .filter((address) => /^(?:[/#]|https:)/u.test(address))
      .map((address) => new URL(address, `https://${mainHost}${path}`))
      .filter(({ hostname }) => hostname === mainHost)
      .map(({ pathname, hash }) => pathname + hash),
  );
  expect(found.length).toBeGreaterThan(1_000);
  for (const address of new Set(found)) {
    const [path = "", id = ""] = address.split("#");
    const html = pages.get(path);
    // A drawing may have any fragment: it shows its first part for one that it does not know.
    const isThere = html === undefined ? (await request.head(path)).ok() : id === "" || html.includes(` id="${decodeURIComponent(id)}"`);
    expect.soft(isThere, address).toBe(true);
  }
});

test.describe("the policy", () => {
  test.use({ expectedFaults: [/Content Security Policy|evil\.example/iu] });

  test("lets no foreign code run, neither written into the page nor from another host", async ({ page }) => {
    await openPage(page, "/about");
    await page.evaluate(() => {
      const blocked: string[] = [];
      Object.assign(window, { blocked });
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => blocked.push(effectiveDirective));
      const code = "window.hasRun = true";
      const from = [{ textContent: code }, { src: "https://evil.example/script.js" }];
      document.body.append(...from.map((source) => Object.assign(document.createElement("script"), source)));
      document.body.append(Object.assign(document.createElement("iframe"), { src: "https://evil.example/" }));
      document.body.setAttribute("onclick", code);
      document.body.click();
      void fetch("https://evil.example/").catch(() => undefined);
    });
    const expected = ["connect-src", "frame-src", "script-src-attr", "script-src-elem", "script-src-elem"];
    await expect.poll(() => page.evaluate("blocked.toSorted()")).toEqual(expected);
    expect(await page.evaluate(() => "hasRun" in window)).toBe(false);
  });
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
  await expect(page.getByRole("banner").getByRole("link")).toHaveText(productName);
  await expect(page.getByRole("banner").getByRole("button")).toHaveCount(0);
  expect(await sections.allInnerTexts()).toEqual(text);
  expect(await overhang(page)).toBe(0);
});

test("a filter of an exhibit hides rows, and moves neither a column nor what follows", async ({ page }) => {
  const { exhibit } = sectionOf("pages/marketplace", "benefits");
  await openPage(page, "/marketplace");
  const table = page.getByRole("table", { name: exhibit?.title });
  const places = () => table.getByRole("columnheader").evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().x));
  const [before, height] = [await places(), (await table.boundingBox())?.height ?? 0];
  await page.locator("[aria-pressed=false]").last().click();
  await expect(page.locator("[aria-pressed=true]")).toHaveCount(1);
  expect(await places()).toEqual(before);
  expect((await table.boundingBox())?.height).toBe(height);
});
