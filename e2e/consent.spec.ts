/** The visitor is asked once, in an unobtrusive banner; nothing is measured before they accept or after they withdraw. */
import type { BrowserContext, Page } from "@playwright/test";
import { animationsAtRest, coveredFocus, expectAccessible, layoutShifts, recordLayoutShifts, tabTo } from "./support/accessibility";
import { beforeSlot, consent, labels, productName, sectionOf } from "./support/site";
import { expect, footerLink, openPage, test, writeMessage } from "./support/test";

test.use({ hasRefused: false });

const banner = (page: Page) => page.getByRole("region", { name: consent.question });
const settings = (page: Page) => page.getByRole("dialog", { name: consent.settings });
const accept = (page: Page) => page.getByRole("button", { name: consent.accept });
const refuse = (page: Page) => page.getByRole("button", { name: consent.refuse });
const control = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: consent.settings });

/** The provider's script, with the measurement ID in the tests' build (`.env.test`). */
const SCRIPT = "https://www.googletagmanager.com/gtag/js?id=G-MOCK000000";
/** The cookies that it leaves on the visitor's machine. */
const SETS_COOKIES = 'for (const name of ["_ga", "_ga_MOCK000000"]) document.cookie = name + "=1; Path=/; Max-Age=63072000";';

/** Stands in for the provider, so that no request leaves the machine; returns the addresses of all requests to it. */
const recordRequests = async (context: BrowserContext): Promise<string[]> => {
  const requests: string[] = [];
  await context.route("https://www.googletagmanager.com/**", (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: SETS_COOKIES });
  });
  return requests;
};

/** The page views that gtag.js would have sent since the page was loaded: the first by `config`, of the page that was set. */
const views = (page: Page) =>
  page.evaluate(() => {
    let current: unknown;
    return (window.dataLayer ?? []).flatMap((command) => {
      const [kind, name, values] = Array.from(command as ArrayLike<unknown>);
      if (kind === "set") current = name;
      if (kind === "config" && (values as { send_page_view: boolean }).send_page_view) return [current];
      return kind === "event" && name === "page_view" ? [values] : [];
    });
  });

const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).sort();

