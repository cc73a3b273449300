/**
 * From one page to the next within the site: what is prefetched, how soon a click shows the page, how it appears and what stays unchanged.
 * The time from the click to the page is reported, and asserted nowhere.
 */
import type { Page } from "@playwright/test";
import { expect, openPage, test, waitForConsent } from "./test";

const isOfPage = (address: string) => /\/page-data\/|\.js$/u.test(address);

/** Opens a page, and waits until all its own requests are done. */
const openWhole = async (page: Page, path: string) => {
  await openPage(page, path);
  await waitForConsent(page);
  await page.waitForLoadState("networkidle");
};

/** Addresses of data and code that the page requests from now on, and of those that have arrived. */
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
    // Requests that outlive their test have not arrived.
    comes().catch(() => undefined);
  });
  return { asked, come };
};

/** The page's sections whose code has not arrived. */
const sectionsWithoutCode = async (page: Page, path: string): Promise<string[]> => {
  const response = await page.request.get(`/page-data${path}/page-data.json`);
  const { result } = (await response.json()) as { result: { data: { pageContent: { sections: { __typename: string }[] } } } };
  const come = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  return result.data.pageContent.sections
    .map(({ __typename }) => __typename)
    .filter((name) => !come.some((address) => address.includes(`/${name}-`)));
};

const footerLink = (page: Page, path: string) => page.getByRole("contentinfo").locator(`a[href="${path}"]:not(dialog a)`);

/** Pages opened one after another: how much slower the processor is meanwhile, and the path. */
const VISITS = [
  [1, "/pricing"],
  [4, "/faq"],
] as const;

/** Clicks in the page, and returns the milliseconds until a frame with the next page's heading and first sections. */
const timeToNextPage = (page: Page, path: string): Promise<number> =>
  footerLink(page, path).evaluate((link: HTMLElement) => {
    const former = document.querySelector("h1");
    const start = performance.now();
    link.click();
    return new Promise<number>((resolve) => {
      const look = () => {
        const heading = document.querySelector("h1");
        if (heading && heading !== former) setTimeout(() => resolve(performance.now() - start));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  });

test(
  "a page is fetched when somebody is about to open it, not when its link is in view; then it is there at once",
  { tag: "@any-screen" },
  async ({ page }, { annotations }) => {
    await openWhole(page, "/marketplace");
    const { asked, come } = watchRequests(page);
    // Through the whole page, past every link.
    for (let screens = 0; screens < 12; screens++) {
      await page.evaluate(() => window.scrollBy({ top: window.innerHeight, behavior: "instant" }));
      await page.waitForTimeout(50);
    }
    // Gatsby's own queue would have started by then.
    await page.waitForTimeout(3500);
    expect(asked).toEqual([]);

    const session = await page.context().newCDPSession(page);
    for (const [rate, path] of VISITS) {
      await session.send("Emulation.setCPUThrottlingRate", { rate });
      // A page still being laid out may slip from under the pointer, which then only passes by.
      await expect(async () => {
        await page.mouse.move(0, 0);
        await footerLink(page, path).hover();
        await expect.poll(() => come, { timeout: 3000 }).toContain(`/page-data${path}/page-data.json`);
      }).toPass();
      await expect.poll(() => sectionsWithoutCode(page, path)).toEqual([]);
      await expect.poll(() => asked.length - come.length).toBe(0);
      asked.length = come.length = 0;

      const time = await timeToNextPage(page, path);
      annotations.push({ type: `from click to ${path}, processor ${rate} times slower`, description: `${Math.round(time)} ms` });
      await expect(page).toHaveURL(path);
      expect(asked).toEqual([]);
    }

    const headings = () => page.getByRole("main").getByRole("heading").allTextContents();
    const served = await page.request.get(VISITS[1][1]);
    const expected = await page.evaluate(
      (html) =>
        Array.from(
          new DOMParser().parseFromString(html, "text/html").querySelectorAll("main :is(h1, h2, h3, h4)"),
          ({ textContent }) => textContent,
        ),
      await served.text(),
    );
    await expect.poll(headings).toEqual(expected);
  },
);

test("a link in a section that is never hydrated opens its page without reloading the site", async ({ page }) => {
  await openWhole(page, "/marketplace");
  const { asked } = watchRequests(page);
  await page.evaluate("window.isSameDocument = true");
  const section = page.locator("main > section").last();
  await section.getByRole("link").first().click();
  await expect(page).not.toHaveURL("/marketplace");
  await expect.poll(() => page.evaluate("window.isSameDocument")).toBe(true);

  await page.goBack();
  // Its code arrives now that React renders it.
  await expect(section).toBeVisible();
  await expect.poll(() => asked.some((address) => address.includes("CallToActionSection"))).toBe(true);
});

for (const [behaviour, reducedMotion, faded] of [
  ["another page fades in, the first one does not", "no-preference", ["/pricing"]],
  ["another page is there at once under reduced motion", "reduce", []],
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
    await openWhole(page, "/about");
    await footerLink(page, "/pricing").click();
    await expect(page).toHaveTitle(/^Pricing/u);
    await page.waitForTimeout(300);
    expect(await page.evaluate("[...pages]")).toEqual(faded);
  });
}

test("visitors who save data get no page that they did not open", { tag: "@any-screen" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await openWhole(page, "/privacy");
  const { asked } = watchRequests(page);
  await footerLink(page, "/pricing").hover();
  await footerLink(page, "/faq").focus();
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);

  await footerLink(page, "/pricing").click();
  await expect(page).toHaveTitle(/^Pricing/u);
});

test(
  "the document's language stays set when the page changes: without one the browser lays out every word again",
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

test("pages open at their top, and on the way back; hasty clicks end where the last one led", async ({ page }) => {
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
});

test("a slow page says so", { tag: "@any-screen" }, async ({ page }) => {
  await openPage(page, "/about");
  await page.route("**/page-data/terms/page-data.json", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await footerLink(page, "/terms").click();
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");

  await expect(page).toHaveURL("/terms");
  await expect(page.getByRole("main")).not.toHaveAttribute("aria-busy");
});
