/** The legal texts by keyboard alone: from the contents to a clause, and from a defined term to its definition. */
import { labels } from "./support/content-labels";
import { tabTo } from "./support/keyboard";
import { expect, followAddedLink, openPage, test } from "./support/test";
import { overhang } from "./support/text-settings";

test("the contents lead to a clause, and a defined term to its definition", async ({ page }) => {
  await openPage(page, "/terms");
  const contents = page.getByRole("navigation", { name: labels.contents });
  await tabTo(page, contents.getByRole("link", { name: /^3\. / }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/terms#3-/u);
  await expect(page.getByRole("main").getByRole("heading", { level: 2, name: /^3\. / })).toBeInViewport();

  // The next tab stop is in the clause, not after the link that led there.
  await page.keyboard.press("Tab");
  await expect(contents.locator(":focus")).toHaveCount(0);
  const word = page.getByRole("main").locator("a[href^='#word-']:focus");
  for (let stops = 0; stops < 20 && (await word.count()) === 0; stops++) await page.keyboard.press("Tab");
  const target = await word.getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/terms${target ?? ""}`);
  await expect(page.locator(target ?? "")).toBeInViewport();
});

test("a clause far down is reached from another page of the site", async ({ page }) => {
  await openPage(page, "/about");
  await followAddedLink(page, "/terms#clause-13-8");

  await expect(page.locator("#clause-13-8")).toBeInViewport();
});

test("on paper there is only the text, and all of it", async ({ page }) => {
  await openPage(page, "/terms");
  const aids = {
    "the site's navigation": page.getByRole("banner").getByRole("navigation"),
    "the contents": page.getByRole("navigation", { name: labels.contents }),
    "the footer's links to other pages": page.getByRole("contentinfo").locator("a[href='/about']"),
  };
  const sections = page.getByRole("article").locator("section");
  for (const [name, aid] of Object.entries(aids)) await expect(aid, name).toBeVisible();
  const text = await sections.allInnerTexts();
  expect(text.length).toBeGreaterThan(10);

  await page.emulateMedia({ media: "print" });

  for (const [name, aid] of Object.entries(aids)) await expect(aid, name).toBeHidden();
  expect(await sections.allInnerTexts()).toEqual(text);
  expect(await overhang(page), "pixels of sideways overflow").toBe(0);
});
