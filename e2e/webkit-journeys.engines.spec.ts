/** What a visitor does with the site's controls in WebKit, Safari's engine, before its scripts arrive and after. */
import { By, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { refusalCookie } from "../src/services/consent/refusal.testing";
import { consent, filmButton, labels, menuOf, offers, popupButton, sectionOf, withSlots } from "./support/content-labels";
import { test } from "./support/engines/engine";
import { suitePath } from "./support/site";
import { eventually, expect, isTakenOver } from "./support/test";

const secondOffer = sectionOf("pages/home", "products").tabs[1]?.heading ?? "";

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

/** WebKit's driver does not wait for smooth scrolling to what is clicked. */
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

/** How many elements of a selector are visible, as [visible, all]. */
const share = (driver: WebDriver, selector: string) =>
  driver.executeScript<[number, number]>((parts: string) => {
    const all = [...document.querySelectorAll(parts)];
    return [
      all.filter((part) => part.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().height > 0).length,
      all.length,
    ];
  }, selector);

/** The chosen picture of the first slideshow, counted from 0. */
const slide = (driver: WebDriver) =>
  driver.executeScript<number>(
    "return [...document.querySelectorAll('#our-products [aria-roledescription] > [type=radio]')].findIndex(({ checked }) => checked)",
  );

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

    journey("the second product's tab shows what it offers", async ({ driver, open }) => {
      await open("/", PHONE, when);
      await tap(driver, offers.secondTab);
      await expect.poll(() => text(driver, "#our-products")).toContain(secondOffer);
    });

    journey("the slideshow shows the picture that is chosen", async ({ driver, open }) => {
      await open("/", DESK, when);
      const [, second] = await driver.findElements(By.css("#our-products [aria-roledescription] > [type=radio]"));
      expect(await second?.getAttribute("aria-label")).toMatch(withSlots(labels.showSlide, { n: 2 }));
      await second?.click();
      await expect.poll(() => slide(driver)).toBe(1);
      const picture = "#our-products [aria-roledescription] > [type=radio]:checked + * img";
      await expect.poll(async () => (await seen(driver, picture)).length).toBe(1);
    });

    journey("a question opens, and its address opens it", async ({ driver, open }) => {
      await open("/faq#refunds", PHONE, when);
      await expect.poll(async () => (await seen(driver, "main details[open]")).length).toBe(1);
      await (await seen(driver, "main details:not([open]) > summary"))[0]?.click();
      await expect.poll(async () => (await seen(driver, "main details[open]")).length).toBe(2);
    });
  });
}

journey("the slideshow runs by itself, and stops once paused", async ({ driver, open }) => {
  await open("/", DESK, "after");
  // Its clock runs faster from here on, once motion is allowed.
  await driver.executeScript("const start = setInterval; setInterval = (run, time) => start(run, time / 20)");
  await driver.executeScript("webkit.messageHandlers.motion.postMessage(true)");
  try {
    const pause = await driver.findElement(By.css("#our-products [aria-roledescription] [type=checkbox]"));
    // A new window notices the change, but its styles keep hiding the control until something else changes them.
    await expect.poll(() => driver.executeScript("return matchMedia('(prefers-reduced-motion: reduce)').matches")).toBe(false);
    await driver.executeScript("document.documentElement.style.setProperty('--motion', 'welcome')");
    await expect.poll(() => pause.isDisplayed()).toBe(true);
    await driver.executeScript((control: Element) => control.scrollIntoView({ block: "center", behavior: "instant" }), pause);
    await expect.poll(() => slide(driver)).toBeGreaterThan(0);
    await pause.click();
    const shown = await slide(driver);
    await driver.sleep(600);
    expect(await slide(driver)).toBe(shown);
  } finally {
    await driver.executeScript("webkit.messageHandlers.motion.postMessage(false)");
  }
});

const ON_PAPER = [
  ["every answer", "/faq", "main details p"],
  ["what every tab offers", "/", "#our-products :is(h3, h4)"],
  ["every step", "/fund-managers", "main [id^=step-]"],
] as const;

for (const [what, path, parts] of ON_PAPER) {
  journey(`on paper there is ${what}`, async ({ driver, open }) => {
    await open(path, DESK, "after");
    const [shown, all] = await share(driver, parts);
    expect(shown).toBeLessThan(all);
    // The driver cannot print: the print rules apply on the screen instead.
    await driver.executeScript(() => {
      for (const sheet of document.styleSheets)
        for (const rule of sheet.cssRules)
          if (rule instanceof CSSMediaRule)
            rule.media.mediaText = rule.media.mediaText.replace(/\bscreen\b/u, "not all").replace(/\bprint\b/u, "all");
    });
    expect(await share(driver, parts)).toEqual([all, all]);
  });
}

journey("the workflow viewer goes on, and shows all", async ({ driver, open }) => {
  await open("/fund-managers", DESK, "after");
  await tap(driver, labels.next);
  await expect.poll(() => text(driver, "main")).toMatch(/Step 2 of/iu);
  await tap(driver, labels.showAllSteps);
  await expect.poll(() => text(driver, "main")).toMatch(/Hide All Steps/u);
});

journey("the questions are searched", async ({ driver, open }) => {
  await open("/faq", DESK, "after");
  const questions = (await seen(driver, "main summary")).length;
  await (await seen(driver, "input[type=search]"))[0]?.sendKeys("refund");
  await expect.poll(async () => (await seen(driver, "main mark")).length).toBeGreaterThan(0);
  expect((await seen(driver, "main summary")).length).toBeLessThan(questions);
});

journey("a page changes without a load, and back again", async ({ driver, open }) => {
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

journey("the form says what is wrong, and sends", async ({ driver, open }) => {
  const { submit } = sectionOf("pages/contact", "contact-form");
  await open("/contact", PHONE, "after");
  await tap(driver, submit);
  await expect.poll(() => driver.executeScript("return document.activeElement.name")).toBe("name");
  for (const [name, words] of MESSAGE) await driver.findElement(By.name(name)).sendKeys(words);
  await eventually.poll(() => driver.executeScript("return 'grecaptcha' in window")).toBe(true);
  await tap(driver, submit);
  await expect.poll(() => text(driver, "[role=region] li")).toContain("Your message was sent!");
});

journey("a form refused by the platform says so, and keeps the input", async ({ driver, open }) => {
  const { submit, failure } = sectionOf("pages/contact", "contact-form");
  await open("/contact", PHONE, "after");
  await eventually.poll(() => driver.executeScript("return 'grecaptcha' in window")).toBe(true);
  for (const [name, words] of MESSAGE) await driver.findElement(By.name(name)).sendKeys(words);
  await driver.executeScript("window.fetch = () => Promise.resolve(new Response('', { status: 503 }))");
  await tap(driver, submit);
  await expect.poll(() => text(driver, "[role=region] li")).toContain(failure);
  for (const [name, words] of MESSAGE) expect(await driver.findElement(By.name(name)).getAttribute("value")).toBe(words);
});

journey("under reduced motion nothing moves, and no loop is fetched", async ({ driver, open }) => {
  for (const path of ["/", suitePath]) {
    await open(path, DESK, "after");
    const running = "return document.getAnimations().filter(({ playState }) => playState === 'running').length";
    await expect.poll(() => driver.executeScript(running), path).toBe(0);
    expect(
      await driver.executeScript("return performance.getEntriesByType('resource').filter(({ name }) => /\\.(mp4|webm)/.test(name))"),
    ).toEqual([]);
  }
});

journey("a page from the browser's cache resumes where it was", async ({ driver, open }) => {
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
