/** The focused element is always visible, down the page and up again, whatever sticks to the window's edges. */
import { walk } from "./keyboard-walk";
import { expect, openPage, test } from "./test";

test("the home page shows every stop of the keyboard", async ({ page }) => {
  await openPage(page, "/");

  expect(await walk(page)).toEqual([]);
});
