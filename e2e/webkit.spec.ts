/** A smoke test in WebKitGTK, Safari's engine, on a virtual screen: what depends on the browser's own menus, dialogs and questions. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "@playwright/test";
import { Builder, By, Capabilities, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { refusalCookie } from "../src/services/consent/refusal.testing";
import { freePort, WEBKIT } from "./support/programs";
import { consent, filmButton, labels, menuOf, popupButton, sectionOf } from "./support/site";
import { expect, isReady } from "./support/test";

// One window for all journeys.
test.describe.configure({ mode: "default" });
test.skip(WEBKIT === undefined, "WebKitGTK is not installed here.");

let driver: WebDriver;
const programs: ChildProcess[] = [];

test.beforeAll(async () => {
  // X chooses the number of its screen, and reports it on a pipe.
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(screen.stdio[3] ?? screen, "data")) as [Buffer];
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}` };
  programs.push(spawn(WEBKIT ?? "", [`--port=${port}`], { stdio: "ignore", env }), screen);
  const server = `http://localhost:${port}`;
  await expect(() => fetch(`${server}/status`)).toPass();
  driver = await new Builder()
    .usingServer(server)
    .withCapabilities(new Capabilities({ browserName: "MiniBrowser" }))
    .build();
});

test.afterAll(async () => {
  // The window closes before the driver has received its answer.
  await driver.quit().catch(() => undefined);
  for (const program of programs) program.kill();
});

/** The narrowest window that this browser makes, and a wide one. */
const PHONE = 447;
const DESK = 1280;

/** Opens a page, and starts its scripts unless the visitor is to be faster than they. */
const open = async (path: string, width: number, when: "before" | "after" = "after") => {
  const { baseURL = "" } = test.info().project.use;
  await driver.manage().window().setRect({ x: 0, y: 0, width, height: 844 });
  await driver.get(`${baseURL}/robots.txt`);
  await driver.manage().addCookie({ ...refusalCookie(), path: "/" });
  await driver.get(`${baseURL}${path}`);
  if (when === "after") await expect.poll(() => driver.executeScript(isReady), { message: path, timeout: 60_000 }).toBe(true);
};

/** Expects so many elements of a selector to be visible. */
const expectSeen = (selector: string, count: number) =>
  expect
    .poll(async () => {
      const found = await driver.findElements(By.css(selector));
      const shown = await Promise.all(found.map((element) => element.isDisplayed()));
      return shown.filter(Boolean).length;
    }, selector)
    .toBe(count);

/** The first visible control with this name. */
const control = async (name: string): Promise<WebElement> => {
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
const tap = async (name: string) => {
  const found = await control(name);
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
  test(`${what} opens at an early tap, closes on Escape and returns the focus`, async () => {
    await open(path, width, "before");
    await tap(opener);
    await expectSeen(layer, 1);
    await driver.actions().sendKeys(Key.ESCAPE).perform();
    await expectSeen(layer, 0);
    const isFocused = (element: Element) => element === document.activeElement;
    expect(await driver.executeScript(isFocused, await control(opener))).toBe(true);
  });
}

test("a dialog closes on a click outside, and a question opens by its address", async () => {
  await open("/investors", DESK);
  await tap(popupButton);
  await expectSeen("dialog[open][closedby=any]", 1);
  await driver.actions().move({ x: 5, y: 5 }).click().perform();
  await expectSeen("dialog[open]", 0);
  await open("/faq#refunds", PHONE, "before");
  await expectSeen("main details[open]", 1);
});

test("a link changes the page without a load, and so does going back", async () => {
  await open("/about", DESK);
  await driver.executeScript("window.isSameDocument = true");
  await tap(menuOf("/pricing"));
  await expect.poll(() => driver.getTitle()).toMatch(/^Pricing/u);
  await driver.executeScript("history.back()");
  await expect.poll(() => driver.getTitle()).toMatch(/^About/u);
  expect(await driver.executeScript("return window.isSameDocument")).toBe(true);
});

test("the form says what is wrong, and can be sent", async () => {
  const { submit } = sectionOf("pages/contact", "contact-form");
  await open("/contact", PHONE);
  await tap(submit);
  await expect.poll(() => driver.executeScript("return document.activeElement.name")).toBe("name");
  const message = { name: "Ada Lovelace", email: "ada@webkit.example", message: "Please show us the marketplace." };
  for (const [name, words] of Object.entries(message)) await driver.findElement(By.name(name)).sendKeys(words);
  await expect.poll(() => driver.executeScript("return 'grecaptcha' in window")).toBe(true);
  await tap(submit);
  const text = "return document.querySelector('[role=region] li')?.innerText ?? ''";
  await expect.poll(() => driver.executeScript(text)).toContain("Your message was sent!");
});
