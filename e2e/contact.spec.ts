/** The contact form and its toast. What needs no browser is in the unit tests of `sections/ContactForm` and `components/Toast`. */
import type { Page, Route } from "@playwright/test";
import { expectAccessible, tabTo } from "./support/accessibility";
import { consent, labels, sectionOf } from "./support/site";
import { expect, footerLink, withholdScripts, MESSAGE, openPage, test, useScripts, writeMessage } from "./support/test";

const CONTACT_US = "**/user/api/v2/contact-us";

const form = sectionOf("pages/contact", "contact-form");
const SENT = `${labels.notificationSuccess} Your message was sent! We'll be in touch soon.`;
const FAILED = `${labels.notificationError} Something went wrong. Please try again later.`;

const field = (page: Page, name: "name" | "email" | "userCompany" | "message") =>
  page.getByRole("textbox", { name: form.fields[name].label });
const subject = (page: Page) => page.getByRole("combobox", { name: form.fields.subject.label });
const send = (page: Page) => page.getByRole("button", { name: form.submit });
const toast = (page: Page) => page.getByRole("region", { name: `${labels.notifications} (F8)` }).getByRole("listitem");

const botCheckArrives = (page: Page) => page.waitForFunction(() => window.grecaptcha !== undefined);

const expectTyped = async (page: Page) => {
  for (const [name, words] of Object.entries(MESSAGE)) await expect(page.locator(`[name=${name}]`)).toHaveValue(words);
};

const openForm = async (page: Page) => {
  await openPage(page, "/contact");
  await writeMessage(page);
  await botCheckArrives(page);
};

