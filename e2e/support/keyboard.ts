import type { Locator, Page } from "@playwright/test";
import { expect } from "./test";

/** More tab stops than there are on any page between two actions. */
const MOST_STOPS = 150;

/** Presses Tab until something has the focus, as a visitor without a mouse must. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  const hasFocus = async () => (await target.and(page.locator(":focus")).count()) > 0;
  for (let stops = 0; stops < MOST_STOPS && !(await hasFocus()); stops++) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
};
