/** The press strip under a finger. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { labels, sectionOf } from "./support/content-labels";
import { expect, openPage, test } from "./support/test";

const strip = (page: Page) => page.getByRole("region", { name: sectionOf("pages/home", "featured-in").heading });
const track = (page: Page) => strip(page).locator(".slick-track");
const reachable = (page: Page) =>
  strip(page)
    .locator("a")
    .evaluateAll((all) => all.flatMap((link, index) => (link.closest("[inert]") ? [] : [index + 1])));

/** Moves a finger to the left over the strip. */
const swipe = async (page: Page, distance: number) => {
  const { x = 0, y = 0 } = (await track(page).boundingBox()) ?? {};
  const touch = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: x + 250 - distance * part, y: y + 50 }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(part) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
};

test("follows a swipe, and lists everything on demand", async ({ page }) => {
  await openPage(page, "/");
  await strip(page).scrollIntoViewIfNeeded();
  await expect(strip(page).locator("a")).toHaveCount(8);
  await swipe(page, 200);
  await expect.poll(() => reachable(page)).toEqual([2, 3]);

  const showAll = strip(page).getByRole("button", { name: labels.showAll });
  await showAll.press("Enter");
  await expect(strip(page).getByRole("listitem")).toHaveCount(8);
  expect(await reachable(page)).toHaveLength(8);
  await expectAccessible(page);
  await strip(page).getByRole("button", { name: labels.showLess }).press("Enter");
  await expect(strip(page).getByRole("listitem")).toHaveCount(0);
});
