/** Where a visitor's own colours replace the site's (Windows' contrast themes), shapes show what colours did, and pictures remain. */
import type { Locator } from "@playwright/test";
import { labels, menuOf, sectionOf, withSlots } from "./support/content-labels";
import { expect, openPage, test } from "./support/test";

test.use({ colorScheme: "dark", contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });
const CANVAS = "rgb(0, 0, 0)";

const form = sectionOf("pages/contact", "contact-form");

/** The computed value of a property, of the element or of its `::before` or `::after`. */
const styleOf = (element: Locator, property: string, part?: "::before" | "::after") =>
  element.evaluate((node, [name, pseudo]) => getComputedStyle(node, pseudo).getPropertyValue(name), [property, part] as const);

test("the home page: no picture behind words, the open tab underlined, logos on a light plate", async ({ page }) => {
  await openPage(page, "/");
  expect(await styleOf(page.locator("main > section").first(), "background-color", "::before")).toBe(CANVAS);
  await expect(page.locator("video:visible")).toHaveCount(0);
  expect(await styleOf(page.getByRole("tab", { selected: true }), "border-top-width", "::after")).toBe("4px");
  const dots = page.getByRole("button", { name: withSlots(labels.showSlide) });
  expect(await styleOf(dots.first(), "border-top-width", "::before")).toBe("3px");
  expect(await styleOf(dots.nth(1), "border-top-width", "::before")).toBe("1px");

  const logo = page
    .getByRole("region", { name: sectionOf("pages/home", "partners").heading })
    .getByRole("img")
    .first();
  expect(await styleOf(logo, "background-color")).toBe("rgb(255, 255, 255)");

  await page.getByRole("button", { name: sectionOf("pages/home", "hero").film?.button }).click();
  expect(await styleOf(page.getByRole("dialog"), "border-top-color")).not.toBe(CANVAS);
});

test("the form, sent empty: each invalid field has a double border, and the focus a ring", async ({ page }) => {
  await openPage(page, "/contact");
  await page.getByRole("button", { name: form.submit }).click();
  const name = page.getByRole("textbox", { name: form.fields.name.label });
  await expect(name).toBeFocused();
  expect(await styleOf(name, "border-top-style")).toBe("double");
  expect(await styleOf(name, "outline-style")).toBe("solid");
  expect(await styleOf(name, "outline-color")).not.toBe(CANVAS);
  expect(await styleOf(page.getByRole("textbox", { name: form.fields.userCompany.label }), "border-top-style")).toBe("solid");
});

test("the FAQ: matches are marked, and the search field shows that it has the focus", async ({ page }) => {
  await openPage(page, "/faq");
  const field = page.getByRole("searchbox");
  await field.fill("nda");
  expect(await styleOf(field, "outline-style")).toBe("solid");
  expect(await styleOf(field, "outline-color")).not.toMatch(/, 0\)$/u);
  const mark = page.locator("summary mark").first();
  expect(await styleOf(mark, "background-color")).not.toBe(CANVAS);
});

test("the steps: the current one is larger, earlier ones are filled; the current page is underlined in the menu", async ({ page }) => {
  await openPage(page, "/fund-managers");
  const dot = (step: number) => page.getByRole("button", { name: withSlots(labels.stepOf, { n: step }) });
  await dot(2).click();
  expect(await styleOf(dot(2), "scale", "::after")).toBe("1.5");
  expect(await styleOf(dot(3), "scale", "::after")).toBe("none");
  expect(await styleOf(dot(1), "background-color", "::after")).not.toBe(await styleOf(dot(3), "background-color", "::after"));

  await page.getByRole("button", { name: menuOf("/fund-managers") }).click();
  expect(await styleOf(page.locator("header a[aria-current=page]:visible"), "text-decoration-line")).toBe("underline");
});
