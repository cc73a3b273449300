/**
 * A gallery: each type and arrangement of section, each light and each block of an exhibit, on every ground. It is put together here from
 * the built pages, so that nothing of it ships. `sh tools/compare-pictures.sh` compares its looks with another commit's.
 */
import type { Page } from "@playwright/test";
import { grounds } from "../src/theme/variables";
import { COLOUR_RULES, expectAccessible, overhang } from "./support/accessibility";
import { builtPaths } from "./support/site";
import { expect, withholdScripts, test } from "./support/test";

/** Runs in the page, and replaces what it shows with the gallery: each section in the styles of the page that it comes from. */
const gather = async (paths: readonly string[]): Promise<string[]> => {
  const names = new Set<string>();
  const gallery: Element[] = [];
  for (const path of paths) {
    const page = new DOMParser().parseFromString(await (await fetch(path)).text(), "text/html");
    const answer = await fetch(`/page-data${path === "/" ? "/index" : path}/page-data.json`);
    const { result } = (await answer.json()) as { result: { data: { pageContent?: { sections: readonly unknown[] } } } };
    const room = document.createElement("div");
    const styles = [...page.querySelectorAll("style")].map(({ innerHTML }) => innerHTML).join("");
    [...(page.querySelector("main")?.children ?? [])].forEach((element, index) => {
      const section = JSON.stringify(result.data.pageContent?.sections[index] ?? { __typename: "LegalText" });
      const own = section.match(/"(?:__typename|arrangement|light)":"\w+"/gu) ?? [];
      if (own.every((name) => names.has(name))) return;
      own.forEach((name) => names.add(name));
      // A page has one of these.
      if (gallery.length + room.childElementCount > 0) element.querySelector("nav")?.remove();
      // React's names for elements are unique within their page only.
      room.insertAdjacentHTML("beforeend", element.outerHTML.replaceAll(":R", `:${gallery.length}R`));
    });
    room.insertAdjacentHTML("afterbegin", `<style>@scope { ${styles} }</style>`);
    gallery.push(room);
  }
  document.querySelector("main")?.replaceChildren(...gallery);
  return [...names];
};

/** Runs in the page: texts beyond the edges of a box that hides them; not those for screen readers alone, nor the marquee's. */
const clippedTexts = (): string[] => {
  const clipped: string[] = [];
  const texts = document.createTreeWalker(document.querySelector("main") ?? document, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    range.selectNode(texts.currentNode);
    const text = range.getBoundingClientRect();
    for (let box = texts.currentNode.parentElement; box && text.width > 0; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { right, bottom, width, height } = box.getBoundingClientRect();
      if (Math.min(width, height) <= 1 || "paused" in box.dataset || !box.checkVisibility()) break;
      const isHidden = (overflow: string, excess: number) => ["hidden", "clip"].includes(overflow) && excess > 1;
      if (isHidden(overflowX, text.right - right) || isHidden(overflowY, text.bottom - bottom))
        clipped.push(`${range.toString()} in ${box.outerHTML.slice(0, 120)}`);
    }
  }
  return clipped;
};

const setGrounds = (page: Page, ground: string) =>
  page
    .locator("main > div > [data-ground]")
    .evaluateAll((sections, name) => sections.forEach((section) => section.setAttribute("data-ground", name)), ground);

// A picture needs a page at rest.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const openGallery = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 900 });
  await withholdScripts(page);
  await page.goto("/");
  expect((await page.evaluate(gather, builtPaths)).length).toBeGreaterThan(30);
};

for (const width of [320, 390, 768, 1280])
  test(`everything fits and is accessible at ${width} px`, async ({ page }) => {
    await openGallery(page, width);
    expect(await overhang(page)).toBe(0);
    expect(await page.evaluate(clippedTexts)).toEqual([]);
    await expectAccessible(page, "main");
    if (process.env.PICTURES)
      for (const [index, section] of (await page.locator("main > div > :not(style)").all()).entries())
        if (await section.isVisible()) await expect.soft(section).toHaveScreenshot(`${width}-${index}.png`, { timeout: 60_000 });
  });

test("everything is legible on each ground", async ({ page }) => {
  await openGallery(page, 1280);
  for (const ground of grounds) {
    await setGrounds(page, ground);
    await expectAccessible(page, "main", COLOUR_RULES);
  }
});
