/** The home page's own behaviours: film, product tabs, slideshow, marquee, segments (R4, R7.1 to R7.4). */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { parse } from "yaml";
import { z } from "zod";
import { expectAccessible } from "./accessibility";
import { tabTo } from "./keyboard";
import { productName, suitePath } from "./site";
import { expect, openPage, test } from "./test";

const { sections } = z
  .object({ sections: z.array(z.looseObject({ type: z.string(), film: z.looseObject({ title: z.string() }).optional() })) })
  .parse(parse(readFileSync("content/pages/home.yaml", "utf8")));
const hasFilm = sections.some(({ film }) => film !== undefined);

const suite = `${productName} 360`;

const products = (page: Page) => page.getByRole("region", { name: "Our Products" });
const tab = (page: Page, name: string) => products(page).getByRole("tab", { name });
const panel = (page: Page, name: string) => products(page).getByRole("tabpanel", { name });
const slideshow = (page: Page, name = suite) => products(page).getByRole("group", { name });
const marquee = (page: Page) => page.getByRole("region", { name: "Trusted by" });

/** The picture that a slideshow shows, counted from 1. */
const shownSlide = (show: Locator) =>
  show.locator("[data-shown]").evaluateAll((all) => all.findIndex((slide) => slide.matches("[data-shown=true]")) + 1);

/** How far a running line has come, in CSS pixels. */
const position = (line: Locator) => line.evaluate((element) => element.getBoundingClientRect().x);

/** Opens the home page and waits until React has taken over every button: each section is hydrated on its own. */
const openHome = async (page: Page) => {
  await openPage(page, "/");
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main button")].every((button) => Object.keys(button).some((key) => key.startsWith("__reactProps"))),
  );
};

/** From now on no time passes for the page but what a test lets pass: a busy machine changes nothing. */
const holdTime = async (page: Page) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
};

test.describe("the film", () => {
  test.skip(!hasFilm, "content/pages/home.yaml has no film.");

  const opener = (page: Page) => page.getByRole("button", { name: "Our Platform" });
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
    await opener(page).focus();
    await page.keyboard.press("Enter");

    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(film(page)).toHaveAttribute("controls");
    expect(await film(page).evaluate((video) => video instanceof HTMLVideoElement && video.paused && !video.autoplay)).toBe(true);
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Transcript" })).toBeVisible();
    await expectAccessible(page);

    await play(page);
    expect(await film(page).evaluate((video) => video instanceof HTMLVideoElement && video.textTracks[0]?.mode)).toBe("showing");
    await expect
      .poll(() => film(page).evaluate((video) => (video instanceof HTMLVideoElement ? video.textTracks[0]?.cues?.length : 0)))
      .toBeGreaterThan(0);
  });

  for (const [way, close] of [
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
    ["the close button", (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Close" }).click()],
    ["the overlay", (page: Page) => page.mouse.click(5, 5)],
  ] as const) {
    test(`stops when ${way} closes it, and gives the focus back`, async ({ page }) => {
      await openHome(page);
      await opener(page).click();
      await play(page);
      expect(await isPlaying(page)).toBe(true);
      await close(page);

      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect.poll(() => isPlaying(page)).toBe(false);
      await expect(opener(page)).toBeFocused();
    });
  }
});

test.describe("the product tabs", () => {
  test("open with the suite, and change by click", async ({ page }) => {
    await openHome(page);
    await expect(tab(page, suite)).toHaveAttribute("aria-selected", "true");
    await expect(panel(page, suite).getByRole("link", { name: "Learn more" })).toHaveAttribute("href", suitePath);
    await expect(products(page).getByRole("tabpanel")).toHaveCount(1);

    await tab(page, "Marketplace").click();
    await expect(panel(page, "Marketplace").getByRole("link", { name: "Learn more" })).toHaveAttribute("href", "/marketplace");
    await expect(products(page).getByRole("tabpanel")).toHaveCount(1);
    await expectAccessible(page);
  });
});

