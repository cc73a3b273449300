/** What only the home page does: film, product tabs, slideshow, marquee, segments. */
import type { Locator, Page } from "@playwright/test";
import { fillSlots } from "../src/components/fill-slots";
import { expectAccessible } from "./support/accessibility";
import { labels, secondTab, sectionOf } from "./support/content-labels";
import { expect, openPage, test } from "./support/test";

const HOME = "pages/home";
const hero = sectionOf(HOME, "hero");
const offers = sectionOf(HOME, "products");
const suite = offers.tabs[0]?.label ?? "";
const filmButton = hero.film?.button ?? "";

const products = (page: Page) => page.getByRole("region", { name: offers.heading });
const slideshow = (page: Page) => products(page).getByRole("group", { name: suite });
const pause = (part: Locator) => part.getByRole("button", { name: labels.pause });
const marquee = (page: Page) => page.getByRole("region", { name: sectionOf(HOME, "marquee").heading });

/** How far a line of the marquee has moved, in CSS pixels. */
const position = (line: Locator) => line.evaluate((element) => element.getBoundingClientRect().x);

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

  test("opens with the keyboard, waits, and has controls, captions and a transcript", { tag: "@any-screen" }, async ({ page }) => {
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

  test("stops when the overlay closes, and returns the focus", { tag: ["@any-screen", "@firefox"] }, async ({ page }) => {
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

test("the product tabs open by touch and by keyboard, the suite first", { tag: "@any-screen" }, async ({ page }) => {
  await openHome(page);
  const tab = (name: string) => products(page).getByRole("tab", { name });
  await expect(products(page).getByRole("tabpanel")).toHaveAccessibleName(suite);
  await tab(secondTab).click();
  await expect(products(page).getByRole("tabpanel")).toHaveAccessibleName(secondTab);
  await page.keyboard.press("ArrowRight");
  await expect(tab(suite)).toBeFocused();
  await expect(products(page).getByRole("tabpanel")).toHaveAccessibleName(suite);
  await expectAccessible(page, "#our-products");
});

test.describe("the slideshow", () => {
  const slide = (page: Page, number: number) => slideshow(page).getByRole("group", { name: new RegExp(`^${number} `, "u") });
  const dot = (page: Page, number: number) => slideshow(page).getByRole("button", { name: fillSlots(labels.showSlide, { n: number }) });

  test("is 15 rem high, 23 rem from tablets up, shows whole pictures, and fades for half a second", async ({ page, isMobile }) => {
    await openHome(page);
    await pause(slideshow(page)).click();
    await dot(page, 1).click();
    expect((await slide(page, 1).boundingBox())?.height).toBe(isMobile ? 15 * 16 : 23 * 16);
    await expect(slide(page, 1)).toHaveCSS("transition-duration", "0.5s");

    const shape = await slide(page, 1)
      .getByRole("img")
      .evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight - image.clientWidth / image.clientHeight);
    expect(Math.abs(shape)).toBeLessThan(0.02);
  });

  test("goes on after a dot was chosen and left", { tag: "@any-screen" }, async ({ page }) => {
    await openHome(page);
    await dot(page, 3).click();
    await expect(slide(page, 3)).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(slide(page, 4)).toBeVisible({ timeout: 8000 });
    await pause(slideshow(page)).click();
    await expect(pause(slideshow(page))).toHaveAttribute("aria-pressed", "true");
  });

  test("fetches its pictures one after the other", { tag: "@any-screen" }, async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (/pipeline|data-room|crm|audit-trail|investor-reporting/u.test(request.url())) fetched.push(request.url());
    });
    await openHome(page);
    // The browser decides which pictures are near enough to load: the slower the connection seems, the farther away.
    expect(fetched.length).toBeLessThanOrEqual(1);

    await slideshow(page).scrollIntoViewIfNeeded();
    await pause(slideshow(page)).click();
    await page.waitForLoadState("networkidle");
    expect(fetched.length).toBeGreaterThan(0);
    expect(fetched.length).toBeLessThanOrEqual(2);
  });
});

test.describe("the marquee", () => {
  test("stops and goes on by its button", { tag: "@any-screen" }, async ({ page }) => {
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

  test("runs 12 labels past endlessly; the second row is for sighted visitors only", { tag: "@any-screen" }, async ({ page }) => {
    await openHome(page);
    await marquee(page).scrollIntoViewIfNeeded();
    await expect(marquee(page).getByRole("listitem")).toHaveCount(12);
    await expect(lines(page)).toHaveCount(2);
    await expect(lines(page).last()).toHaveAttribute("aria-hidden", "true");

    const [first, second] = await Promise.all([lines(page).first().boundingBox(), lines(page).last().boundingBox()]);
    expect(first?.width).toBeCloseTo(second?.width ?? 0, 1);
    expect(first?.width).toBeGreaterThanOrEqual(page.viewportSize()?.width ?? Infinity);
    const before = await position(lines(page).first());
    await expect.poll(() => position(lines(page).first())).toBeLessThan(before - 5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  test("is a list that wraps under reduced motion", { tag: "@any-screen" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHome(page);
    await expectAccessible(page);

    await expect(pause(marquee(page))).toHaveCount(0);
    await expect(lines(page).last()).toBeHidden();
    for (const label of await marquee(page).getByRole("listitem").all()) {
      await label.scrollIntoViewIfNeeded();
      await expect(label).toBeInViewport({ ratio: 1 });
    }
  });
});

test("on paper no moving picture covers the headline", { tag: "@any-screen" }, async ({ page }) => {
  await openHome(page);
  const loop = page.locator("main section").first().locator("video[data-playing=true]");
  await expect(loop).toBeVisible();
  await page.emulateMedia({ media: "print" });

  await expect(loop).toBeHidden();
  await expect(page.getByRole("button", { name: labels.pauseBackground })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(18, 32, 47)");
});

test("Get Started scrolls to the six segments, each with three benefits and a link", { tag: "@any-screen" }, async ({ page }) => {
  await openHome(page);
  const segments = page.getByRole("region", { name: sectionOf(HOME, "segments").heading });
  await page.getByRole("main").locator("a[href$='#who-we-serve']").click();
  await expect(page).toHaveURL("/#who-we-serve");
  await expect(segments.getByRole("heading", { level: 2 })).toBeInViewport();

  const cards = segments.locator("ul:visible").first().locator("> li");
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    // On phones, benefits must be unfolded.
    for (const fold of await card.locator("summary:visible").all()) await fold.click();
    await expect(card.getByRole("listitem")).toHaveCount(3);
    await expect(card.getByRole("link")).toHaveAttribute("href", /^\//u);
  }
});
