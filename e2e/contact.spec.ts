/** The contact form and its toast (R9, R7.6 to R7.10). */
import type { Locator, Page, Request, Route } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { demo, labels, mobileDemoLabel, sectionOf } from "./support/content-labels";
import { lookAtStop, tabTo } from "./support/keyboard";
import { expect, holdScripts, openPage, stopClock, test, useScripts } from "./support/test";

const CONTACT_US = "/user/api/v2/contact-us";
const BOT_CHECK = "/mock/recaptcha/api.js";
const SENT = "Your message was sent! We'll be in touch soon.";
const FAILED = "Something went wrong. Please try again later.";

/** The console message and the failed request to expect when the contact call fails. */
const FAILED_CALL = /contact-us|ERR_INTERNET_DISCONNECTED/u;

const form = sectionOf("pages/contact", "contact-form");
const left = (count: number) => labels.charactersLeft.replace("[n]", String(count));

const field = (page: Page, name: "name" | "email" | "userCompany" | "message") =>
  page.getByRole("textbox", { name: form.fields[name].label });
const subject = (page: Page) => page.getByRole("combobox", { name: form.fields.subject.label });
const send = (page: Page) => page.getByRole("button", { name: form.submit });
const notifications = (page: Page) => page.getByRole("region", { name: `${labels.notifications} (F8)` });
const toast = (page: Page) => notifications(page).getByRole("listitem");

/** Records the contact messages that the page sends from now on. */
const watchMessages = (page: Page): Request[] => {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(CONTACT_US)) requests.push(request);
  });
  return requests;
};

const botCheckArrives = (page: Page) => page.waitForFunction(() => window.grecaptcha !== undefined);

const fillIn = async (page: Page) => {
  await field(page, "name").fill("Ada Lovelace");
  await field(page, "email").fill("ada@engines.example");
  await field(page, "message").fill("Please show us the marketplace.");
  await botCheckArrives(page);
};

const expectTyped = async (page: Page) => {
  await expect(field(page, "name")).toHaveValue("Ada Lovelace");
  await expect(field(page, "email")).toHaveValue("ada@engines.example");
  await expect(field(page, "message")).toHaveValue("Please show us the marketplace.");
};

const swipe = async (page: Page, what: Locator, distance: number) => {
  const { x = 0, y = 0 } = (await what.boundingBox()) ?? {};
  await page.mouse.move(x + 30, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 30 + distance / 2, y + 20);
  await page.mouse.move(x + 30 + distance, y + 20);
  await page.mouse.up();
};

test.describe("sending", () => {
  test("posts the five fields with a token, confirms it, and clears the form", async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: "XSRF-TOKEN", value: "cross-site", url: baseURL ?? "" }]);
    const messages = watchMessages(page);
    await openPage(page, "/contact");
    await expectAccessible(page);
    await fillIn(page);
    await field(page, "userCompany").fill("Engines");
    await subject(page).selectOption("Partnership Support");
    await send(page).click();

    await expect(toast(page)).toHaveText(`${labels.notificationSuccess} ${SENT}`);
    await expectAccessible(page);
    const token = await page.evaluate(() => sessionStorage.getItem("recaptchaToken"));
    expect(token).toMatch(/submit_form/u);
    expect(messages.map((message) => message.postDataJSON() as unknown)).toEqual([
      {
        name: "Ada Lovelace",
        email: "ada@engines.example",
        userCompany: "Engines",
        subject: "Partnership Support",
        message: "Please show us the marketplace.",
        reCaptchaToken: token,
      },
    ]);
    expect(await messages[0]?.headerValue("x-xsrf-token")).toBe("cross-site");

    await expect(page.getByText(form.confirmation.text)).toBeInViewport();
    await expect(page.getByText(form.confirmation.sent.replace("[subject]", "Partnership Support"))).toBeInViewport();
    await page.getByRole("button", { name: form.confirmation.again }).click();
    await expect(field(page, "name")).toBeFocused();
    for (const name of ["name", "email", "userCompany", "message"] as const) await expect(field(page, name)).toHaveValue("");
    await expect(subject(page)).toHaveValue("General Inquiry");
    await expect(field(page, "message")).toHaveAccessibleDescription(left(250));
  });

  test("works with the keyboard alone", { tag: "@any-screen" }, async ({ page }) => {
    await openPage(page, "/contact");
    await tabTo(page, field(page, "name"));
    await page.keyboard.type("Ada Lovelace");
    await page.keyboard.press("Tab");
    await page.keyboard.type("ada@engines.example");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Engines");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Tech");
    await expect(subject(page)).toHaveValue("Technical Support");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Please show us the marketplace.");
    await page.keyboard.press("Tab");
    await expect(send(page)).toBeFocused();
    await botCheckArrives(page);
    await page.keyboard.press("Enter");

    await expect(toast(page)).toHaveText(`${labels.notificationSuccess} ${SENT}`);
    const confirmation = page.locator(":focus", { hasText: form.confirmation.heading });
    await expect(confirmation).toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: form.confirmation.again })).toBeFocused();
    expect(await page.evaluate(lookAtStop)).toMatchObject({ faults: [] });
    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await expect(toast(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(toast(page).getByRole("button", { name: labels.close })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toast(page)).toBeHidden();
    await expect(page.getByRole("button", { name: form.confirmation.again })).toBeFocused();
  });
});

