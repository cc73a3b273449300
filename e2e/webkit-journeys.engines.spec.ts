/** What a visitor does with the site's controls in WebKit, Safari's engine, before its scripts arrive and after. */
import { By, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { refusalCookie } from "../src/services/consent/refusal.testing";
import { consent, filmButton, labels, menuOf, popupButton, sectionOf } from "./support/content-labels";
import { test } from "./support/engines/engine";
import { eventually, expect, isTakenOver } from "./support/test";

const PHONE = 390;
const DESK = 1280;

type When = "before" | "after";
interface Visit {
  driver: WebDriver;
  open: (path: string, width: number, when: When) => Promise<void>;
}

const journey = (title: string, walk: (visit: Visit) => Promise<void>) =>
  test(title, async ({ webKit: driver, baseURL }) => {
    test.skip(driver === undefined, "WebKitGTK is not installed here.");
    if (!driver) return;
    const open = async (path: string, width: number, when: When) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height: 844 });
      await driver.get(`${baseURL}/robots.txt`);
      await driver.manage().addCookie({ ...refusalCookie(), path: "/" });
      await driver.get(`${baseURL}${path}`);
      if (when === "before") await driver.executeScript("for (const late of document.querySelectorAll('[data-late]')) late.remove()");
      else await eventually.poll(() => driver.executeScript(isTakenOver), path).toBe(true);
    };
    await walk({ driver, open });
    expect(await driver.executeScript("return window.faults")).toEqual([]);
  });

/** The visible elements of a selector. */
const seen = async (driver: WebDriver, selector: string): Promise<WebElement[]> => {
  const found = await driver.findElements(By.css(selector));
  const shown = await Promise.all(found.map((element) => element.isDisplayed()));
  return found.filter((_, index) => shown[index]);
};

/** What a visitor types into the form, by field. */
const MESSAGE = [
  ["name", "Ada Lovelace"],
  ["email", "ada@engines.example"],
  ["message", "Please show us the marketplace."],
] as const;

const CONTROLS = "button, a[href], summary, label, [role=tab]";

/** The first visible control with this name. */
const control = async (driver: WebDriver, name: string): Promise<WebElement> => {
  const find = (controls: string, wanted: string) =>
    [...document.querySelectorAll<HTMLElement>(controls)].find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        (element.getAttribute("aria-label") ?? element.innerText.trim()) === wanted,
    );
  const found = await driver.executeScript<WebElement | null>(find, CONTROLS, name);
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
const press = (driver: WebDriver, key: string) => driver.actions().sendKeys(key).perform();
const isFocused = async (driver: WebDriver, name: string) =>
  driver.executeScript<boolean>((element: Element) => element === document.activeElement, await control(driver, name));
const text = (driver: WebDriver, selector: string) =>
  driver.executeScript<string>((part: string) => document.querySelector<HTMLElement>(part)?.innerText ?? "", selector);

const LAYERS = [
  ["a menu", "/about", DESK, menuOf("/investors"), ":popover-open"],
  ["the side panel", "/about", PHONE, labels.openMenu, "dialog[open]"],
  ["the film", "/", DESK, filmButton, "dialog[open] video"],
  ["a popup", "/investors", PHONE, popupButton, "dialog[open]"],
  ["the cookie settings", "/terms", DESK, consent.settings, "dialog[open]"],
] as const;

