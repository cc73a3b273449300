/**
 * What assistive technology is given of the parts that all pages share, and of every state that changes what is announced (ADR 25). On a
 * phone that includes the comparison of plans, which differs there. `accessibility.desktop.spec.ts` covers the pages themselves.
 */
import type { Locator, Page } from "@playwright/test";
import { expectTree } from "./support/accessibility-tree";
import { consent, labels, menuOf, sectionOf, withSlots } from "./support/content-labels";
import { contentOfFrame, contentOfPage } from "./support/reviewed-content";
import { openPage, test } from "./support/test";

test("header, menu and footer match their approved trees, and so do the plans on a phone", async ({ page, isMobile }) => {
  const content = await contentOfFrame();
  const header = page.getByRole("banner");
  const panel = page.getByRole("dialog");
  await openPage(page, "/about");
  if (isMobile) {
    await expectTree(header, "frame/header-phone", content);
    await page.getByRole("button", { name: labels.openMenu }).click();
    await panel.getByText(menuOf("/investors"), { exact: true }).click();
    await expectTree(panel, "frame/menu-phone", content);
    const pricing = await contentOfPage("/pricing");
    await openPage(page, "/pricing");
    await expectTree(page.getByRole("main"), `${pricing.file}-phone`, pricing);
    return;
  }
  await expectTree(header, "frame/header", content);
  await expectTree(page.getByRole("contentinfo"), "frame/footer", content);
  await header.getByRole("button", { name: menuOf("/investors") }).click();
  await expectTree(header, "frame/menu", content);
});

test.describe("the consent banner", { tag: "@any-screen" }, () => {
  test.use({ hasRefused: false });

  test("matches its approved tree", async ({ page }) => {
    await openPage(page, "/accessibility");
    const question = page.getByRole("region", { name: consent.question });
    await question.getByText(consent.details).click();
    await expectTree(question, "frame/consent", await contentOfFrame());
  });
});

const products = sectionOf("pages/home", "products");

/** States of pages, by name: how to reach them, and which part of the page they change. */
const STATES: Readonly<Record<string, { path: string; bring: (page: Page) => Promise<void>; part: (page: Page) => Locator }>> = {
  tab: {
    path: "/",
    bring: (page) => page.getByRole("radio", { name: products.tabs[1]?.label }).check(),
    part: (page) => page.getByRole("region", { name: products.heading }),
  },
  dialog: {
    path: "/investors",
    bring: (page) => page.getByRole("button", { name: sectionOf("audiences/investors", "statement").popup?.button }).click(),
    part: (page) => page.getByRole("dialog"),
  },
  search: {
    path: "/faq",
    bring: async (page) => {
      await page.getByRole("searchbox").fill("money back");
      await page.getByRole("main").locator("summary").first().click();
    },
    part: (page) => page.getByRole("region").first(),
  },
  errors: {
    path: "/contact",
    bring: (page) => page.getByRole("button", { name: sectionOf("pages/contact", "contact-form").submit }).click(),
    part: (page) => page.locator("form"),
  },
  step: {
    path: "/fundraisers",
    bring: (page) => page.getByRole("radio", { name: withSlots(labels.stepOf, { n: 2 }) }).check(),
    part: (page) => page.getByRole("group").filter({ has: page.getByRole("radio") }),
  },
};

for (const [state, { path, bring, part }] of Object.entries(STATES)) {
  test(`${path} with its ${state} matches its approved tree`, { tag: "@any-screen" }, async ({ page }) => {
    const content = await contentOfPage(path);
    await openPage(page, path);
    await bring(page);
    await expectTree(part(page), `${content.file}-${state}`, content);
  });
}
