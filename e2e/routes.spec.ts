/** Every page exists, with its title and one main heading. `npm test` checks the links, without a browser. */
import { expectAccessible } from "./support/accessibility";
import { tabTo } from "./support/keyboard";
import { builtPaths, faultsOfUnknownPath, unknownPath, productName, specifiedPages } from "./support/site";
import { expect, openPage, test } from "./support/test";

test("every specified page was built", { tag: "@any-screen" }, () => {
  const paths = specifiedPages.map(({ path }) => path);

  expect(paths).toHaveLength(21);
  expect(paths.filter((path) => !builtPaths.includes(path))).toEqual([]);
});

test("every page has its title and its main heading before any script has run", { tag: "@any-screen" }, async ({ request }) => {
  for (const path of builtPaths) {
    const response = await request.get(path);
    const html = await response.text();
    const [, title = ""] = /<title[^>]*>([^<]*)</u.exec(html) ?? [];
    const specified = specifiedPages.find((page) => page.path === path)?.title?.replaceAll("&", "&amp;");

    expect.soft(response.status(), path).toBe(200);
    expect.soft(title, path).toMatch(/^\S.* \| \S+/u);
    expect.soft(title, path).toContain(` | ${productName}`);
    if (specified !== undefined) expect.soft(title, path).toBe(`${specified} | ${productName}`);
    expect.soft(html.match(/<h1[\s>]/gu), path).toHaveLength(1);
  }
});

test.describe("an unknown path", () => {
  test.use({ expectedFaults: faultsOfUnknownPath });

  test("says so and leads home", async ({ page }) => {
    const response = await openPage(page, unknownPath);

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
