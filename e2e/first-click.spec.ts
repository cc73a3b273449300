/** A page's scripts wait for the first sign of use, and a click before they arrive still works. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { consent, labels, LAYERS, secondTab } from "./support/site";
import { expect, withholdScripts, test, useScripts } from "./support/test";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

for (const [what, path, opener, opened, isPhone] of LAYERS) {
  test(`before any script, ${what} opens, stays open while React takes the page over, and still works`, async ({ page }) => {
    await page.setViewportSize({ width: isPhone ? 390 : 1280, height: 800 });
    const release = await withholdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    const control = button(page, opener);
    const layer = page.locator(opened);
    await control.click();
    await expect(layer).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(layer).toHaveCount(0);
    await expect(control).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(layer).toBeInViewport();
    await page.keyboard.press("Tab");
    const focused = await page.evaluateHandle(() => document.activeElement);

    release();
    await useScripts(page);
    await expect(layer).toBeInViewport();
    expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(layer).toHaveCount(0);
    await expect(control).toBeFocused();
  });
}

/** Controls that React answers, and what shows that it did so once. */
for (const [what, path, controlOf, answerOf] of [
  [
    "a tab",
    "/",
    (page: Page) => page.getByRole("tab", { name: secondTab }),
    (page: Page) => page.getByRole("tabpanel", { name: secondTab }),
  ],
  ["a stage", "/", (page: Page) => page.getByRole("radio").nth(1), (page: Page) => page.locator("figure[data-stage='2']")],
  ["a button", "/fund-managers", (page: Page) => button(page, labels.next), (page: Page) => page.getByText(/^Step 2 of \d+$/u)],
] as const) {
  test(`before any script, a tap on ${what} is held, and answered once`, { tag: "@firefox" }, async ({ page }) => {
    const [control, answer] = [controlOf(page), answerOf(page)];
    const release = await withholdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await control.click();
    await expect(control).toHaveAttribute("aria-busy", "true");
    release();
    await expect(answer).toBeVisible();
    await useScripts(page);
    await expect(answer).toBeVisible();
    await expect(control).not.toHaveAttribute("aria-busy", "true");
  });
}

test("an answer in the cookie settings before any script is stored once the scripts can store it", async ({ page, context }) => {
  await context.clearCookies();
  const release = await withholdScripts(page);
  await page.goto("/terms", { waitUntil: "commit" });
  await button(page, consent.settings).click();
  await button(page, consent.refuse).click();
  release();

  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(["cc_cookie"]);
});
