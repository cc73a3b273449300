/** Browsers translate this site: they wrap every text in elements of their own, and change the texts of options. */
import type { Page } from "@playwright/test";
import { consent, labels, sectionOf } from "./support/site";
import { expect, footerLink, withholdScripts, openPage, test, writeMessage } from "./support/test";

const form = sectionOf("pages/contact", "contact-form");

/** Translates the page as Chromium does, and says how many texts it found. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() !== "" && !text.parentElement?.closest("script, style, textarea, noscript")) texts.push(text);
    }
    for (const text of texts) {
      if (text.parentElement instanceof HTMLOptionElement) text.data = `Ü ${text.data}`;
      else {
        // The deprecated element is the one that translators use.
        const name = "font" as string;
        const outer = document.createElement(name);
        text.replaceWith(outer);
        outer.appendChild(document.createElement(name)).append(text);
      }
    }
    return texts.length;
  });

test("the contact form still counts, refuses and sends, and the next page opens", async ({ page }) => {
  await openPage(page, "/contact");
  expect(await translate(page)).toBeGreaterThan(50);
  await page.locator("[name=send]").click();
  await expect(page.locator("[name=name]")).toBeFocused();
  await writeMessage(page);
  await page.locator("[name=subject]").selectOption("Technical Support");
  await expect(page.getByText(labels.charactersLeft.replace("[n]", "219")).first()).toBeVisible();
  await page.waitForFunction(() => window.grecaptcha !== undefined);
  const sent = page.waitForRequest("**/user/api/v2/contact-us");
  await page.locator("[name=send]").click();
  expect((await sent).postDataJSON()).toMatchObject({ subject: "Technical Support" });
  await expect(page.locator("form").getByText(form.success)).toBeVisible();

  await footerLink(page, "/pricing").click();
  await expect(page).toHaveTitle(/^Pricing/u);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the FAQ's search still finds and empties, a workflow's steps can be turned, and the home page's tabs changed", async ({ page }) => {
  await openPage(page, "/faq");
  await translate(page);
  const found = page.getByRole("main").locator("details").filter({ visible: true });
  const all = await found.count();
  for (const [words, expected] of [
    ["zebra crossing", 0],
    ["", all],
  ] as const) {
    await page.getByRole("searchbox").fill(words);
    await expect(found).toHaveCount(expected);
  }
  await openPage(page, "/fund-managers");
  await translate(page);
  await page.getByRole("button", { name: labels.next }).click();
  await expect(page.getByText(/^Step 2 of \d+$/u).first()).toBeVisible();
  await openPage(page, "/");
  await translate(page);
  await page.getByRole("tab").nth(1).click();
  await expect(page.getByRole("tab").nth(1)).toHaveAttribute("aria-selected", "true");
});

test.describe("before the scripts", () => {
  test.use({ expectedFaults: [/Minified React error/u] });

  test("what is typed and opened stays so, although React makes the page anew", async ({ page }) => {
    const release = await withholdScripts(page);
    await page.goto("/faq", { waitUntil: "commit" });
    await translate(page);
    await page.locator("[type=search]").fill("zebra crossing");
    await page.getByRole("button", { name: consent.settings }).click();
    release();
    await expect(page.locator("html")).toHaveAttribute("data-scripts", "ready");
    await expect(page.locator("font")).toHaveCount(0);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.locator("[type=search]")).toHaveValue("zebra crossing");
    await expect(page.locator("main details").filter({ visible: true })).toHaveCount(0);
  });
});
