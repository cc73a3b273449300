/** What a screen reader is given on a phone where that differs from a wide screen: the menu and the comparison of plans (ADR 25). */
import { expectReading } from "./accessibility-tree";
import { contentOfLayout, contentOfPage } from "./reviewed-content";
import { openPage, test } from "./test";

test("header and menu are read as they were approved", async ({ page }) => {
  const content = await contentOfLayout();
  await openPage(page, "/about");
  await expectReading(page, { file: "layout/header-phone", role: "banner", content });
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("dialog").getByText("Solutions", { exact: true }).click();
  await expectReading(page, { file: "layout/menu-phone", role: "dialog", content });
});

test("the plans are read as they were approved", async ({ page }) => {
  const content = await contentOfPage("/pricing");
  await openPage(page, "/pricing");
  await expectReading(page, { file: `${content.file}-phone`, role: "main", content });
});