test.describe("the slideshow", () => {
  test("stands in a container of 15 rem, and from tablets on of 23 rem", async ({ page, isMobile }) => {
    await openHome(page);
    const box = await slideshow(page).locator("[aria-live]").boundingBox();

    expect(box?.height).toBe(isMobile ? 15 * 16 : 23 * 16);
  });

  test("shows a picture every 4 seconds, and fades for half a second", async ({ page }) => {
    await openHome(page);
    const show = slideshow(page);
    await holdTime(page);
    await show.scrollIntoViewIfNeeded();
    const next = async () => {
      await page.clock.runFor(100);
      return shownSlide(show);
    };
    await expect.poll(next, { intervals: [20] }).toBe(2);
    expect(await show.locator("[data-shown=true]").evaluate((slide) => getComputedStyle(slide).transitionDuration)).toBe("0.5s");

    await page.clock.runFor(3900);
    expect(await shownSlide(show)).toBe(2);
    await page.clock.runFor(100);
    await expect.poll(() => shownSlide(show)).toBe(3);
  });

  /** Expects it to have stopped at its first picture, and to go on once its button, which has the focus, is pressed. */
  const expectToRestUntilPlayed = async (page: Page) => {
    const show = slideshow(page);
    await expect(show.getByRole("button", { name: "Play" })).toBeFocused();
    await page.clock.runFor(10_000);
    expect(await shownSlide(show)).toBe(1);

    await page.keyboard.press("Enter");
    await expect(show.getByRole("button", { name: "Pause" })).toBeVisible();
    await page.clock.runFor(4000);
    await expect.poll(() => shownSlide(show)).toBe(2);
  };

  test("is paused and goes on by its button", async ({ page }) => {
    await openHome(page);
    await holdTime(page);
    await slideshow(page).getByRole("button", { name: "Pause" }).focus();
    await page.keyboard.press("Enter");
    await expectToRestUntilPlayed(page);

    await page.clock.resume();
    await page.keyboard.press("Enter");
    await expectAccessible(page, "#our-products");
  });

  test("is stopped by the keyboard that comes to its pictures, until somebody lets it go on", async ({ page }) => {
    await openHome(page);
    await holdTime(page);
    await slideshow(page).getByRole("button", { name: "Pause" }).focus();
    await page.keyboard.press("Tab");
    await expect(slideshow(page).getByRole("button", { name: "Show picture 1" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expectToRestUntilPlayed(page);
  });

  test("stands still under reduced motion, where each picture can still be chosen", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHome(page);
    const show = slideshow(page);
    await holdTime(page);
    await show.scrollIntoViewIfNeeded();
    await page.clock.runFor(10_000);
    expect(await shownSlide(show)).toBe(1);
    await expect(show.getByRole("button", { name: "Pause" })).toBeHidden();

    await show.getByRole("button", { name: "Show picture 3" }).focus();
    await page.keyboard.press("Enter");
    expect(await shownSlide(show)).toBe(3);
    await expect(show.getByRole("button", { name: "Show picture 3" })).toHaveAttribute("aria-current", "true");
  });

  test("fetches its pictures one after the other, none before it is near", { tag: "@as-visitors" }, async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (/pipeline|data-room|crm|audit-trail|investor-reporting/u.test(request.url())) fetched.push(request.url());
    });
    await openHome(page);
    expect(fetched).toEqual([]);

    await slideshow(page).scrollIntoViewIfNeeded();
    await slideshow(page).getByRole("button", { name: "Pause" }).click();
    await page.waitForLoadState("networkidle");
    expect(fetched.length).toBeGreaterThan(0);
    expect(fetched.length).toBeLessThanOrEqual(2);
  });
});