test.describe("a failing platform", { tag: "@any-screen" }, () => {
  test.use({ expectedFaults: [FAILED_CALL] });

  // `src/services/contact-us.test.ts` covers other failures.
  test("says so, keeps the input, and sends at the next attempt", async ({ page }) => {
    const unanswered: Route[] = [];
    await page.route(`**${CONTACT_US}`, (route) => void unanswered.push(route), { times: 1 });
    await openPage(page, "/contact");
    await fillIn(page);
    await subject(page).selectOption("Enterprise Sales");
    await send(page).click();
    await expect(page.getByRole("button", { name: form.submitting })).toHaveAttribute("aria-disabled", "true");
    await expectAccessible(page);

    await expect.poll(() => unanswered).toHaveLength(1);
    await unanswered[0]?.abort("connectionreset");
    await expect(toast(page)).toHaveText(`${labels.notificationError} ${FAILED}`);
    await expectAccessible(page);
    await expectTyped(page);
    await expect(subject(page)).toHaveValue("Enterprise Sales");

    await send(page).click();
    await expect(toast(page)).toHaveText(`${labels.notificationSuccess} ${SENT}`);
  });
});

test.describe("a bot check that cannot be loaded", { tag: "@any-screen" }, () => {
  test.use({ expectedFaults: [/recaptcha/iu] });

  test("sends nothing, logs it on the console, keeps the input, and is requested again", async ({ page }) => {
    const messages = watchMessages(page);
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    await page.route(`**${BOT_CHECK}*`, (route) => route.abort());
    await openPage(page, "/contact");
    await field(page, "name").fill("Ada Lovelace");
    await field(page, "email").fill("ada@engines.example");
    await field(page, "message").fill("Please show us the marketplace.");
    await send(page).click();

    await expect.poll(() => complaints).toContain("Recaptcha not yet available");
    // A request that is pending while its route is removed is never answered.
    await expect(page.locator("form[method=dialog]")).toHaveAttribute("aria-busy", "false");
    await expect(notifications(page)).toBeHidden();
    await expectTyped(page);
    expect(messages).toEqual([]);
    await expect(page.getByRole("main").locator("a[href^='mailto:']:visible")).toHaveCount(1);
    await expectAccessible(page, "main");

    await page.unroute(`**${BOT_CHECK}*`);
    await send(page).click();
    await expect(toast(page)).toHaveText(`${labels.notificationSuccess} ${SENT}`);
  });
});

test.describe("a subject", () => {
  test("in a link is selected, from another page and from this one, and the input is kept", async ({ page, isMobile }) => {
    await openPage(page, "/pricing");
    // On a phone, plans must be unfolded.
    await page.locator("main details").evaluateAll((plans) => plans.forEach((plan) => plan.toggleAttribute("open", true)));
    await tabTo(page, page.locator("a[href*='subject=Enterprise']").filter({ visible: true }).first());
    await page.keyboard.press("Enter");
    await expect(subject(page)).toHaveValue("Enterprise Sales");
    await field(page, "name").fill("Ada Lovelace");

    if (isMobile) await page.getByRole("button", { name: labels.openMenu }).click();
    await page.getByRole("link", { name: isMobile ? mobileDemoLabel : demo.label, exact: true }).click();
    await expect(subject(page)).toHaveValue("Demo Request");
    await expect(field(page, "name")).toHaveValue("Ada Lovelace");
  });
});

