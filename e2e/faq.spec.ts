/** The searchable questions (R5.7, R5.8, R5.11, R5.12): search, independent items, addresses and links. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { expectAccessible } from "./accessibility";
import { tabTo } from "./keyboard";
import { expect, openPage, test } from "./test";

const NO_MATCH = "No FAQs found matching your search. Try different keywords or clear your search.";

interface Content {
  categories: { slug: string; title: string; items: { slug: string; question: string; answer: string }[] }[];
}

const { categories } = parse(readFileSync("content/faq.yaml", "utf8")) as Content;
const items = categories.flatMap((category) => category.items);

const field = (page: Page) => page.getByRole("searchbox", { name: "Search the questions and answers" });
const status = (page: Page) => page.getByRole("main").getByRole("status");
const disclosures = (page: Page) => page.locator("details");
const question = (page: Page, slug: string) => item(page, slug).locator("summary");
const item = (page: Page, slug: string) => page.locator("details", { has: page.locator(`#${slug}`) });
const isOpen = (page: Page, slug: string) => item(page, slug).evaluate((details: HTMLDetailsElement) => details.open);
const query = (page: Page) => new URL(page.url()).searchParams.get("q");

test.describe("items", () => {
  test("every question stands in its category, and opens and closes on its own", async ({ page }) => {
    await openPage(page, "/faq");
    await expect(disclosures(page)).toHaveCount(items.length);
    for (const { slug, title, items: own } of categories) {
      await expect(page.getByRole("heading", { level: 3, name: title })).toBeVisible();
      await expect(page.locator(`#${slug} details`)).toHaveCount(own.length);
    }

    await question(page, "refunds").click();
    await question(page, "nda-breach").click();
    await expect(item(page, "refunds").getByText("no refund is due")).toBeVisible();
    await expect(item(page, "nda-breach").getByText("Keep the signed copy")).toBeVisible();
    await question(page, "refunds").click();
    await expect(item(page, "refunds").getByText("no refund is due")).toBeHidden();
    await expect(item(page, "nda-breach").getByText("Keep the signed copy")).toBeVisible();
  });

  test("nothing is wrong with all of them open", async ({ page }) => {
    test.slow();
    await openPage(page, "/faq");
    await expectAccessible(page);
    for (const summary of await page.locator("summary").all()) await summary.click();
    await expect(page.locator("details[open]")).toHaveCount(items.length);
    await expectAccessible(page);
  });

  test("with the keyboard alone: search, open, copy, clear", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-write"]);
    await openPage(page, "/faq");
    await tabTo(page, field(page));
    await page.keyboard.type("money back");
    await expect(status(page)).toHaveText("1 question matches your search");

    await tabTo(page, question(page, "refunds"));
    await page.keyboard.press("Enter");
    await expect(item(page, "refunds").getByText("no refund is due")).toBeVisible();

    await page.keyboard.press("Tab");
    await expect(item(page, "refunds").getByRole("button", { name: "Copy link" })).toBeFocused();
    await page.keyboard.press("Space");
    await expect(item(page, "refunds").getByRole("button", { name: "Link copied" })).toBeFocused();

    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Space");
    await expect.poll(() => isOpen(page, "refunds")).toBe(false);
    for (const name of ["Pricing & Fees", "Clear search"]) {
      await page.keyboard.press("Shift+Tab");
      await expect(page.getByRole("main").locator(":focus")).toHaveText(new RegExp(`^${name}`, "u"));
    }
    await page.keyboard.press("Enter");
    await expect(disclosures(page)).toHaveCount(items.length);
    await expect(field(page)).toBeFocused();

    await tabTo(page, page.getByRole("navigation", { name: "Subjects" }).getByRole("link", { name: "Support & Training" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/faq#support-and-training");
    await page.keyboard.press("Tab");
    await expect(page.locator("#support-and-training summary").first()).toBeFocused();
  });

  test("the list of subjects leads to each", async ({ page }) => {
    await openPage(page, "/faq");
    const subjects = page.getByRole("navigation", { name: "Subjects" });
    await subjects.getByRole("link", { name: "Security & Compliance" }).click();
    await expect(page).toHaveURL("/faq#security-and-compliance");
    await expect(page.getByRole("heading", { level: 3, name: "Security & Compliance" })).toBeInViewport();
    if (page.viewportSize()?.width === 1280) await expect(subjects).toBeInViewport();
  });
});

test.describe("search", () => {
  test("filters live whatever the capitals, marks each match and says how many there are", async ({ page }) => {
    await openPage(page, "/faq");
    await field(page).pressSequentially("mOnEy baCK");
    await expect(status(page)).toHaveText("1 question matches your search");
    await expect(disclosures(page)).toHaveCount(1);
    await expect(page.locator("summary mark")).toHaveText(["money back"]);

    // The match stands in a closed answer, so an excerpt shows it.
    await field(page).fill("ADVISOR Pool");
    await expect(page.locator("summary mark")).toHaveText(["Advisor Pool"]);
    await page.locator("summary").click();
    await expect(page.locator("summary mark")).toHaveCount(0);
    await expect(page.locator("details div mark")).toHaveText(["Advisor Pool"]);
    await expect(page.locator("details div mark")).toBeVisible();

    await field(page).fill("nda");
    const found = items.filter(({ question, answer }) => /nda/iu.test(question + answer)).length;
    await expect(status(page)).toHaveText(`${found} questions match your search`);
    await expect(disclosures(page)).toHaveCount(found);
    await expectAccessible(page);
  });

  test("says the specified sentence when nothing matches, and gives all back when cleared", async ({ page }) => {
    await openPage(page, "/faq");
    await field(page).fill("zebra crossing");
    await expect(page.getByText(NO_MATCH, { exact: true })).toBeVisible();
    await expect(status(page)).toHaveText(NO_MATCH);
    await expect(disclosures(page)).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole("button", { name: "Clear search" }).click();
    await expect(disclosures(page)).toHaveCount(items.length);
    await expect(status(page)).toBeEmpty();
    await expect(field(page)).toBeFocused();
  });

  test("stays in the address, in place, and is there again after a reload and on the way back", async ({ page }) => {
    await openPage(page, "/");
    await openPage(page, "/faq");
    await field(page).pressSequentially("escrow or refund", { delay: 20 });
    await field(page).fill("refund");
    await expect.poll(() => query(page)).toBe("refund");
    const found = await disclosures(page).count();

    await page.reload();
    await expect(field(page)).toHaveValue("refund");
    await expect(disclosures(page)).toHaveCount(found);

    await page.getByRole("main").getByRole("link", { name: "Write to us" }).click();
    await expect(page).toHaveURL("/contact");
    await page.goBack();
    await expect(field(page)).toHaveValue("refund");
    await expect(disclosures(page)).toHaveCount(found);

    await field(page).fill("");
    await expect(page).toHaveURL("/faq");
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  test("a link to the page itself shows everything again", async ({ page }) => {
    await openPage(page, "/faq?q=refund");
    await expect(field(page)).toHaveValue("refund");
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL("/faq");
    await expect(disclosures(page)).toHaveCount(items.length);
    await expect(field(page)).toHaveValue("");
  });

  for (const hostile of [
    "<img src=x onerror=\"document.title='taken'\">",
    "</script><script>document.title='taken'</script>",
    "javascript:document.title='taken'",
    "{{constructor.constructor('return 1')()}}",
    "(((((a+)+)+)+)+)$",
    "\u202e\u0000",
    "x".repeat(2000),
  ]) {
    test(`a hostile search is only text: ${JSON.stringify(hostile.slice(0, 30))}`, async ({ page }) => {
      await openPage(page, `/faq?q=${encodeURIComponent(hostile)}`);
      await expect(status(page)).toHaveText(NO_MATCH);
      await expect(page.locator("main img[src=x], main script")).toHaveCount(0);
      expect(await page.title()).toContain("FAQ");
      await field(page).fill("refund");
      await expect(item(page, "refunds")).toBeVisible();
    });
  }

  test("an address that cannot be decoded harms nothing", async ({ page }) => {
    await openPage(page, "/faq?q=%E0%A4%A#%E0%A4%A");
    await expect(status(page)).toHaveText(NO_MATCH);
    await page.getByRole("button", { name: "Clear search" }).click();
    await expect(disclosures(page)).toHaveCount(items.length);
    await page.evaluate(() => {
      window.location.hash = "#%E0%A4%A";
    });
    await expect(page).toHaveURL("/faq");
    await expect(disclosures(page)).toHaveCount(items.length);
  });
});

test.describe("an item's address", () => {
  const expectShown = async (page: Page, slug: string) => {
    await expect.poll(() => isOpen(page, slug)).toBe(true);
    await expect(question(page, slug)).toBeInViewport();
    // Not below the navigation that stays at the top.
    const top = () => question(page, slug).evaluate((summary) => summary.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(60);
    await expect.poll(top).toBeLessThan(300);
  };

  test("opens it and brings it into view, and a new one does the same", async ({ page }) => {
    await openPage(page, "/faq#nda-signature");
    await expectShown(page, "nda-signature");
    await expect(page.locator("details[open]")).toHaveCount(1);

    await page.evaluate(() => {
      window.location.hash = "#refunds";
    });
    await expectShown(page, "refunds");
    await expect(page.locator("details[open]")).toHaveCount(2);
  });

  test("is gone to from another page of the site, also where the item stands far down", async ({ page }) => {
    const slug = items.at(-1)?.slug ?? "";
    await openPage(page, "/pricing");
    // As a link in some text would; none leads to an item today.
    await page.evaluate((to) => window.___navigate(to), `/faq#${slug}`);
    await expectShown(page, slug);
  });

  test("wins over a search that hides it", async ({ page }) => {
    await openPage(page, "/faq?q=escrow#refunds");
    await expectShown(page, "refunds");
    await expect(field(page)).toHaveValue("");

    await field(page).fill("availability");
    await expect(item(page, "refunds")).toHaveCount(0);
    await expect(page).toHaveURL("/faq?q=availability");
    await page.evaluate(() => {
      window.location.hash = "#response-times";
    });
    await expectShown(page, "response-times");
    await expect(disclosures(page)).toHaveCount(items.length);
  });

  test("is copied by the item's button", async ({ page, context, baseURL }) => {
    await context.grantPermissions(["clipboard-write"]);
    await openPage(page, "/faq?q=refund");
    await question(page, "refunds").click();
    await item(page, "refunds").getByRole("button", { name: "Copy link" }).click();
    await expect(item(page, "refunds").locator("[aria-live=polite]")).toHaveText("Link copied");
    await expectAccessible(page, "details[open]");
    await field(page).fill("");
    await page.keyboard.press("ControlOrMeta+V");
    await expect(field(page)).toHaveValue(`${baseURL ?? ""}/faq#refunds`);
  });

  test("stands there to be copied by hand where the clipboard is refused", async ({ page, context, baseURL }) => {
    // To grant one permission is to refuse all others.
    await context.grantPermissions(["geolocation"]);
    await openPage(page, "/faq");
    await question(page, "refunds").click();
    await item(page, "refunds").getByRole("button", { name: "Copy link" }).click();
    const link = item(page, "refunds").getByRole("textbox", { name: "Copy link" });
    await expect(link).toBeFocused();
    await expect(link).toHaveValue(`${baseURL ?? ""}/faq#refunds`);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(`${baseURL ?? ""}/faq#refunds`);
    await expectAccessible(page);
  });
});

test("what the browser finds in a closed answer opens it", async ({ page }) => {
  // Chromium's find-in-page cannot be driven from here; a text fragment reveals what it finds in the same way.
  await openPage(page, "/faq#:~:text=Nobody%20can%20pitch");
  await expect.poll(() => isOpen(page, "reverse-inquiry")).toBe(true);
  await expect(page.getByText("Nobody can pitch to a reader they cannot see.")).toBeInViewport();
  await question(page, "reverse-inquiry").click();
  await expect.poll(() => isOpen(page, "reverse-inquiry")).toBe(false);
});

test("what is typed and opened before the scripts come is kept", async ({ page }) => {
  let letScriptsCome = (): void => undefined;
  const mayCome = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route("**/*.js", async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto("/faq", { waitUntil: "commit" });
  await question(page, "refunds").click();
  await expect(item(page, "refunds").getByText("no refund is due")).toBeVisible();
  await field(page).fill("refund");
  letScriptsCome();

  await expect(status(page)).toHaveText(/^\d+ questions? match(es)? your search$/u);
  await expect(field(page)).toHaveValue("refund");
  expect(await isOpen(page, "refunds")).toBe(true);
});
