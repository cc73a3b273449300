/** What only the home page does: film, marquee, segments. */
import { expectAccessible } from "./support/accessibility";
import { filmButton, labels, sectionOf } from "./support/site";
import { expect, openPage, test } from "./support/test";

test("the film waits, opens with captions and transcript, stops when closed, is cut for phones", { tag: "@firefox" }, async ({ page }) => {
  const opener = page.getByRole("button", { name: filmButton });
  const dialog = page.getByRole("dialog");
  const film = page.locator("dialog video");
  const posters: string[] = [];
  await openPage(page, "/");
  page.on("request", (request) => {
    if (/our-platform.*\.webp$/u.test(request.url())) posters.push(request.url());
  });
  await expect(film).toHaveAttribute("preload", "none");
  expect(posters).toEqual([]);
  await opener.focus();
  await page.keyboard.press("Enter");

  await expect(dialog).toBeVisible();
  await expect(film).toHaveAttribute("controls");
  await expect.poll(() => posters.length).toBe(1);
  expect(await film.evaluate(({ paused, autoplay }: HTMLVideoElement) => paused && !autoplay)).toBe(true);
  await expect(dialog.getByRole("heading", { name: labels.transcript })).toBeVisible();
  await expectAccessible(page);

  await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    // Captions are off until the visitor turns them on.
    for (const captions of video.textTracks) captions.mode = "showing";
    await video.play();
  });
  await expect.poll(() => film.evaluate(({ textTracks }: HTMLVideoElement) => textTracks[0]?.cues?.length)).toBeGreaterThan(0);
  expect(await film.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(false);
  await expect(dialog).toHaveAttribute("closedby", "any");
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => film.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true);
  await expect(opener).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, "/");
  await expect.poll(() => film.evaluate(({ currentSrc }: HTMLVideoElement) => currentSrc)).toContain("our-platform-phone");
});

test("the marquee stops and goes on by its button, and under reduced motion is a list that wraps", async ({ page }) => {
  await openPage(page, "/");
  const marquee = page.getByRole("region", { name: sectionOf("pages/home", "marquee").heading });
  const pause = marquee.getByRole("button", { name: labels.pause });
  const lines = marquee.locator("ul");
  await pause.click();
  await expect(lines.first()).toHaveCSS("animation-play-state", "paused");
  await pause.click();
  await page.mouse.move(5, 5);
  await expect(lines.first()).toHaveCSS("animation-play-state", "running");

  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/");
  await expectAccessible(page);
  await expect(pause).toHaveCount(0);
  await expect(lines.last()).toBeHidden();
  await expect(marquee.getByRole("listitem").last()).toBeVisible();
});

test("Get Started scrolls to the six segments", async ({ page }) => {
  await openPage(page, "/");
  const segments = page.getByRole("region", { name: sectionOf("pages/home", "segments").heading });
  await page.getByRole("main").locator("a[href$='#who-we-serve']").click();
  await expect(page).toHaveURL("/#who-we-serve");
  await expect(segments.getByRole("heading", { level: 2 })).toBeInViewport();
  await expect(segments.locator("ul:visible").first().locator("> li")).toHaveCount(6);
});
