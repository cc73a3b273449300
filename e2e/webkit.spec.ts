/** A smoke test in WebKit, Safari's engine: what depends on the browser's own menus, dialogs and questions. */
import { By, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { refusalCookie } from "../src/services/consent/refusal.testing";
import { consent, filmButton, labels, menuOf, popupButton, sectionOf } from "./support/content-labels";
import { WEBKIT } from "./support/programs";
import { expect, isReady } from "./support/test";
import { test } from "./support/webkit";

test.skip(WEBKIT === undefined, "WebKitGTK is not installed here.");

/** The narrowest window that this browser makes, and a wide one. */
const PHONE = 447;
const DESK = 1280;

type Open = (path: string, width: number, when?: "before" | "after") => Promise<void>;

const journey = (title: string, walk: (driver: WebDriver, open: Open) => Promise<void>) =>
  test(title, async ({ webKit: driver, baseURL }) => {
    await walk(driver, async (path, width, when = "after") => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height: 844 });
      await driver.get(`${baseURL}/robots.txt`);
      await driver.manage().addCookie({ ...refusalCookie(), path: "/" });
      await driver.get(`${baseURL}${path}`);
      if (when === "after") await expect.poll(() => driver.executeScript(isReady), { message: path, timeout: 60_000 }).toBe(true);
    });
  });

/** The visible elements of a selector. */
const seen = async (driver: WebDriver, selector: string): Promise<WebElement[]> => {
  const found = await driver.findElements(By.css(selector));
  const shown = await Promise.all(found.map((element) => element.isDisplayed()));
  return found.filter((_, index) => shown[index]);
};
const expectSeen = (driver: WebDriver, selector: string, count: number) =>
  expect.poll(async () => (await seen(driver, selector)).length, selector).toBe(count);

/** The first visible control with this name. */
const control = async (driver: WebDriver, name: string): Promise<WebElement> => {
  const find = (wanted: string) =>
    [...document.querySelectorAll<HTMLElement>("button, a[href], summary, label, [role=tab]")].find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        (element.getAttribute("aria-label") ?? element.innerText.trim().split("\n")[0]) === wanted,
    );
  const found = await driver.executeScript<WebElement | null>(find, name);
  if (!found) throw new Error(`No control named ${name} is visible.`);
  return found;
};

/** Clicks a control after scrolling to it in one step: WebKit's driver does not wait for smooth scrolling. */
const tap = async (driver: WebDriver, name: string) => {
  const found = await control(driver, name);
  await driver.executeScript((element: Element) => {
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, found);
  await found.click();
};

for (const [what, path, width, opener, layer] of [
  ["a menu", "/about", DESK, menuOf("/investors"), ":popover-open"],
  ["the side panel", "/about", PHONE, labels.openMenu, "dialog[open]"],
  ["the film", "/", DESK, filmButton, "dialog[open] video"],
  ["a popup", "/investors", PHONE, popupButton, "dialog[open]"],
  ["the cookie settings", "/terms", DESK, consent.settings, "dialog[open]"],
] as const) {
  journey(`${what} opens at an early tap, closes on Escape and returns the focus`, async (driver, open) => {
    await open(path, width, "before");
    await tap(driver, opener);
    await expectSeen(driver, layer, 1);
    await driver.actions().sendKeys(Key.ESCAPE).perform();
    await expectSeen(driver, layer, 0);
    const isFocused = (element: Element) => element === document.activeElement;
    expect(await driver.executeScript(isFocused, await control(driver, opener))).toBe(true);
  });
}

journey("a dialog closes on a click outside, and a question opens by its address", async (driver, open) => {
  await open("/investors", DESK);
  await tap(driver, popupButton);
  await expectSeen(driver, "dialog[open][closedby=any]", 1);
  await driver.actions().move({ x: 5, y: 5 }).click().perform();
  await expectSeen(driver, "dialog[open]", 0);
  await open("/faq#refunds", PHONE, "before");
  await expectSeen(driver, "main details[open]", 1);
});

journey("a link changes the page without a load, and so does going back", async (driver, open) => {
  await open("/about", DESK);
  await driver.executeScript("window.isSameDocument = true");
  await tap(driver, menuOf("/pricing"));
  await expect.poll(() => driver.getTitle()).toMatch(/^Pricing/u);
  await driver.executeScript("history.back()");
  await expect.poll(() => driver.getTitle()).toMatch(/^About/u);
  expect(await driver.executeScript("return window.isSameDocument")).toBe(true);
});

journey("the form says what is wrong, and can be sent", async (driver, open) => {
  const { submit } = sectionOf("pages/contact", "contact-form");
  await open("/contact", PHONE);
  await tap(driver, submit);
  await expect.poll(() => driver.executeScript("return document.activeElement.name")).toBe("name");
  const message = { name: "Ada Lovelace", email: "ada@webkit.example", message: "Please show us the marketplace." };
  for (const [name, words] of Object.entries(message)) await driver.findElement(By.name(name)).sendKeys(words);
  await expect.poll(() => driver.executeScript("return 'grecaptcha' in window")).toBe(true);
  await tap(driver, submit);
  const text = "return document.querySelector('[role=region] li')?.innerText ?? ''";
  await expect.poll(() => driver.executeScript(text)).toContain("Your message was sent!");
});