test.describe("the marquee", () => {
  const lines = (page: Page) => marquee(page).locator("ul");

  test("runs 12 labels past without end; the second row is for the eye alone", async ({ page }) => {
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

  test("is paused and goes on by its button", async ({ page }) => {
    await openHome(page);
    await marquee(page).getByRole("button", { name: "Pause" }).focus();
    await page.keyboard.press("Enter");
    const before = await position(lines(page).first());
    await page.waitForTimeout(500);
    expect(await position(lines(page).first())).toBe(before);
    await expectAccessible(page, "section:has([data-paused])");

    await page.keyboard.press("Enter");
    await expect.poll(() => position(lines(page).first())).toBeLessThan(before);
  });

  test("is a list that wraps under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHome(page);

    await expect(marquee(page).getByRole("button")).toHaveCount(0);
    await expect(lines(page).last()).toBeHidden();
    for (const label of await marquee(page).getByRole("listitem").all()) {
      await label.scrollIntoViewIfNeeded();
      await expect(label).toBeInViewport({ ratio: 1 });
    }
  });
});

test("with the keyboard alone, from the top to the bottom", async ({ page, isMobile }) => {
  await openHome(page);
  const main = page.getByRole("main");
  const press = async (target: Locator, key = "Enter") => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  await press(page.getByRole("link", { name: "Skip to the content" }));
  await press(main.getByRole("button", { name: "Pause the background video" }));
  await expect(main.getByRole("button", { name: "Play the background video" })).toBeFocused();
  if (hasFilm) {
    await press(main.getByRole("button", { name: "Our Platform" }));
    await press(page.getByRole("dialog").getByRole("button", { name: "Close" }));
    await expect(main.getByRole("button", { name: "Our Platform" })).toBeFocused();
  }
  await press(marquee(page).getByRole("button", { name: "Pause" }), "Space");
  await expect(marquee(page).getByRole("button", { name: "Play" })).toBeFocused();

  await press(tab(page, suite), "ArrowRight");
  await expect(tab(page, "Marketplace")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(panel(page, "Marketplace")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(panel(page, "Marketplace").getByRole("link", { name: "Learn more" })).toBeFocused();
  const show = slideshow(page, "Marketplace");
  await press(show.getByRole("button", { name: "Pause" }));
  await expect(show.getByRole("button", { name: "Play" })).toBeFocused();
  await press(show.getByRole("button", { name: "Show picture 2" }));
  expect(await shownSlide(show)).toBe(2);

  const strip = page.getByRole("region", { name: "Featured in" });
  await tabTo(page, main.getByRole("link", { name: "Read about the Marketplace" }));
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.locator("a")).toHaveCount(8);
  if (isMobile) {
    await press(strip.getByRole("button", { name: "Show all" }));
    await expect(strip.getByRole("listitem")).toHaveCount(8);
  } else {
    await press(strip.getByRole("button", { name: "Next" }));
    await expect(strip.getByRole("button", { name: "Previous" })).toBeVisible();
  }

  await press(page.getByRole("link", { name: "Get Started" }));
  await expect(page).toHaveURL("/#who-we-serve");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("region", { name: "Who We Serve" }).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/family-office");
});

test("Get Started scrolls to the six segments, each with three benefits and a link", async ({ page }) => {
  await openHome(page);
  const segments = page.getByRole("region", { name: "Who We Serve" });
  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/#who-we-serve");
  await expect(segments.getByRole("heading", { level: 2 })).toBeInViewport();

  const cards = segments.locator("ul").first().locator("> li");
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    await expect(card.getByRole("listitem")).toHaveCount(3);
    await expect(card.getByRole("link", { name: "Learn more" })).toHaveAttribute("href", /^\//u);
  }
});

test("axe finds nothing on the home page as it opens, and with less motion", async ({ page }) => {
  await openHome(page);
  await expect(page.getByRole("link", { name: "Book a demo" }).first()).toHaveAttribute("href", /^\/contact/u);
  await expectAccessible(page);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHome(page);
  await expectAccessible(page);
});
