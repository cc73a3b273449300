/** The FAQ: search, independent items, addresses. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { expectAccessible, tabTo } from "./support/accessibility";
import { sectionOf } from "./support/content-labels";
import { expect, holdScripts, openPage, test } from "./support/test";

const NO_MATCH = "No FAQs found matching your search. Try different keywords or clear your search.";

interface Content {
  categories: { slug: string; title: string; items: { slug: string; question: string; answer: string }[] }[];
}

const { categories } = parse(readFileSync("content/faq.yaml", "utf8")) as Content;
const items = categories.flatMap((category) => category.items);

const words = sectionOf("pages/faq", "faq");
const itemOf = (slug: string) => items.find((candidate) => candidate.slug === slug) ?? { question: "", answer: "" };
const oneFound = words.resultOne.replace("[n]", "1");

const field = (page: Page) => page.getByRole("searchbox", { name: words.searchLabel });
const status = (page: Page) => page.getByRole("main").getByRole("status");
const disclosures = (page: Page) => page.getByRole("main").locator("details").filter({ visible: true });
const question = (page: Page, slug: string) => item(page, slug).locator("summary");
const item = (page: Page, slug: string) => page.getByRole("main").locator("details", { has: page.locator(`#${slug}`) });
const answer = (page: Page, slug: string) => item(page, slug).locator("> * > p").last();
const isOpen = (page: Page, slug: string) => item(page, slug).evaluate((details: HTMLDetailsElement) => details.open);

test.describe("items", () => {
  test("axe finds nothing with all of them open", async ({ page }) => {
    await openPage(page, "/faq");
    await page.locator("main summary").evaluateAll((all) => all.forEach((summary) => (summary as HTMLElement).click()));
    await expect(page.getByRole("main").locator("details[open]")).toHaveCount(items.length);
    await expectAccessible(page);
  });

  test("with the keyboard alone: search, open, close, clear", async ({ page }) => {
    await openPage(page, "/faq");
    await tabTo(page, field(page));
    await page.keyboard.insertText(itemOf("refunds").question);
    await expect(status(page)).toHaveText(oneFound);

    await tabTo(page, question(page, "refunds"));
    await page.keyboard.press("Enter");
    await expect(answer(page, "refunds")).toBeVisible();
    await page.keyboard.press("Space");
    await expect.poll(() => isOpen(page, "refunds")).toBe(false);

    await page.keyboard.press("Shift+Tab");
    const category = categories.find(({ items: own }) => own.some(({ slug }) => slug === "refunds"))?.title ?? "";
    await expect(page.getByRole("main").locator(":focus")).toContainText(category);
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveText(words.clearSearch);
    await page.keyboard.press("Enter");
    await expect(disclosures(page)).toHaveCount(items.length);
    await expect(field(page)).toBeFocused();
  });
});

test.describe("search", () => {
  test("without a match leads to the subjects, with the keyboard too", async ({ page }) => {
    await openPage(page, "/faq");
    await field(page).fill("nda");
    await expect(page.locator("mark").first()).toBeVisible();
    await expectAccessible(page);
    await field(page).fill("zebra crossing");
    await expect(status(page)).toHaveText(NO_MATCH);
    await expectAccessible(page);
    const last = categories.at(-1) ?? { slug: "", title: "" };
    await tabTo(page, page.getByRole("main").locator(`nav a[href="#${last.slug}"]`).last());
    await page.keyboard.press("Enter");

    await expect(page.getByRole("heading", { name: last.title, level: 3 })).toBeInViewport();
    await expect(field(page)).toHaveValue("");
    await expect(disclosures(page)).toHaveCount(items.length);
  });
});

test("an item's address opens it and brings it into view, and so does the next item's", async ({ page }) => {
  const expectShown = async (slug: string) => {
    await expect.poll(() => isOpen(page, slug)).toBe(true);
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
  await expect(page.getByRole("main").locator("details[open]")).toHaveCount(2);
});

test("a match that the browser finds in a closed answer opens it", async ({ page }) => {
  const [sentence = ""] = itemOf("reverse-inquiry").answer.split(/(?<=[.?!])\s+/u);
  // Find-in-page cannot be automated in Chromium, but a text fragment reveals its match in the same way.
  await openPage(page, `/faq#:~:text=${encodeURIComponent(sentence)}`);
  await expect.poll(() => isOpen(page, "reverse-inquiry")).toBe(true);
  await expect(page.getByText(sentence)).toBeInViewport();
  await question(page, "reverse-inquiry").click();
  await expect.poll(() => isOpen(page, "reverse-inquiry")).toBe(false);
});

test("what is typed and opened before the scripts arrive is kept", { tag: "@firefox" }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/faq", { waitUntil: "commit" });
  await question(page, "refunds").click();
  await expect(answer(page, "refunds")).toBeVisible();
  await field(page).fill("refund");
  await field(page).press("Enter");
  expect(new URL(page.url()).search).toBe("");
  release();

  await expect(status(page)).toHaveText(/\d/u);
  await expect(field(page)).toHaveValue("refund");
  expect(await isOpen(page, "refunds")).toBe(true);
});
