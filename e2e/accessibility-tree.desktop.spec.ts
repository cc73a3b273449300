/** Every page, and every state that changes what is said, as a screen reader is given it on a wide screen (ADR 25). */
import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectReading, fileOf } from "./accessibility-tree";
import { contentOfLayout, contentOfPage } from "./reviewed-content";
import { builtPaths, specifiedPages } from "./site";
import { expect, openPage, test } from "./test";

for (const path of builtPaths) {
  test(`${path} is read as it was approved`, async ({ page }) => {
    const content = await contentOfPage(path);
    await openPage(page, path);
    await expectReading(page, { file: content.file, role: "main", content });
  });
}

test("somebody has read every specified page", async () => {
  const files = await Promise.all(specifiedPages.map(async ({ path }) => fileOf((await contentOfPage(path)).file)));

  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test("header, menu and footer are read as they were approved", async ({ page }) => {
  const content = await contentOfLayout();
  await openPage(page, "/about");
  await expectReading(page, { file: "layout/header", role: "banner", content });
  await expectReading(page, { file: "layout/footer", role: "contentinfo", content });
  await page.getByRole("button", { name: "Solutions" }).click();
  await expectReading(page, { file: "layout/menu", role: "banner", content });
});

test.describe("the question of consent", () => {
  test.use({ hasRefused: false });

  test("is read as it was approved", async ({ page }) => {
    const name = "May we measure how this website is used?";
    await openPage(page, "/accessibility");
    await page.getByText("What each level means").click();
    await expectReading(page, { file: "layout/consent", role: "region", name, content: await contentOfLayout() });
  });
});

test.describe("an unknown path", () => {
  // The browser reports the page itself, and Gatsby the data it looked for.
  test.use({ expectedFaults: [/\b404\b/u] });

  test("is read as it was approved", async ({ page }) => {
    const content = await contentOfPage("/404");
    await openPage(page, "/no-such-page");
    await expectReading(page, { file: content.file, role: "main", content });
  });
});

/** A state of a page: how it comes about, and the part of the page that it changes. */
interface State {
  what: string;
  path: string;
  bring: (page: Page) => Promise<void>;
  role: string;
  name?: string;
}

const STATES: readonly State[] = [
  {
    what: "tab",
    path: "/",
    bring: (page) => page.getByRole("tab", { name: "Marketplace" }).click(),
    role: "region",
    name: "Our Products",
  },
  { what: "dialog", path: "/investors", bring: (page) => page.getByRole("button", { name: /identity/u }).click(), role: "dialog" },
  {
    what: "search",
    path: "/faq",
    bring: async (page) => {
      await page.getByRole("searchbox").fill("money back");
      await page.locator("summary").first().click();
    },
    role: "region",
  },
  {
    what: "errors",
    path: "/contact",
    bring: (page) => page.getByRole("button", { name: "Send message" }).click(),
    role: "form",
  },
  {
    what: "step",
    path: "/fundraisers",
    bring: (page) => page.getByRole("button", { name: "Next", exact: true }).click(),
    role: "group",
  },
];

for (const { what, path, bring, role, name } of STATES) {
  test(`${path} with its ${what} is read as it was approved`, async ({ page }) => {
    const content = await contentOfPage(path);
    await openPage(page, path);
    await bring(page);
    await expectReading(page, { file: `${content.file}-${what}`, role, name, content });
  });
}
