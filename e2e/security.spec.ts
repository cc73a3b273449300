/** What the site's content security policy blocks; every journey checks that it blocks nothing of the site's own. */
import { expect, openPage, test } from "./support/test";

test.use({ expectedFaults: [/Content Security Policy|violates|csp|evil\.example|404/iu] });

test("no foreign code runs: an inline script, an event handler, a javascript: address, another host's script", async ({ page }) => {
  await openPage(page, "/about");
  await page.evaluate(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => violations.push(effectiveDirective));
    const add = (name: string, attributes: Record<string, string>, text = "") => {
      const element = document.createElement(name);
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
      element.textContent = text;
      document.body.append(element);
      return element;
    };
    add("script", {}, "window.hasRun = 'inline'");
    add("img", { src: "/no-such-picture", onerror: "window.hasRun = 'handler'" });
    add("a", { href: "javascript:window.hasRun='link'" }).click();
    add("script", { src: "https://evil.example/script.js" });
    add("iframe", { src: "https://evil.example/" });
    add("object", { data: "https://evil.example/" });
    add("base", { href: "https://evil.example/" });
    add("form", { action: "https://evil.example/", method: "post" });
    document.forms.item(document.forms.length - 1)?.submit();
    void fetch("https://evil.example/").catch(() => undefined);
  });
  const violations = () => page.evaluate<string[]>("violations");
  await expect.poll(async () => (await violations()).length).toBeGreaterThan(7);

  expect(await page.evaluate(() => "hasRun" in window)).toBe(false);
  for (const directive of ["script-src-elem", "script-src-attr", "frame-src", "object-src", "base-uri", "form-action", "connect-src"]) {
    expect.soft(await violations()).toContain(directive);
  }
});
