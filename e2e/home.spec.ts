/** What only the home page does: film, marquee, segments; and the popup of the investors' page. */
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { labels, sectionOf } from "./support/content-labels";
import { expect, openPage, test } from "./support/test";

const HOME = "pages/home";
const hero = sectionOf(HOME, "hero");
const filmButton = hero.film?.button ?? "";

const pause = (part: Locator) => part.getByRole("button", { name: labels.pause });
const marquee = (page: Page) => page.getByRole("region", { name: sectionOf(HOME, "marquee").heading });

const openHome = (page: Page) => openPage(page, "/");

test.describe("the film", () => {
  test.skip(filmButton === "", "content/pages/home.yaml has no film.");

  const opener = (page: Page) => page.getByRole("button", { name: filmButton });
  const film = (page: Page) => page.getByRole("dialog").locator("video");
  const play = (page: Page) =>
    film(page).evaluate(async (video) => {
      if (!(video instanceof HTMLVideoElement)) return;
      Object.assign(window, { film: video });
      video.muted = true;
      await video.play();
    });
  const isPlaying = (page: Page) => page.evaluate(() => "film" in window && window.film instanceof HTMLVideoElement && !window.film.paused);

  test("opens with the keyboard, waits, and has controls, captions and a transcript", async ({ page }) => {
    await openHome(page);
    const posters: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("our-platform")) posters.push(request.url());
    });
    await expect(page.locator("dialog video")).toHaveAttribute("preload", "none");
    expect(posters).toEqual([]);
    await opener(page).focus();
    await page.keyboard.press("Enter");

    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(film(page)).toHaveAttribute("controls");
    await expect.poll(() => posters.filter((address) => address.endsWith(".webp")).length).toBe(1);
    expect(await film(page).evaluate((video) => video instanceof HTMLVideoElement && video.paused && !video.autoplay)).toBe(true);
    await expect(page.getByRole("dialog").getByRole("heading", { name: labels.transcript })).toBeVisible();
    await expectAccessible(page);

    await play(page);
    // Captions are off until the visitor turns them on.
    await film(page).evaluate((video) => {
      const [captions] = video instanceof HTMLVideoElement ? video.textTracks : [];
      if (captions) captions.mode = "showing";
    });
    await expect
      .poll(() => film(page).evaluate((video) => (video instanceof HTMLVideoElement ? video.textTracks[0]?.cues?.length : 0)))
      .toBeGreaterThan(0);
  });

  test("stops when the overlay closes, and returns the focus", { tag: "@firefox" }, async ({ page }) => {
    await openHome(page);
    await opener(page).click();
    await play(page);
    expect(await isPlaying(page)).toBe(true);
    await expect(page.getByRole("dialog")).toHaveAttribute("closedby", "any");
    await page.mouse.click(5, 5);

    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect.poll(() => isPlaying(page)).toBe(false);
    await expect(opener(page)).toBeFocused();
  });
});

test.describe("the marquee", () => {
  test("stops and goes on by its button", async ({ page }) => {
    await openHome(page);
    const state = () =>
      lines(page)
        .first()
        .evaluate((line) => getComputedStyle(line).animationPlayState);
    await pause(marquee(page)).click();
    expect(await state()).toBe("paused");
    await pause(marquee(page)).click();
    await page.mouse.move(5, 5);
    expect(await state()).toBe("running");
  });

  const lines = (page: Page) => marquee(page).locator("ul");

  test("is a list that wraps under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHome(page);
    await expectAccessible(page);

    await expect(pause(marquee(page))).toHaveCount(0);
    await expect(lines(page).last()).toBeHidden();
    await expect(marquee(page).getByRole("listitem").last()).toBeVisible();
  });
});

test("Get Started scrolls to the six segments, each with three benefits and a link", async ({ page }) => {
  await openHome(page);
  const segments = page.getByRole("region", { name: sectionOf(HOME, "segments").heading });
  await page.getByRole("main").locator("a[href$='#who-we-serve']").click();
  await expect(page).toHaveURL("/#who-we-serve");
  await expect(segments.getByRole("heading", { level: 2 })).toBeInViewport();

  const cards = segments.locator("ul:visible").first().locator("> li");
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    await expect(card.getByRole("listitem")).toHaveCount(3);
    await expect(card.getByRole("link")).toHaveAttribute("href", /^\//u);
  }
});

test("the popup of the investors' page opens by keyboard, keeps the focus, and closes in every way", async ({ page }) => {
  const { popup } = sectionOf("audiences/investors", "statement");
  await openPage(page, "/investors");
  const button = page.getByRole("button", { name: popup?.button });
  const dialog = page.getByRole("dialog", { name: popup?.title });
  await button.press("Enter");
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

  await button.click();
  await dialog.getByRole("button", { name: labels.close }).click();
  await expect(dialog).toBeHidden();

  await button.click();
  // The click must come later, or it would be the second of a double click, which closes nothing.
  await expect(dialog).toHaveAttribute("closedby", "any");
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});
