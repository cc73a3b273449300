/**
 * Key pages and states, compared with the pictures in `e2e/appearance/` that a reviewer has approved. After an intended change, run
 * `npm run e2e -- appearance --update-snapshots`, look at every picture, and commit them.
 */
import type { Page } from "@playwright/test";
import { withFonts } from "../tools/browser/with-fonts";
import { labels, menuOf, sectionOf } from "./support/content-labels";
import { expect, openPage, test } from "./support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Tolerates the edges of letters, which differ slightly between machines, but no moved line, missing picture or wrong colour. */
const TOLERANCE = { threshold: 0.3, maxDiffPixelRatio: 0.02 };

test.beforeEach(({ page }) => withFonts(page));

const expectAppearance = async (page: Page, name: string) => {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  // Soft assertions, so that a test shows everything that has changed.
  await expect.soft(page).toHaveScreenshot(`${name}.png`, TOLERANCE);
};

for (const name of ["faq", "investors", "terms"]) {
  test(`the top of /${name}`, async ({ page }) => {
    await openPage(page, `/${name}`);
    await expectAppearance(page, name);
  });
}

const HOME = "pages/home";
const HEADINGS = {
  "our-products": sectionOf(HOME, "products").heading,
  "who-we-serve": sectionOf(HOME, "segments").heading,
  "success-stories": sectionOf(HOME, "stories").heading,
};

test("the top of the home page, three of its headings, and its top in forced colours", async ({ page }) => {
  await openPage(page, "/");
  await expectAppearance(page, "home");
  for (const [name, heading] of Object.entries(HEADINGS)) {
    await page
      .getByRole("heading", { name: heading })
      .evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
    await page.waitForLoadState("networkidle");
    await expectAppearance(page, name);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  await expectAppearance(page, "home-forced-colours");
});

test("the plans, also in forced colours", async ({ page }) => {
  await openPage(page, "/pricing");
  await expectAppearance(page, "pricing");
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await expectAppearance(page, "pricing-forced-colours");
});

test("the form, before and after it is sent empty", async ({ page }) => {
  await openPage(page, "/contact");
  await expectAppearance(page, "contact");
  const form = sectionOf("pages/contact", "contact-form");
  const send = page.getByRole("button", { name: form.submit });
  await send.scrollIntoViewIfNeeded();
  await send.click();
  await expect(page.getByRole("textbox", { name: form.fields.name.label })).toBeFocused();
  await page.evaluate(() => window.scrollTo({ top: document.querySelector("form")?.offsetTop, behavior: "instant" }));
  await expectAppearance(page, "contact-wrong");
});

test("an open menu", async ({ page, isMobile }) => {
  await openPage(page, "/about");
  await page.getByRole("button", { name: isMobile ? labels.openMenu : menuOf("/investors") }).click();
  await expectAppearance(page, "menu");
});

test.describe("an unknown path", () => {
  // The browser reports the missing page, and the data that Gatsby requests for it.
  test.use({ expectedFaults: [/\b404\b/u] });

  test("has a page of its own", async ({ page }) => {
    await openPage(page, "/no-such-page");
    await expectAppearance(page, "not-found");
  });
});