test.describe("before an answer", () => {
  test("the banner has two answers of the same size, takes no focus and moves nothing", async ({ page }) => {
    await recordLayoutShifts(page);
    await openPage(page, "/pricing");
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    await page.evaluate(animationsAtRest);
    const [one, other] = [await accept(page).boundingBox(), await refuse(page).boundingBox()];

    expect(one).toMatchObject({ height: other?.height, y: other?.y });
    expect(one?.width).toBeCloseTo(other?.width ?? 0, 2);
    await expect(banner(page).getByRole("checkbox")).toHaveCount(0);
    await expect(page.locator("body")).toBeFocused();
    expect(await layoutShifts(page)).toEqual([]);
    await expectAccessible(page);
    await banner(page).getByText(consent.details).click();
    await expect(banner(page).getByText(consent.necessary.title, { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  test("the keyboard reaches the banner right after the skip link, and can answer it", { tag: "@firefox" }, async ({ page, context }) => {
    await openPage(page, "/faq");
    await expect(banner(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(banner(page).getByText(consent.details)).toBeFocused();
    await tabTo(page, refuse(page));
    await page.keyboard.press("Enter");

    await expect(banner(page)).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: beforeSlot(consent.refused) })).toBeAttached();
    expect(await cookieNames(context)).toEqual(["cc_cookie"]);

    await tabTo(page, control(page));
    await page.keyboard.press("Enter");
    await expect(settings(page).locator(":focus")).toHaveCount(1);
    await tabTo(page, settings(page).getByRole("button", { name: labels.close }));
    await page.keyboard.press("Enter");
    await expect(settings(page)).toBeHidden();
    await expect(control(page)).toBeFocused();
  });

  test("the banner never hides what has the focus nor the end of the page, and at 320 x 256 it is part of the page", async ({ page }) => {
    await openPage(page, "/about");
    await expect(banner(page)).toBeVisible();
    expect(await coveredFocus(page)).toEqual([]);

    const top = (await banner(page).boundingBox())?.y ?? 0;
    await control(page).scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const last = await page.getByRole("contentinfo").boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top + 1);
    // As at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await coveredFocus(page)).toEqual([]);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(banner(page)).not.toBeInViewport();
    await refuse(page).scrollIntoViewIfNeeded();
    await expect(refuse(page)).toBeInViewport({ ratio: 1 });
  });
});

test.describe("after an acceptance", () => {
  test.use({ expectedFaults: [/^other origin: https:\/\/www\.googletagmanager\.com\/gtag\/js\?/u] });

  test("each page is counted once, with its path, query and title, until consent is withdrawn", async ({ page, context, baseURL }) => {
    const requests = await recordRequests(context);
    const view = (path: string, title: string) => ({
      page_path: path,
      page_title: `${title} | ${productName}`,
      page_location: `${baseURL}${path}`,
    });
    const landing = view("/pricing?from=letter", "Pricing");
    await openPage(page, "/pricing?from=letter#plans");
    expect(requests).toEqual([]);
    await accept(page).click();
    // In haste: the title arrives later than the page.
    const heading = page.getByRole("heading", { level: 1 });
    const before = await heading.innerText();
    await footerLink(page, "/contact").click();
    await expect(heading).not.toHaveText(before);
    await page.goBack();
    await expect.poll(() => views(page)).toEqual([landing, view("/contact", "Contact Us"), landing]);

    await openPage(page, "/about");
    await expect.poll(() => views(page)).toEqual([view("/about", "About")]);
    await expect(banner(page)).toBeHidden();
    expect(requests).toEqual([SCRIPT, SCRIPT]);
    expect(await cookieNames(context)).toEqual(["_ga", "_ga_MOCK000000", "cc_cookie"]);

    await control(page).click();
    await expect(settings(page).locator(":focus")).toHaveCount(1);
    await expect(settings(page)).toContainText(beforeSlot(consent.accepted));
    await expectAccessible(page, "dialog[open]");
    await refuse(page).click();
    await expect(settings(page)).toBeHidden();
    await expect(control(page)).toBeFocused();
    await footerLink(page, "/pricing").click();
    await expect(page).toHaveTitle(/^Pricing/u);
    expect(await views(page)).toEqual([view("/about", "About")]);
    await openPage(page, "/");
    expect(await views(page)).toEqual([]);
    expect(requests).toEqual([SCRIPT, SCRIPT]);
    expect(await cookieNames(context)).toEqual(["cc_cookie"]);
  });

  test("the cookie policy lists everything that a visit stores", async ({ page, context }) => {
    const { submit, success } = sectionOf("pages/contact", "contact-form");
    await recordRequests(context);
    await openPage(page, "/contact");
    await accept(page).click();
    await writeMessage(page);
    await page.waitForFunction(() => window.grecaptcha !== undefined);
    await page.getByRole("button", { name: submit }).click();
    await expect(page.getByText(success).first()).toBeVisible();
    await footerLink(page, "/cookies").click();
    const listed = page.locator("td:first-child code");
    await expect(listed.first()).toBeVisible();
    const names = (await listed.allInnerTexts()).map((name) => new RegExp(`^${name.replace("*", ".*")}$`, "u"));
    const kept = await page.evaluate(async () => [
      ...[...Object.keys(sessionStorage), ...Object.keys(localStorage), ...(await caches.keys())],
      ...(await indexedDB.databases()).map(({ name }) => name ?? ""),
    ]);

    expect(kept).toContain("recaptchaToken");
    const stored = [...(await cookieNames(context)), ...kept];
    expect(stored.filter((name) => !names.some((pattern) => pattern.test(name)))).toEqual([]);
  });
});
