/** The press strip of the home page. Swipes are in `featured-in.phone.spec.ts`. */
import type { Page } from "@playwright/test";
import { expectAccessible, layoutShifts, recordLayoutShifts } from "./support/accessibility";
import { labels, sectionOf } from "./support/content-labels";
import { expect, openPage, test } from "./support/test";

const FEATURED_IN = "/file/api/v2/public/featuredIn/";

const strip = (page: Page) => page.getByRole("region", { name: sectionOf("pages/home", "featured-in").heading });
const links = (page: Page) => strip(page).locator("a");
/** The indices of the links that the keyboard can reach. */
const reachable = (page: Page) =>
  links(page).evaluateAll((all) => all.flatMap((link, index) => (link.closest("[inert]") ? [] : [index + 1])));
const track = (page: Page) => strip(page).locator(".slick-track");
const arrow = (page: Page, name: "previous" | "next") => strip(page).getByRole("button", { name: labels[name] });

/** Records the page's requests for the list from now on. */
const watchCalls = (page: Page): string[] => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("featuredIn")) calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return calls;
};

const heightOf = async (page: Page) => (await strip(page).boundingBox())?.height;

/** Opens the home page and goes to the strip; returns the strip's height before any request. */
const goToStrip = async (page: Page) => {
  await recordLayoutShifts(page);
  await openPage(page, "/");
  const height = await heightOf(page);
  await strip(page).scrollIntoViewIfNeeded();
  return height;
};

const loaded = (page: Page) => expect(links(page)).toHaveCount(8);

test.describe("the list", () => {
  test("is fetched once, when the strip appears, and moves nothing", async ({ page }) => {
    const calls = watchCalls(page);
    await recordLayoutShifts(page);
    await openPage(page, "/");
    const height = await heightOf(page);
    expect(calls).toEqual([]);

    await strip(page).scrollIntoViewIfNeeded();
    await loaded(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await strip(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");

    expect(calls).toEqual([`GET ${FEATURED_IN}`]);
    const first = strip(page).getByAltText("FeaturedIn 1");
    expect(await first.evaluate((logo) => logo instanceof HTMLImageElement && logo.naturalWidth)).toBeGreaterThan(0);
    await expectAccessible(page);
    expect(await heightOf(page)).toBe(height);
    expect(await layoutShifts(page)).toEqual([]);
  });
});

test.describe("a list with bad entries", () => {
  test.use({ expectedFaults: [/logos\.example/u] });

  test("shows the others, with logos from any host, and each bad entry costs only itself", async ({ page }) => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><rect width="160" height="40"/></svg>';
    await page.route("https://logos.example/*.svg", (route) => route.fulfill({ contentType: "image/svg+xml", body: svg }));
    await page.route("https://logos.example/missing.png", (route) => route.fulfill({ status: 404 }));
    const entries = [
      { link: "javascript:alert(1)", image: "https://logos.example/1.svg" },
      { link: "gazette.example", image: "https://logos.example/1.svg" },
      { link: "https://gazette.example/" },
      { link: "https://gazette.example/", image: "https://logos.example/missing.png" },
      { link: "https://gazette.example/", image: "/file/mock/press/gulf-ledger.svg" },
      { link: "https://gazette.example/", image: "https://logos.example/1.svg" },
    ];
    await page.route(`**${FEATURED_IN}`, (route) => route.fulfill({ json: entries }));
    const height = await goToStrip(page);
    await expect(links(page)).toHaveCount(3);

    const widths = () =>
      links(page)
        .locator("img")
        .evaluateAll((all) => all.map((logo) => (logo as HTMLImageElement).naturalWidth > 0));
    await expect.poll(widths).toEqual([false, true, true]);
    expect(await heightOf(page)).toBe(height);
    expect(await layoutShifts(page)).toEqual([]);
    await expectAccessible(page);
  });
});

test.describe("the carousel", () => {
  test("slides for 500 ms, and moves to its end and back with its arrows, by keyboard alone", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await goToStrip(page);
    await loaded(page);
    await expect(arrow(page, "previous")).toBeHidden();
    await arrow(page, "next").focus();
    const duration = track(page).evaluate(
      (element) =>
        new Promise((resolve) => {
          element.addEventListener("transitionrun", () => resolve(getComputedStyle(element).transitionDuration), { once: true });
        }),
    );

    for (const first of [2, 3, 4, 5]) {
      await page.keyboard.press("Enter");
      await expect.poll(() => reachable(page)).toEqual([first, first + 1, first + 2, first + 3]);
    }
    expect(await duration).toBe("0.5s");
    await expect(arrow(page, "next")).toBeHidden();
    await expect(arrow(page, "previous")).toBeFocused();
    await expect(strip(page).getByAltText("FeaturedIn 8")).toBeInViewport({ ratio: 1 });
    await expect(strip(page).getByRole("status")).toHaveText(
      labels.slidesOf.replace("[first]", "5").replace("[last]", "8").replace("[total]", "8"),
    );
    await expectAccessible(page);

    await page.keyboard.press("Tab");
    await expect(links(page).nth(4)).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    for (const first of [4, 3, 2, 1]) {
      await page.keyboard.press("Enter");
      await expect.poll(() => reachable(page)).toEqual([first, first + 1, first + 2, first + 3]);
    }
    await expect(arrow(page, "next")).toBeFocused();
  });
});
