/** Failures between the first byte and the next page: no action is lost or performed twice. */
import { popupButton, sectionOf } from "./support/content-labels";
import { expect, footerLink, isSameDocument, markDocument, openPage, test, useScripts } from "./support/test";

const form = sectionOf("pages/contact", "contact-form");

test.describe("a new deployment under an open page", () => {
  test.use({ expectedFaults: [/\b404\b|ChunkLoadError|Loading chunk|MIME type|page resources/u] });

  test("loads the next page in full when its code is gone", async ({ page }) => {
    let isGone = true;
    await page.route("**/component---src-templates-page-*.js", (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
    await page.route(
      (url) => url.pathname === "/pricing",
      (route) => {
        isGone = false;
        return route.continue();
      },
    );
    await openPage(page, "/terms");
    await markDocument(page);
    await footerLink(page, "/pricing").click();

    await expect(page).toHaveTitle(/^Pricing/u);
    await useScripts(page);
    expect(await isSameDocument(page)).toBe(false);
    await expect(page).toHaveURL("/pricing");
  });
});

test("a double tap while the scripts load opens the control once, and leaves it open", async ({ page }) => {
  await page.goto("/investors", { waitUntil: "commit" });
  await page.getByRole("button", { name: popupButton, exact: true }).dblclick();
  await useScripts(page);
  await expect(page.getByRole("dialog")).toBeInViewport();
});

test.describe("an outage of all page data", () => {
  test.use({ expectedFaults: [/500|not found|We couldn't load/u] });

  test("is not made worse by endless requests, and after a while the e-mail address is offered", async ({ page }) => {
    let asked = 0;
    await page.route("**/page-data/*/page-data.json", (route) => {
      asked++;
      return route.fulfill({ status: 500 });
    });
    await page.clock.install();
    await page.goto("/contact");
    const send = page.getByRole("button", { name: form.submit });
    await send.click();
    await expect(send).toHaveAttribute("aria-busy", "true");
    await page.clock.runFor(25_000);
    await expect(page.getByRole("alert").getByRole("link")).toBeInViewport();
    await expect(send).not.toHaveAttribute("aria-busy", "true");
    expect(asked).toBeLessThan(10);
  });
});

test("an address with a mangled fragment shows its page, on arrival and later", { tag: "@firefox" }, async ({ page }) => {
  await openPage(page, "/faq?from=letter#%FF");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL("/faq?from=letter");
  await page.evaluate(() => {
    window.location.hash = "#%E0%A4%A";
  });
  await expect(page).toHaveURL("/faq?from=letter");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