test("the input is still there for a visitor who comes back from another site", { tag: "@any-screen" }, async ({ page }) => {
  await openPage(page, "/contact?subject=Enterprise%20Sales");
  await fillIn(page);
  await subject(page).selectOption("Demo Request");
  // Chromium records a page's input only once a second; no visitor leaves within the same second.
  await page.waitForTimeout(1_500);
  await page.goto("/login");
  await page.goBack();
  await useScripts(page);

  await expectTyped(page);
  await expect(subject(page)).toHaveValue("Demo Request");
  await expect(field(page, "message")).toHaveAccessibleDescription(left(219));
});

test("the toast is closed only by a swipe of more than 50 pixels to the right", { tag: "@any-screen" }, async ({ page }) => {
  await openPage(page, "/contact");
  await fillIn(page);
  // The clock advances only on command, however slow the machine. The bot check answers in a task of its own.
  await stopClock(page);
  await send(page).click();
  await expect(async () => {
    await page.clock.runFor(1);
    expect(await toast(page).isVisible()).toBe(true);
  }).toPass();
  await swipe(page, toast(page), 45);
  await swipe(page, toast(page), -80);
  await expect(toast(page)).toHaveAttribute("data-state", "open");

  await swipe(page, toast(page), 60);
  await expect(toast(page)).toBeHidden();
});

test.describe("before scripts have arrived", { tag: "@any-screen" }, () => {
  /** Opens the page and fills in the form while its scripts are held back, until the returned function is called. */
  const fillInWithoutScripts = async (page: Page, address = "/contact") => {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: "commit" });
    await field(page, "name").fill("Ada Lovelace");
    await field(page, "email").fill("ada@engines.example");
    await field(page, "message").pressSequentially("Please show us the marketplace.");
    return release;
  };

  test("the input and the subject are kept, and can be sent once the scripts have arrived", async ({ page }) => {
    const release = await fillInWithoutScripts(page, "/contact?subject=Demo%20Request");
    await expect(subject(page)).toHaveValue("Demo Request");
    await subject(page).selectOption("Technical Support");
    await field(page, "message").focus();
    release();
    await useScripts(page);
    await expect(field(page, "message")).toBeFocused();
    await expect(subject(page)).toHaveValue("Technical Support");
    await page.keyboard.type(" Soon.");
    await expect(field(page, "message")).toHaveValue("Please show us the marketplace. Soon.");
    await botCheckArrives(page);
    await send(page).click();
    await expect(toast(page)).toHaveText(`${labels.notificationSuccess} ${SENT}`);
  });

  test.describe("a message", () => {
    // It is submitted before the bot check has arrived, and has to wait for that too.
    test.use({ expectedFaults: [/Recaptcha not yet available/u] });

    test("that is sent by a double tap is acknowledged, and is sent once when they have loaded", async ({ page }) => {
      const messages = watchMessages(page);
      const release = await fillInWithoutScripts(page);
      await send(page).dblclick();
      await expect(page.getByRole("button", { name: form.submitting, exact: true })).toBeVisible();
      await expectTyped(page);
      await expectAccessible(page, "main");
      expect(messages).toEqual([]);

      release();
      await expect(toast(page)).toHaveText(`${labels.notificationSuccess} ${SENT}`);
      expect(messages.map((message) => (message.postDataJSON() as { name: string }).name)).toEqual(["Ada Lovelace"]);
    });
  });
});

test.describe("when scripts fail to load", { tag: "@any-screen" }, () => {
  test.use({ expectedFaults: [/\.js|Recaptcha not yet available/u] });

  test("the message is released: the e-mail address is offered, and the button can be used again", async ({ page }) => {
    await page.route("**/app-*.js", (route) => route.abort());
    await page.goto("/contact");
    await field(page, "name").fill("Ada Lovelace");
    await field(page, "email").fill("ada@engines.example");
    await field(page, "message").fill("Please show us the marketplace.");
    await send(page).click();

    await expect(page.getByRole("alert").getByRole("link")).toBeInViewport();
    await expect(send(page)).toBeVisible();
    await expectTyped(page);
    await expectAccessible(page, "main");
    await page.unroute("**/app-*.js");
    await send(page).click();
    await expect(toast(page)).toHaveText(`${labels.notificationSuccess} ${SENT}`);
    await expect(page.getByRole("alert")).toBeHidden();
  });
});
