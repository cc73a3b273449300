/** From one page to the next within the site: what is prefetched, how the next page appears, and what does not change. */
import type { Page } from "@playwright/test";
import { sectionOf } from "./support/content-labels";
import { sectionsOf } from "./support/site";
import { expect, followAddedLink, openPage, test, waitForConsent } from "./support/test";

const isOfPage = (address: string) => /\/page-data\/|\.js$/u.test(address);

/** Opens a page, and waits for all of its own requests. */
const openWhole = async (page: Page, path: string) => {
  await openPage(page, path);
  await waitForConsent(page);
  await page.waitForLoadState("networkidle");
};

/** Records the addresses of the data and code that the page requests from now on, and of those that have arrived. */
const watchRequests = (page: Page) => {
  const asked: string[] = [];
  const come: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!isOfPage(pathname)) return;
    asked.push(pathname);
    const comes = async (): Promise<void> => {
      await (await request.response())?.finished();
      come.push(pathname);
    };
    // A request that outlives its test does not count as arrived.
    comes().catch(() => undefined);
  });
  return { asked, come };
};

/** The page's sections whose code has not arrived. */
const sectionsWithoutCode = async (page: Page, path: string): Promise<string[]> => {
  const come = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  return sectionsOf(path).filter((name) => !come.some((address) => address.includes(`/${name}-`)));
};

const footerLink = (page: Page, path: string) => page.getByRole("contentinfo").locator(`a[href="${path}"]:not(dialog a)`);

test(
  "a page is fetched when somebody is about to open it, not when its link is in view, and then opens at once",
  { tag: "@any-screen" },
  async ({ page }) => {
    const path = "/faq";
    await openWhole(page, "/marketplace");
    const { asked, come } = watchRequests(page);
    // Scrolls through the whole page, past every link.
    for (let screens = 0; screens < 12; screens++) {
      await page.evaluate(() => window.scrollBy({ top: window.innerHeight, behavior: "instant" }));
      await page.waitForTimeout(50);
    }
    // Gatsby's own queue would have started by then.
    await page.waitForTimeout(3500);
    expect(asked).toEqual([]);

    // While the page is still being laid out, the link may move from under the pointer, which then only passes over it.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await footerLink(page, path).hover();
      await expect.poll(() => come, { timeout: 3000 }).toContain(`/page-data${path}/page-data.json`);
    }).toPass();
    await expect.poll(() => sectionsWithoutCode(page, path)).toEqual([]);
    await expect.poll(() => asked.length - come.length).toBe(0);
    asked.length = 0;
    // By keyboard: a pointer would rest on whatever the next page has in that place.
    await page.mouse.move(0, 0);
    await footerLink(page, path).press("Enter");
    await expect(page).toHaveURL(path);
    expect(asked).toEqual([]);
  },
);

for (const [behaviour, reducedMotion, faded] of [
  ["the next page fades in, the first one does not", "no-preference", ["/pricing"]],
  ["the next page appears at once under reduced motion", "reduce", []],
] as const) {
  test(behaviour, { tag: "@any-screen" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const pages = new Set<string>();
      document.addEventListener("transitionrun", ({ target }) => {
        if (target instanceof Element && target.matches("main > :first-child > *")) pages.add(location.pathname);
      });
      Object.assign(window, { pages });
    });
    await openWhole(page, "/about");
    await footerLink(page, "/pricing").click();
    await expect(page).toHaveTitle(/^Pricing/u);
    await page.waitForTimeout(300);
    expect(await page.evaluate("[...pages]")).toEqual(faded);
  });
}

test(
  "the document's language stays set when the page changes: otherwise the browser would lay out every word again",
  { tag: "@any-screen" },
  async ({ page }) => {
    await openPage(page, "/about");
    const root = await page.evaluateHandle(() => {
      const changes: (string | null)[] = [];
      new MutationObserver((records) => changes.push(...records.map(({ attributeName }) => attributeName))).observe(
        document.documentElement,
        {
          attributeFilter: ["lang", "dir", "class", "style"],
        },
      );
      return changes;
    });
    await footerLink(page, "/pricing").click();
    await expect(page).toHaveTitle(/^Pricing/u);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(await root.jsonValue()).toEqual([]);
  },
);

test("a link to a place far down another page leads there", { tag: "@any-screen" }, async ({ page }) => {
  const { anchor } = sectionOf("pages/pricing", "pricing-table");
  const plans = page.locator(`#${anchor}`);
  await openPage(page, "/about");
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  await followAddedLink(page, `/pricing#${anchor}`);

  await expect.poll(() => plans.evaluate((section) => Math.abs(Math.round(section.getBoundingClientRect().top)))).toBeLessThan(100);
  await expect(page).toHaveTitle(/^Pricing/u);
});

test(
  "pages open at their top, also on the way back, and of several hasty clicks the last one counts",
  { tag: ["@any-screen", "@firefox"] },
  async ({ page }) => {
    await openPage(page, "/about");
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
    await expect(page.locator("#gatsby-announcer")).toHaveText("Navigated to Cookie Policy");
  },
);
