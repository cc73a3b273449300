/** A smoke test in WebKitGTK, Safari's engine, on a virtual screen: what depends on the browser's own menus, dialogs and questions. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "@playwright/test";
import { Builder, By, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { WEBKIT } from "./support/programs";
import { LAYERS, popupButton, sectionOf } from "./support/site";
import { expect, isReady, MESSAGE, refusalCookie } from "./support/test";

// One window for all journeys.
test.describe.configure({ mode: "default" });
test.skip(WEBKIT === undefined, "WebKitGTK is not installed here.");

let screen: ChildProcess;
let service: DriverService;
let browser: WebDriver;

test.beforeAll(async () => {
  // X chooses the number of its screen, and reports it.
  const { stdout } = (screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]));
  const [number] = (await once(stdout, "data")) as [Buffer];
  process.env.DISPLAY = `:${String(number).trim()}`;
  service = new DriverService.Builder(WEBKIT ?? "").setLoopback(true).build();
  const server = await service.start();
  browser = await new Builder().usingServer(server).forBrowser("MiniBrowser").build();
});

// The browser ends with its screen.
test.afterAll(async () => {
  screen.kill();
  await service.kill();
});

/** The narrowest window that this browser makes, and a wide one. */
const PHONE = 447;
const DESK = 1280;

/** Opens a page, and starts its scripts unless the visitor is to be faster than they. */
const open = async (path: string, width: number, when: "before" | "after" = "after") => {
  const { baseURL = "" } = test.info().project.use;
  await browser.manage().window().setRect({ x: 0, y: 0, width, height: 844 });
  await browser.get(`${baseURL}/robots.txt`);
  await browser.manage().addCookie(refusalCookie());
  await browser.get(`${baseURL}${path}`);
  if (when === "after") await expect.poll(() => browser.executeScript(isReady), { message: path, timeout: 60_000 }).toBe(true);
};

/** Expects so many elements of a selector to be visible. */
const expectSeen = (selector: string, count: number) => {
  const countSeen = (wanted: string) =>
    [...document.querySelectorAll(wanted)].filter((element) => element.checkVisibility({ visibilityProperty: true })).length;
  return expect.poll(() => browser.executeScript(countSeen, selector), selector).toBe(count);
};

/** Clicks the first visible control with this name after scrolling in one step: WebKit's driver does not wait for smooth scrolling. */
const tap = async (name: string): Promise<WebElement> => {
  const find = (wanted: string) => {
    const found = [...document.querySelectorAll<HTMLElement>("button, a[href], summary, label, [role=tab]")].find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        (element.getAttribute("aria-label") ?? element.innerText.trim().split("\n")[0]) === wanted,
    );
    found?.scrollIntoView({ block: "nearest", behavior: "instant" });
    return found;
  };
  const control = await browser.executeScript<WebElement | null>(find, name);
  if (!control) throw new Error(`No control named ${name} is visible.`);
  await control.click();
  return control;
};

for (const [what, path, opener, layer, isPhone] of LAYERS) {
  test(`${what} opens at an early tap, closes on Escape and returns the focus`, async () => {
    await open(path, isPhone ? PHONE : DESK, "before");
    const control = await tap(opener);
    await expectSeen(layer, 1);
    await browser.actions().sendKeys(Key.ESCAPE).perform();
    await expectSeen(layer, 0);
    expect(await browser.switchTo().activeElement().getId()).toBe(await control.getId());
  });
}

test("a dialog closes on a click outside, and a question opens by its address", async () => {
  await open("/investors", DESK);
  await tap(popupButton);
  await expectSeen("dialog[open][closedby=any]", 1);
  await browser.actions().move({ x: 5, y: 5 }).click().perform();
  await expectSeen("dialog[open]", 0);
  await open("/faq#refunds", PHONE, "before");
  await expectSeen("main details[open]", 1);
});

test("the form says what is wrong, and can be sent", async () => {
  const { submit } = sectionOf("pages/contact", "contact-form");
  await open("/contact", PHONE);
  await tap(submit);
  await expect.poll(() => browser.switchTo().activeElement().getAttribute("name")).toBe("name");
  for (const [name, words] of Object.entries(MESSAGE)) await browser.findElement(By.name(name)).sendKeys(words);
  await expect.poll(() => browser.executeScript("return 'grecaptcha' in window")).toBe(true);
  await tap(submit);
  const text = "return document.querySelector('[role=region] li')?.innerText ?? ''";
  await expect.poll(() => browser.executeScript(text)).toContain("Your message was sent!");
});
