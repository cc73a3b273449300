/** What assistive technology gets on a phone where that differs from a wide screen: the menu and the comparison of plans (ADR 25). */
import { expectTree } from "./support/accessibility-tree";
import { labels, menuOf } from "./support/content-labels";
import { contentOfFrame, contentOfPage } from "./support/reviewed-content";
import { openPage, test } from "./support/test";

test("header and menu match their approved trees", async ({ page }) => {
  const content = await contentOfFrame();
  const panel = page.getByRole("dialog");
  await openPage(page, "/about");
  await expectTree(page.getByRole("banner"), "frame/header-phone", content);
  await page.getByRole("button", { name: labels.openMenu }).click();
  await panel.getByText(menuOf("/investors"), { exact: true }).click();
  await expectTree(panel, "frame/menu-phone", content);
});

test("the plans match their approved tree", async ({ page }) => {
  const content = await contentOfPage("/pricing");
  await openPage(page, "/pricing");
  await expectTree(page.getByRole("main"), `${content.file}-phone`, content);
});
