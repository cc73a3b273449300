/** The step-by-step workflow viewer. Dots, titles and ends are in the unit tests of `sections/Workflow`. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { labels, read } from "./support/site";
import { expect, openPage, test } from "./support/test";

/** A page with a workflow; all workflows use the same components. */
const PATH = "/pe-venture-capital";
const workflow = read("workflows/pe-vc") as { steps: { title: string }[] };
const titles = workflow.steps.map(({ title }) => title);

/** The steps that are shown, by their titles. */
const expectSteps = (page: Page, expected: readonly string[]) =>
  expect
    .poll(async () => {
      const shown = await page.getByRole("main").getByRole("heading", { level: 3 }).allTextContents();
      return shown.filter((title) => titles.includes(title));
    })
    .toEqual(expected);

for (const width of [390, 768, 1280]) {
  test(`at ${width} px Next leads through the steps in its place, the section stays as high, and its toggle in its place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    // The page whose steps differ most, since each has its own exhibit, and one whose titles are a route.
    for (const path of ["/founders", PATH]) {
      await openPage(page, path);
      const next = page.getByRole("button", { name: labels.next, exact: true });
      const heightOf = () =>
        page
          .locator("main section")
          .filter({ has: next })
          .evaluate((section) => section.clientHeight);
      await next.scrollIntoViewIfNeeded();
      const [height, before] = [await heightOf(), await next.boundingBox()];
      while (await next.isEnabled()) {
        await next.press("Enter");
        expect(await heightOf()).toBe(height);
        expect(await next.boundingBox()).toEqual(before);
      }
      const showAll = page.getByRole("button", { name: labels.showAllSteps, exact: true });
      await showAll.scrollIntoViewIfNeeded();
      const place = await showAll.boundingBox();
      await showAll.click();
      const hideAll = await page.getByRole("button", { name: labels.hideAllSteps, exact: true }).boundingBox();
      expect([hideAll?.x, hideAll?.y]).toEqual([place?.x, place?.y]);
    }
    await expectSteps(page, titles);
    await expectAccessible(page);
  });
}

test("paper shows all steps", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await openPage(page, PATH);
  await expectSteps(page, titles);
  await expect(page.getByRole("button", { name: labels.next, exact: true })).toBeHidden();
});
