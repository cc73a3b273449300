/** The site without scripts: every link and menu works, every answer opens, and nothing useless is offered. */
import { builtPaths, labels, menuOf, nameOf, sectionOf } from "./support/site";
import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

/** What cannot work without scripts, such as a field outside a form; checkboxes and the choice of a plan work through the style sheet. */
const DEAD =
  "button:not([popovertarget], [commandfor]), input:not([type=checkbox], fieldset [type=radio]), select, textarea, " +
  "[role=button], [role=tab], [role=switch], a:not([href]), a[href='#']";

test("no page offers what does not work", async ({ page }) => {
  for (const path of builtPaths) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator(DEAD).filter({ visible: true }), `${path} at ${width} px`).toHaveCount(0);
    }
  }
});

test("the menus lead to their pages, in a wide window and in the side panel", async ({ page }) => {
  await page.goto("/accessibility");
  await page.getByRole("button", { name: menuOf("/investors"), exact: true }).click();
  await page.getByRole("banner").locator("a[href='/investors']:visible").click();
  await expect(page).toHaveURL("/investors");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: labels.openMenu }).click();
  const panel = page.getByRole("dialog");
  await panel.locator("summary", { hasText: menuOf("/about") }).click();
  await panel.getByRole("link", { name: nameOf("/about") }).click();
  await expect(page).toHaveURL("/about");
});

test("the address of a question opens it, and the contact page offers the e-mail address instead of the form", async ({ page }) => {
  await page.goto("/faq#refunds");
  await expect(page.locator("details[open] > * > p").first()).toBeInViewport();
  await page.goto("/contact");
  await expect(page.locator("form a[href^='mailto:']")).toBeVisible();
});

test("phones show one plan at a time, the chosen one, with the lines that it has", async ({ page }) => {
  const { plans } = sectionOf("pages/pricing", "pricing-table");
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/pricing");
  for (const { name, bestFor, features } of plans) {
    await page.getByRole("radio", { name }).check();
    for (const other of plans) await expect(page.getByText(other.bestFor)).toBeVisible({ visible: other.bestFor === bestFor });
    await expect(page.locator("tr[data-line]:visible")).toHaveCount(new Set(features.map(({ line }) => line)).size);
  }
});
