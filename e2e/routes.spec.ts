/** Every page: it is there, it has a title and one main heading, it runs without a fault, and everything it points to exists. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility";
import { tabTo } from "./keyboard";
import { brokenAmong } from "./links";
import { overhang } from "./reading";
import { builtPaths, faultsOfNowhere, nowhere, productName, specifiedPages } from "./site";
import { expect, openPage, test } from "./test";

/** Everything on this site that a page points to: its links and its pictures. */
const addressesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].map(({ href }) => href);
    const pictures = [...document.querySelectorAll("img")].map(({ src }) => src);
    return [...new Set([...links, ...pictures])].filter((address) => address.startsWith(location.origin));
  });

test("every specified page was built", () => {
  const paths = specifiedPages.map(({ path }) => path);

  expect(paths).toHaveLength(21);
  expect(paths.filter((path) => !builtPaths.includes(path))).toEqual([]);
});

for (const path of builtPaths) {
  test(`${path} is whole`, async ({ page, request }) => {
    const response = await openPage(page, path);

    expect(response?.status()).toBe(200);
    const title = await page.title();
    const expected = specifiedPages.find((specified) => specified.path === path)?.title;
    expect(title).toMatch(/^\S.* \| \S+/u);
    expect(title.endsWith(` | ${productName}`)).toBe(true);
    if (expected !== undefined) expect(title).toBe(`${expected} | ${productName}`);

    expect((await response?.text())?.match(/<h1[\s>]/gu), "main headings before any script has run").toHaveLength(1);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("h1")).not.toBeEmpty();

    expect(await overhang(page), "pixels that stick out sideways").toBe(0);

    expect(await brokenAmong(request, await addressesOn(page))).toEqual([]);
  });
}

test.describe("an unknown path", () => {
  test.use({ expectedFaults: faultsOfNowhere });

  test("says so and leads home", async ({ page }) => {
    const response = await openPage(page, nowhere);

    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(`Page Not Found | ${productName}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    await expectAccessible(page);
    const home = page.getByRole("link", { name: "Back To Homepage" });
    await expect(home).toHaveAttribute("href", "/");
    await tabTo(page, home);
    await page.keyboard.press("Enter");
    await expect(page).toHaveTitle(`Home | ${productName}`);
  });
});
