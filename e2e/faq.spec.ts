/** The FAQ: search, independent items, addresses. Its logic is in the unit tests of `sections/Faq`. */
import type { Page } from "@playwright/test";
import { expectAccessible, tabTo } from "./support/accessibility";
import { read, sectionOf } from "./support/site";
import { expect, withholdScripts, openPage, test } from "./support/test";

const words = sectionOf("pages/faq", "faq");
const { categories } = read("faq") as {
  categories: { items: { slug: string; question: string }[] }[];
};
const items = categories.flatMap((category) => category.items);

const field = (page: Page) => page.getByRole("searchbox", { name: words.searchLabel });
const status = (page: Page) => page.getByRole("main").getByRole("status");
const item = (page: Page, slug: string) => page.getByRole("main").locator("details", { has: page.locator(`#${slug}`) });
const question = (page: Page, slug: string) => item(page, slug).locator("summary");
const answer = (page: Page, slug: string) => item(page, slug).locator("> * > p").last();

test("with the keyboard alone: search and open; axe accepts matches, and their absence", async ({ page }) => {
  await openPage(page, "/faq");
  await tabTo(page, field(page));
  await page.keyboard.insertText(items.find(({ slug }) => slug === "refunds")?.question ?? "");
  await expect(status(page)).toHaveText(words.resultOne.replace("[n]", "1"));
  await expectAccessible(page);
  await tabTo(page, question(page, "refunds"));
  await page.keyboard.press("Enter");
  await expect(answer(page, "refunds")).toBeVisible();
  await field(page).fill("zebra crossing");
  await expect(page.getByRole("main").locator("details").filter({ visible: true })).toHaveCount(0);
  await expectAccessible(page);
});

test("an item's address opens it and brings it into view, and so does the next item's; axe accepts all of them open", async ({ page }) => {
  const expectShown = async (slug: string) => {
    await expect(item(page, slug)).toHaveAttribute("open");
    // Not behind the sticky navigation.
    const top = () => question(page, slug).evaluate((summary) => summary.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(60);
    await expect.poll(top).toBeLessThan(300);
  };
  await openPage(page, "/faq#nda-signature");
  await expectShown("nda-signature");
  await page.evaluate(() => {
    window.location.hash = "#refunds";
  });
  await expectShown("refunds");
  await page.locator("details:not([open]) > summary").evaluateAll((all) => all.forEach((summary) => (summary as HTMLElement).click()));
  await expect(page.getByRole("main").locator("details[open]")).toHaveCount(items.length);
  await expectAccessible(page);
});

test("what is typed and opened before the scripts arrive is kept", { tag: "@firefox" }, async ({ page }) => {
  const release = await withholdScripts(page);
  await page.goto("/faq", { waitUntil: "commit" });
  await question(page, "refunds").click();
  await expect(answer(page, "refunds")).toBeVisible();
  await field(page).fill("refund");
  await field(page).press("Enter");
  expect(new URL(page.url()).search).toBe("");
  release();

  await expect(status(page)).toHaveText(/\d/u);
  await expect(field(page)).toHaveValue("refund");
  await expect(item(page, "refunds")).toHaveAttribute("open");
});
