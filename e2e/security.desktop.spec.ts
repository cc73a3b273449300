/** The site's content security policy, and what it stops. That it stops nothing of the site's own: `pages.engines.spec.ts`. */
import { readFileSync } from "node:fs";
import type { BrowserContext } from "@playwright/test";
import { LONGEST_LINE, readHeadersFile } from "../src/publishing/headers/headers-file";
import { STRICT_TRANSPORT } from "../src/publishing/headers/site-headers";
import { builtPaths, mainHost } from "./support/site";
import { expect, openPage, test } from "./support/test";

/** Collects what the policy stops on every page of a context, as `directive address`. */
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

test("the policy is one for all answers, strict, and short enough for every host", async ({ request }) => {
  const policies = new Set<string | undefined>();
  for (const path of [...builtPaths, "/nowhere", "/about/", "/robots.txt"]) {
    policies.add((await request.get(path, { maxRedirects: 0 })).headers()["content-security-policy"]);
  }
  const [policy = "", ...others] = policies;
  const directives = new Map(policy.split("; ").map((text) => [text.split(" ")[0], text.split(" ").slice(1)]));

  expect(others).toEqual([]);
  expect(directives.get("default-src")).toEqual(["'none'"]);
  expect(directives.get("frame-ancestors")).toEqual(["'none'"]);
  expect(directives.get("base-uri")).toEqual(["'self'"]);
  expect(directives.get("form-action")).toEqual(["'self'"]);
  expect(directives.get("script-src")?.filter((source) => source !== "'self'" && !/^'sha256-|^https:/u.test(source))).toEqual([]);
  // Of everything that can be configured, the tests set only analytics.
  const hosts = [...new Set(policy.match(/\bhttps?:\/\/[^ ;]+/gu))];
  expect(
    hosts.filter(
      (host) =>
        !/^https:\/\/(\*\.)?(google-analytics|analytics\.google|googletagmanager|g\.doubleclick|www\.google)\.(com|net)$/u.test(host),
    ),
  ).toEqual([]);
  expect(policy).not.toContain("unsafe-eval");
  expect(policy.match(/unsafe-inline/gu)).toHaveLength(1);

  const lines = readFileSync("public/_headers", "utf8").split("\n");
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(LONGEST_LINE);
});

test("every script of ours carries the hash of its content", () => {
  for (const path of builtPaths) {
    const html = readFileSync(`public${path === "/" ? "" : path}/index.html`, "utf8");
    const tags = html.match(/<script[^>]* src=[^>]*>/gu) ?? [];

    expect(tags.length).toBeGreaterThan(2);
    expect(tags.filter((tag) => !/ integrity="sha384-[\w+/=]{64}"/u.test(tag))).toEqual([]);
  }
});

test("files for programs are there", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain(`Sitemap: https://${mainHost}/sitemap-index.xml`);
  expect((await request.get("/sitemap-index.xml")).status()).toBe(200);

  const security = await (await request.get("/.well-known/security.txt")).text();
  const [, expires = ""] = /^Expires: (.+)$/mu.exec(security) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(security).toMatch(/^Contact: mailto:\S+@\S+$/mu);
  expect(security).toContain(`Canonical: https://${mainHost}/.well-known/security.txt`);
  // RFC 9116 requires less than a year; a build that is a year old should not be online.
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThanOrEqual(366);
});

test("every answer of the local server has the headers of public/_headers", async ({ request }) => {
  const {
    "Strict-Transport-Security": transport,
    "Content-Security-Policy": policy,
    ...others
  } = readHeadersFile(readFileSync("public/_headers", "utf8"));
  expect(transport).toBe(STRICT_TRANSPORT);
  for (const path of ["/", "/about", "/nowhere", "/robots.txt", "/page-data/index/page-data.json", "/about/"]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    for (const [name, value] of Object.entries(others)) expect.soft(headers[name.toLowerCase()], `${path} ${name}`).toBe(value);
    // http://localhost has no https.
    expect.soft(`${headers["content-security-policy"] ?? ""}; upgrade-insecure-requests`, path).toBe(policy);
    expect.soft(headers["strict-transport-security"], path).toBeUndefined();
  }
});

test.describe("what is not ours", () => {
  test.use({ expectedFaults: [/Content Security Policy|integrity|violates|csp|evil\.example|404/iu] });

  test("does not run: an inline script, an event handler, a javascript: address, another host's script, eval", async ({
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
    // Later, because what the test itself evaluates is exempt.
    const evaluated = page.evaluate(
      () =>
        new Promise((resolve) => {
          setTimeout(() => {
            try {
              // eslint-disable-next-line @typescript-eslint/no-implied-eval -- that it is refused is what is tested
              resolve(typeof new Function("return 'ran'"));
            } catch {
              resolve("refused");
            }
          });
        }),
    );
    await expect.poll(() => violations.length).toBeGreaterThan(7);

    expect(await evaluated).toBe("refused");
    expect(await page.evaluate(() => "hasRun" in window)).toBe(false);
    for (const directive of ["script-src-elem", "script-src-attr", "frame-src", "object-src", "base-uri", "form-action", "connect-src"]) {
      expect.soft(violations.join("\n")).toContain(directive);
    }
  });

  test("a script of ours that was changed in transit is refused", async ({ page }) => {
    await page.route("**/app-*.js", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `window.hasRun = true;${await response.text()}` });
    });
    const refused = page.waitForEvent("console", (message) => message.text().includes("integrity"));
    await page.goto("/about");
    await refused;

    expect(await page.evaluate(() => "hasRun" in window)).toBe(false);
    // The text is still there.
    await expect(page.locator("h1")).toBeVisible();
  });
});
