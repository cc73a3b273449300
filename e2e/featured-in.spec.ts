/** The press strip of the home page. Bad answers are in the unit tests of `services/featured-in` and `sections/FeaturedIn`. */
import type { Page } from "@playwright/test";
import { expectAccessible, layoutShifts, recordLayoutShifts } from "./support/accessibility";
import { labels, sectionOf } from "./support/site";
import { expect, openPage, test } from "./support/test";

const strip = (page: Page) => page.getByRole("region", { name: sectionOf("pages/home", "featured-in").heading });
const links = (page: Page) => strip(page).locator("a");
const track = (page: Page) => strip(page).locator(".slick-track");
const arrow = (page: Page, name: "previous" | "next") => strip(page).getByRole("button", { name: labels[name] });
/** Expects the keyboard to reach the links at these positions, and no others. */
const expectReachable = (page: Page, positions: readonly number[]) =>
  expect
    .poll(() => links(page).evaluateAll((all) => all.flatMap((link, index) => (link.closest("[inert]") ? [] : [index + 1]))))
    .toEqual(positions);

test("is fetched once, when it appears, moves nothing, and slides for 500 ms by its arrows, by keyboard alone", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("featuredIn")) calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await recordLayoutShifts(page);
  await openPage(page, "/");
  const heightOf = async () => (await strip(page).boundingBox())?.height;
  const height = await heightOf();
  expect(calls).toEqual([]);
  await strip(page).scrollIntoViewIfNeeded();
  await expect(links(page)).toHaveCount(8);
  expect(await heightOf()).toBe(height);
  expect(await layoutShifts(page)).toEqual([]);
  await expectAccessible(page);

  await expect(arrow(page, "previous")).toBeHidden();
  await arrow(page, "next").focus();
  const duration = track(page).evaluate(
    (element) =>
      new Promise((resolve) => {
        element.addEventListener("transitionrun", () => resolve(getComputedStyle(element).transitionDuration), { once: true });
      }),
  );
  for (const first of [2, 3, 4, 5]) {
    await page.keyboard.press("Enter");
    await expectReachable(page, [first, first + 1, first + 2, first + 3]);
  }
  expect(await duration).toBe("0.5s");
  await expect(arrow(page, "next")).toBeHidden();
  await expect(arrow(page, "previous")).toBeFocused();
  await expect(strip(page).getByAltText("FeaturedIn 8")).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await expect(strip(page).getByRole("status")).toHaveText(/5\D+8\D+8/u);
  await page.keyboard.press("Tab");
  await expect(links(page).nth(4)).toBeFocused();
  await arrow(page, "previous").click();
  await expect(arrow(page, "next")).toBeVisible();
  expect(calls).toEqual(["GET /file/api/v2/public/featuredIn/"]);
});