for (const when of ["before", "after"] as const) {
  test.describe(`${when} the scripts`, () => {
    for (const [what, path, width, opener, layer] of LAYERS) {
      journey(`${what} opens, closes on Escape, returns the focus, and opens again`, async ({ driver, open }) => {
        await open(path, width, when);
        await tap(driver, opener);
        await expect.poll(async () => (await seen(driver, layer)).length).toBe(1);
        if (layer === ":popover-open") expect((await driver.findElement(By.css(layer)).getRect()).height).toBeLessThan(600);
        await press(driver, Key.ESCAPE);
        await expect.poll(async () => (await seen(driver, layer)).length).toBe(0);
        expect(await isFocused(driver, opener)).toBe(true);
        await tap(driver, opener);
        await expect.poll(async () => (await seen(driver, layer)).length).toBe(1);
      });
    }

    journey("a dialog closes on a click outside", async ({ driver, open }) => {
      await open("/investors", DESK, when);
      await tap(driver, popupButton);
      await expect.poll(async () => (await seen(driver, "dialog[open][closedby=any]")).length).toBe(1);
      await driver.actions().move({ x: 5, y: 5 }).click().perform();
      await expect.poll(async () => (await seen(driver, "dialog[open]")).length).toBe(0);
    });

    journey("a question opens, and its address opens it", async ({ driver, open }) => {
      await open("/faq#refunds", PHONE, when);
      await expect.poll(async () => (await seen(driver, "main details[open]")).length).toBe(1);
      await (await seen(driver, "main details:not([open]) > summary"))[0]?.click();
      await expect.poll(async () => (await seen(driver, "main details[open]")).length).toBe(2);
    });
  });
}

journey("a link changes the page without a load, and so does going back", async ({ driver, open }) => {
  await open("/about", DESK, "after");
  await driver.executeScript("window.isSameDocument = true");
  await tap(driver, menuOf("/pricing"));
  await expect.poll(() => driver.getTitle()).toMatch(/^Pricing/u);
  await tap(driver, menuOf("/investors"));
  await driver.executeScript("history.back()");
  await expect.poll(() => driver.getTitle()).toMatch(/^About/u);
  expect(await seen(driver, ":popover-open")).toHaveLength(0);
  expect(await driver.executeScript("return window.isSameDocument")).toBe(true);
});

journey("a link to a place far down another page leads there", async ({ driver, open }) => {
  const { anchor } = sectionOf("pages/pricing", "pricing-table");
  await open("/about", DESK, "after");
  await driver.executeScript((href: string) => {
    document.querySelector("main a")?.setAttribute("href", href);
    document.querySelector<HTMLElement>("main a")?.click();
  }, `/pricing#${anchor}`);
  await eventually
    .poll(() =>
      driver.executeScript<number>("return Math.abs(document.getElementById(arguments[0])?.getBoundingClientRect().top ?? 9999)", anchor),
    )
    .toBeLessThan(100);
});

journey("the form says what is wrong, and can be sent", async ({ driver, open }) => {
  const { submit } = sectionOf("pages/contact", "contact-form");
  await open("/contact", PHONE, "after");
  await tap(driver, submit);
  await expect.poll(() => driver.executeScript("return document.activeElement.name")).toBe("name");
  for (const [name, words] of MESSAGE) await driver.findElement(By.name(name)).sendKeys(words);
  await eventually.poll(() => driver.executeScript("return 'grecaptcha' in window")).toBe(true);
  await tap(driver, submit);
  await expect.poll(() => text(driver, "[role=region] li")).toContain("Your message was sent!");
});

journey("a page from the browser's cache continues where it was", async ({ driver, open }) => {
  await open("/faq", DESK, "after");
  // WebKit does not cache a page that is still loading, and drops any when memory runs short.
  await expect(async () => {
    const search = (await seen(driver, "input[type=search]"))[0];
    await search?.clear();
    await search?.sendKeys("refund");
    await expect.poll(async () => (await seen(driver, "main mark")).length).toBeGreaterThan(0);
    await driver.executeScript("addEventListener('pageshow', ({ persisted }) => { window.persisted = persisted })");
    await driver.executeScript("location.href = '/terms'");
    await expect.poll(() => driver.getTitle()).toMatch(/^Terms/u);
    await driver.executeScript("history.back()");
    await expect.poll(() => driver.getTitle()).not.toMatch(/^Terms/u);
    await expect.poll(() => driver.executeScript("return window.persisted"), { timeout: 3000 }).toBe(true);
  }).toPass();
  expect((await seen(driver, "main mark")).length).toBeGreaterThan(0);
  await tap(driver, consent.settings);
  await expect.poll(async () => (await seen(driver, "dialog[open]")).length).toBe(1);
});
