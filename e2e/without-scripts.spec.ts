/** The site without scripts: every text can be read, every link and menu works, and nothing useless is offered. */
import type { Page } from "@playwright/test";
import { labels, menus, shownTexts } from "./support/content-labels";
import { builtPaths, faultsOfUnknownPath, unknownPath } from "./support/site";
import { expect, test } from "./support/test";

// Without transitions, choices take effect at once.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

/** What cannot work without scripts, such as a field outside a form; radio buttons and checkboxes work through the style sheet. */
const DEAD =
  "button:not([popovertarget], [commandfor]), input:not([type=radio], [type=checkbox], [data-exhibit] input), select, textarea, [role=button], [role=tab], [role=switch], a:not([href]), a[href='#']";

/** Unfolds everything, as a visitor who wants to read it all would. The test clicks; the page runs no scripts. */
const unfold = (page: Page) =>
  page.locator("main :is(details:not([open]) > summary, [command='show-modal'])").evaluateAll((openers) => {
    for (const opener of openers) if (opener instanceof HTMLElement) opener.click();
  });

/** What can be read: displayed text, and pictures' alternative texts. */
const readNow = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const pictures = [...document.querySelectorAll("main img")].filter((picture) => picture.checkVisibility());
    return [document.querySelector("main")?.innerText ?? "", ...pictures.map((picture) => picture.getAttribute("alt"))].join("\n");
  });

/** Everything that can be read, at first and after each possible choice. */
const readableText = async (page: Page): Promise<string> => {
  const texts = [await readNow(page)];
  for (const choice of await page.locator("main [type=radio]").all()) {
    await choice.evaluate((element: HTMLElement) => element.click());
    texts.push(await readNow(page));
  }
  return texts.join("\n");
};

/** Words as they are compared: in lower case, because the style sheet may show capitals. */
const comparable = (text: string): string => text.replace(/\s+/gu, " ").trim().toLowerCase();

/** Only the width decides how a page is laid out, so one load can show both layouts. */
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

const PAGES = [
  ...builtPaths.map((path) => ({ path, page: path, faults: [] })),
  { path: unknownPath, page: "/404", faults: faultsOfUnknownPath },
];

for (const { path, page: pagePath, faults } of PAGES) {
  test.describe(path, () => {
    test.use({ expectedFaults: faults });

    test("can be read as a whole, and offers nothing that does not work", { tag: "@any-screen" }, async ({ page }) => {
      await page.goto(path);
      const words = shownTexts(pagePath).map(comparable);
      for (const viewport of WINDOWS) {
        await page.setViewportSize(viewport);
        await expect(page.locator(DEAD).filter({ visible: true })).toHaveCount(0);
      }

      await unfold(page);
      let text = "";
      for (const viewport of WINDOWS) {
        await page.setViewportSize(viewport);
        text += comparable(await readableText(page));
        await expect(page.locator(DEAD).filter({ visible: true })).toHaveCount(0);
      }
      // Some is laid out differently on phones, and then hidden in wide windows.
      expect(words.filter((sentence) => !text.includes(sentence))).toEqual([]);
    });
  });
}

test("the menus open, and lead to their pages", async ({ page, isMobile }) => {
  const header = page.getByRole("banner");
  const open = async (label: string) => {
    if (!isMobile) return header.getByRole("button", { name: label, exact: true }).click();
    const section = page.getByRole("dialog").locator("summary", { hasText: label });
    // The section that contains the current page is open already.
    if (!(await section.locator("..").evaluate((details) => details.hasAttribute("open")))) await section.click();
  };
  await page.goto("/accessibility");
  for (const { label, href, items = [] } of menus) {
    // Other tests check that the other pages are listed, and that no address is dead.
    for (const entry of href === undefined ? items.slice(-1) : [{ label, href }]) {
      const link = header.locator(`a[href="${entry.href}"]:visible`, { hasText: entry.label });
      if (isMobile) await page.getByRole("button", { name: labels.openMenu }).click();
      if (href === undefined) await open(label);
      await link.click();
      await expect(page).toHaveURL(entry.href);
    }
  }
});

test("the address of a question opens it", { tag: "@any-screen" }, async ({ page }) => {
  await page.goto("/faq#refunds");
  await expect(page.locator("details[open] > * > p").first()).toBeInViewport();
});

test("the contact page offers the e-mail address instead of the form", { tag: "@any-screen" }, async ({ page }) => {
  await page.goto("/contact");
  await expect(page.locator("form a[href^='mailto:']")).toBeVisible();
});
