/** What the site's content security policy blocks; every journey checks that it blocks nothing of the site's own. */
import type { BrowserContext } from "@playwright/test";
import { expect, openPage, test } from "./support/test";

/** Collects what the policy blocks on every page of a context, as `directive address`. */
const recordViolations = async (context: BrowserContext): Promise<string[]> => {
  const violations: string[] = [];
  await context.exposeFunction("reportViolation", (violation: string) => violations.push(violation));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
        `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  return violations;
};

test.use({ expectedFaults: [/Content Security Policy|violates|csp|evil\.example|404/iu] });

test("no foreign code runs: an inline script, an event handler, a javascript: address, another host's script", async ({
  page,
  context,
}) => {
  const violations = await recordViolations(context);
  await openPage(page, "/about");
  await page.evaluate(() => {
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
  await expect.poll(() => violations.length).toBeGreaterThan(7);

  expect(await page.evaluate(() => "hasRun" in window)).toBe(false);
  for (const directive of ["script-src-elem", "script-src-attr", "frame-src", "object-src", "base-uri", "form-action", "connect-src"]) {
    expect.soft(violations.join("\n")).toContain(directive);
  }
});