test("errors are told and mended with the keyboard alone", { tag: "@firefox" }, async ({ page }) => {
  await openPage(page, "/contact");
  await tabTo(page, field(page, "name"));
  await page.keyboard.type("Ada Lovelace");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ada@");
  await page.keyboard.press("Enter");
  await expect(field(page, "email")).toHaveAccessibleDescription(form.fields.email.invalid);
  await expect(field(page, "email")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("End");
  // Some browsers convert such an address before a script sees it, and others do not. The space cannot be seen.
  for (const text of ["münchen.de\u00A0", "Engines", "Tech", "Please show us the marketplace."]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await botCheckArrives(page);
  await page.keyboard.press("Enter");
  await expect(page.locator("form").getByText(form.success)).toBeInViewport();
  await expect(field(page, "name")).toHaveValue("");
  await expect(subject(page)).toHaveValue("General Inquiry");
  await expectAccessible(page);
});

test("the toast is reached and closed with the keyboard alone", { tag: "@firefox" }, async ({ page }) => {
  await openForm(page);
  await send(page).press("Enter");
  // At once, because a toast that has the focus stays.
  await expect(toast(page)).toHaveText(SENT);
  await expect(send(page)).toBeFocused();
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await expect(toast(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toast(page)).toBeHidden();
  await expect(send(page)).toBeFocused();
});

test("the subject is a general inquiry, also after a page with a form of its own", async ({ page }) => {
  await openPage(page, "/faq");
  await page.getByRole("main").locator("a[href='/contact']").click();
  await expect(subject(page)).toHaveValue("General Inquiry");
});

test.describe("a failing platform", () => {
  test.use({ expectedFaults: [/contact-us/u] });

  test("is told by the button, and the input is kept, on other pages too", async ({ page }) => {
    await page.route(CONTACT_US, (route) => route.abort("connectionreset"), { times: 1 });
    await openForm(page);
    await subject(page).selectOption("Enterprise Sales");
    await send(page).click();
    await footerLink(page, "/about").click();
    await expect(page).toHaveURL("/about");
    await page.goBack();
    await expectTyped(page);
    await expect(subject(page)).toHaveValue("Enterprise Sales");
    await expect(page.locator("form").getByText(form.failureInstead).getByRole("link")).toBeVisible();
    await expectAccessible(page);
    await send(page).click();
    await expect(toast(page)).toHaveText(SENT);
  });

  test("is told on whatever page the visitor is, in a toast above all that opens, which a swipe closes", async ({ page }) => {
    const unanswered: Route[] = [];
    await page.route(CONTACT_US, (route) => void unanswered.push(route));
    await openForm(page);
    await send(page).click();
    await expect(page.getByRole("button", { name: form.submitting })).toHaveAttribute("aria-disabled", "true");
    await expectAccessible(page);
    await footerLink(page, "/about").click();
    await expect(page).toHaveURL("/about");
    await expect.poll(() => unanswered).toHaveLength(1);
    await unanswered[0]?.abort("connectionreset");
    await expect(toast(page)).toHaveText(FAILED);
    // A pointer that rests on it stops its clock.
    await toast(page).hover({ position: { x: 30, y: 20 } });
    await page.getByRole("button", { name: consent.settings }).press("Enter");
    // Neither inert nor below the dialog.
    await toast(page).hover({ position: { x: 31, y: 20 } });
    await expectAccessible(page);
    await page.getByRole("dialog").getByRole("button", { name: labels.close }).and(page.locator("[command=close]")).press("Enter");
    await expect(page.getByRole("dialog")).toBeHidden();
    for (const distance of [45, 60]) {
      await toast(page).hover({ position: { x: 30, y: 20 } });
      const { x = 0, y = 0 } = (await toast(page).boundingBox()) ?? {};
      await page.mouse.down();
      await page.mouse.move(x + 30 + distance, y + 20, { steps: 2 });
      await page.mouse.up();
      await expect(toast(page).and(page.locator("[data-state=open]"))).toHaveCount(distance < 50 ? 1 : 0);
    }
  });
});

test("the input is still there for a visitor who comes back from another site", async ({ page }) => {
  await openForm(page);
  await subject(page).selectOption("Demo Request");
  // Chromium records a page's input only once a second; no visitor leaves within the same second.
  await page.waitForTimeout(1_500);
  await page.goto("/login");
  await page.goBack();
  await useScripts(page);
  await expectTyped(page);
  await expect(subject(page)).toHaveValue("Demo Request");
  await expect(field(page, "message")).toHaveAccessibleDescription(labels.charactersLeft.replace("[n]", "219"));
});

test.describe("before scripts have arrived", () => {
  test.use({ expectedFaults: [/Recaptcha not yet available/u] });

  test("the input and the focus are kept, and a submit is answered once, and sends nothing", async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    const botChecks: Route[] = [];
    await page.route("**/mock/recaptcha/api.js*", (route) => void botChecks.push(route));
    const release = await withholdScripts(page);
    await page.goto("/contact", { waitUntil: "commit" });
    await writeMessage(page);
    await send(page).dblclick();
    await expect(page).toHaveURL(/\/contact\/?$/u);
    await field(page, "message").focus();
    release();
    await expect.poll(() => complaints).toEqual(["Recaptcha not yet available"]);
    await expectTyped(page);
    await botChecks[0]?.continue();
    await botCheckArrives(page);
    await send(page).click();
    await expect(toast(page)).toHaveText(SENT);
  });
});

for (const [what, addresses] of [
  ["the scripts", "**/app-*.js"],
  ["the page's data", "**/page-data/*/page-data.json"],
] as const) {
  test.describe(`without ${what}`, () => {
    test.use({ expectedFaults: [/\.js|500|not found|We couldn't load/u] });

    test("the message is released, and the e-mail address is offered", async ({ page }) => {
      await page.route(addresses, (route) => route.fulfill({ status: 500 }));
      await page.clock.install();
      await page.goto("/contact");
      await writeMessage(page);
      await send(page).click();
      await page.clock.runFor(25_000);
      await expect(page.getByRole("alert").getByRole("link")).toBeInViewport();
      await expect(send(page)).not.toHaveAttribute("aria-busy", "true");
      await expectTyped(page);
    });
  });
}
