/** The popup that explains anonymous browsing and reverse inquiry on the investors' page. */
import { expectAccessible } from "./support/accessibility";
import { labels, menuOf, sectionOf } from "./support/content-labels";
import { tabTo } from "./support/keyboard";
import { expect, openPage, test } from "./support/test";

const { popup } = sectionOf("audiences/investors", "statement");
if (!popup) throw new Error("The first statement in content/audiences/investors.yaml has no popup.");

test.beforeEach(async ({ page }) => {
  await openPage(page, "/investors");
});

test("opens, keeps the focus, and gives it back on Escape", { tag: "@any-screen" }, async ({ page }) => {
  const button = page.getByRole("button", { name: popup.button });
  const dialog = page.getByRole("dialog", { name: popup.title });
  await tabTo(page, button);
  await page.keyboard.press("Enter");

  await expect(dialog).toContainText(/anonym/iu);
  await expect(dialog).toContainText(/reverse inquiry/iu);
  await expectAccessible(page);
  for (let stops = 0; stops < 4; stops++) {
    await page.keyboard.press("Tab");
    await expect(page.locator("#___gatsby :focus:not(dialog *)")).toHaveCount(0);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press("Space");
  await tabTo(page, dialog.getByRole("button", { name: labels.close }));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("closes with its button and on a click outside", { tag: ["@any-screen", "@firefox"] }, async ({ page }) => {
  const dialog = page.getByRole("dialog", { name: popup.title });
  await page.getByRole("button", { name: popup.button }).click();
  await dialog.getByRole("button", { name: labels.close }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: popup.button }).click();
  // The click must come later, or it would be the second of a double click, which closes nothing.
  await expect(dialog).toHaveAttribute("closedby", "any");
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test("closes with its page, and stays closed when the visitor returns", { tag: "@any-screen" }, async ({ page }) => {
  const button = page.getByRole("button", { name: popup.button });
  const dialog = page.getByRole("dialog", { name: popup.title });
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: menuOf("/pricing"), exact: true })
    .click();
  await expect(page).toHaveTitle(/^Pricing/u);
  await page.goBack();
  await button.click();
  await expect(dialog).toBeVisible();

  await page.goForward();
  await expect(page).toHaveTitle(/^Pricing/u);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(button).toBeVisible();
  await expect(dialog).toBeHidden();
});
