/** Everything a stranger can send: nothing of it runs, nothing leaks, the page and the server stay up. The inputs stand in the tables. */
import type { Page } from "@playwright/test";
import { sendRaw, statusOf } from "./raw-request";
import { expect, openPage, test } from "./test";

/** Each would set `window.hasRun`, or open a dialog, if it ran. */
const SCRIPTS = [
  "<script>window.hasRun=1</script>",
  '"><img src=x onerror="window.hasRun=1">',
  "<svg/onload=window.hasRun=1>",
  "javascript:window.hasRun=1",
  "'-alert(1)-'",
  "{{constructor.constructor('alert(1)')()}}",
  "${alert(1)}",
  "</title><script>alert(1)</script>",
  "\u202Etxt.exe\u0000\uFFFF",
];

const ADDRESSES = [
  ...["/faq?q=", "/contact?subject=", "/?q=", "/pricing#", "/faq#", "/no-such-page#"].flatMap((start) =>
    SCRIPTS.slice(0, 2).map((script) => start + encodeURIComponent(script)),
  ),
  "/faq?q=%E0%A4%A",
  "/faq?q=%00",
  "/faq?q=(((((.*%2B%5B%5C",
  `/faq?q=${"a".repeat(1_500)}`,
  "/faq?q=a&q=b&q[]=c",
  "/contact?__proto__[hasRun]=1&constructor[prototype][hasRun]=1",
  "/contact?subject=__proto__",
  "/contact?subject=%E0%A4%A",
  "/faq#%E0%A4%A",
  "/faq#%",
  "/faq#__proto__",
  "/terms#%22%5D%5B%5C",
  "/about#<img src=x onerror=window.hasRun=1>",
  "/about#:~:text=<script>",
];

/** Whether anything has run or was left on the page that could; a dialog fails by never being closed. */
const expectNothingRan = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => "hasRun" in window || "hasRun" in {})).toBe(false);
  const suspects = page.locator(
    "a[href^='javascript:' i], a[href^='data:' i], a[href^='vbscript:' i], [onerror], [onload], img[src^='javascript:' i], img[src='x'], iframe",
  );
  await expect(suspects).toHaveCount(0);
};

const refuseDialogs = (page: Page): string[] => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
};

test("scripts typed into the contact form arrive as text and run nowhere", async ({ page }) => {
  const dialogs = refuseDialogs(page);
  await openPage(page, "/contact");
  const [name, company, ...others] = SCRIPTS.map((script) => script.slice(0, 40));
  const message = others.join(" ");
  await page.locator("form [name=name]").fill(name ?? "");
  await page.locator("form [name=email]").fill("ada@example.com");
  await page.locator("form [name=userCompany]").fill(company ?? "");
  await page.locator("form [name=message]").fill(message);
  await page.waitForFunction(() => window.grecaptcha !== undefined);
  const sending = page.waitForRequest("**/user/api/v2/contact-us");
  await page.locator("form [type=submit]").click();

  expect((await sending).postDataJSON()).toMatchObject({ name, userCompany: company, message });
  await expect(page.locator("form [name=message]")).toHaveValue("");
  await expectNothingRan(page);
  expect(dialogs).toEqual([]);
});

test("a script for an e-mail address is refused in words and not repeated as HTML", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await openPage(page, "/contact");
  for (const script of SCRIPTS) {
    await page.locator("form [name=email]").fill(script);
    await page.locator("form [type=submit]").click();
    await expect(page.locator("form [name=email]")).toHaveAttribute("aria-invalid", "true");
    await expectNothingRan(page);
  }
  expect(requests.filter((url) => url.includes("contact-us"))).toEqual([]);
});

test.describe("addresses", () => {
  test.use({ expectedFaults: [/\b404\b|page resources for .* not found/iu] });

  test("hostile queries and fragments change nothing", async ({ page }) => {
    test.setTimeout(300_000);
    const dialogs = refuseDialogs(page);
    for (const address of ADDRESSES) {
      await openPage(page, address);
      await expect(page.locator("h1"), address).toHaveCount(1);
      await expectNothingRan(page);
    }
    expect(dialogs).toEqual([]);
  });

  test("hostile fragments set while a page is open change nothing", async ({ page }) => {
    await openPage(page, "/faq");
    for (const fragment of ["#%E0%A4%A", "#%", "#<img src=x onerror=window.hasRun=1>", "#__proto__", '#"][\\']) {
      await page.evaluate((hash) => (location.hash = hash), fragment);
      await page.waitForTimeout(100);
      await expectNothingRan(page);
    }
    await page.getByRole("searchbox").fill("<img src=x onerror=window.hasRun=1>");
    await expectNothingRan(page);
    await expect(page.locator("h1")).toBeVisible();
  });
});

test.describe("the featured-in answer", () => {
  // The policy stops logos from hosts that the configuration does not name, and says so.
  test.use({ expectedFaults: [/press\.example/u] });

  const open = async (page: Page, body: string, contentType = "application/json"): Promise<void> => {
    await page.route("**/file/api/v2/public/featuredIn/", (route) => route.fulfill({ status: 200, contentType, body }));
    await openPage(page, "/");
    const answered = page.waitForResponse("**/file/api/v2/public/featuredIn/");
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
        window.scrollTo({ top, behavior: "instant" });
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    await answered;
    await page.waitForLoadState("networkidle");
  };

  test("leads nowhere but to web addresses", async ({ page }) => {
    const dialogs = refuseDialogs(page);
    const image = "/favicon.svg";
    await open(
      page,
      JSON.stringify([
        ...SCRIPTS.map((script) => ({ link: script, image: script })),
        { link: "JaVaScRiPt:window.hasRun=1", image },
        { link: " \tjavascript:window.hasRun=1", image },
        { link: "data:text/html,<script>window.hasRun=1</script>", image },
        { link: "vbscript:msgbox(1)", image },
        { link: "//press.example/relative", image: "//press.example/logo.svg" },
        {
          link: 'https://press.example/"><script>window.hasRun=1</script>',
          image: 'https://press.example/x.svg" onerror="window.hasRun=1',
        },
        { link: "https://press.example/", image: "data:image/svg+xml,<svg onload='window.hasRun=1'/>" },
        { link: { toString: "x" }, image: [] },
        { __proto__: { link: "https://press.example/", image } },
        null,
        42,
        "<script>window.hasRun=1</script>",
      ]),
    );

    const links = page.locator("a:has(img[alt^='FeaturedIn'])");
    const targets = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((target) => !target.startsWith("https://press.example/"))).toEqual([]);
    await expectNothingRan(page);
    expect(dialogs).toEqual([]);
  });

  for (const [name, body, contentType] of [
    ["a page", "<script>window.hasRun=1</script>", "text/html"],
    ["half an answer", '[{"link":"https://press.example/', "application/json"],
    ["a deep nest", "[".repeat(20_000) + "]".repeat(20_000), "application/json"],
    ["a polluting object", '{"__proto__":{"hasRun":1},"length":9}', "application/json"],
  ] as const) {
    test(`may be ${name}`, async ({ page }) => {
      await open(page, body, contentType);

      await expectNothingRan(page);
      await expect(page.locator("h1")).toHaveCount(1);
    });
  }
});

const LINE = "HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n";
const MEGABYTE = "x".repeat(1_000_000);
const post = (path: string, type: string, body: string): string =>
  `POST ${path} ${LINE}Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const CONTACT = "/user/api/v2/contact-us";

/** Whole requests as bytes on the wire, and the statuses they may get; none means that the server may hang up instead. */
const REQUESTS: readonly (readonly [name: string, request: string, statuses: readonly (number | undefined)[]])[] = [
  ["a way up", `GET /../../../../etc/passwd ${LINE}\r\n`, [404]],
  ["an encoded way up", `GET /..%2f..%2f..%2f..%2fetc%2fpasswd ${LINE}\r\n`, [404]],
  ["a way up encoded twice", `GET /%252e%252e/%252e%252e/package.json ${LINE}\r\n`, [404]],
  ["a way up with backslashes", `GET /..%5c..%5cpackage.json ${LINE}\r\n`, [404]],
  ["a way up behind static/", `GET /static/..%2f..%2fpackage.json ${LINE}\r\n`, [404]],
  ["an overlong dot", `GET /%c0%ae%c0%ae/package.json ${LINE}\r\n`, [400, 404]],
  ["NUL", `GET /about%00.html ${LINE}\r\n`, [404]],
  ["a raw NUL", `GET /about\0 ${LINE}\r\n`, [400]],
  ["a broken escape", `GET /%E0%A4%A ${LINE}\r\n`, [400]],
  ["the repository", `GET /.git/config ${LINE}\r\n`, [404]],
  ["the environment", `GET /.env ${LINE}\r\n`, [404]],
  ["the headers' file", `GET /_headers ${LINE}\r\n`, [404]],
  ["a long address", `GET /${"a".repeat(10_000)} ${LINE}\r\n`, [414]],
  ["a very long address", `GET /${"a".repeat(200_000)} ${LINE}\r\n`, [431, undefined]],
  ["a very long header", `GET / ${LINE}X-Long: ${"a".repeat(200_000)}\r\n\r\n`, [431, undefined]],
  ["ten thousand headers", `GET / ${LINE}${"X-A: b\r\n".repeat(10_000)}\r\n`, [431, undefined]],
  ["another host's address", `GET http://evil.example/about ${LINE}\r\n`, [200, 400, 404]],
  ["a tunnel", `CONNECT evil.example:443 ${LINE}\r\n`, [400, 404, 405, undefined]],
  ["an echo", `TRACE / ${LINE}\r\n`, [404, 405]],
  ["an unknown method", `BREW / ${LINE}\r\n`, [400]],
  ["a deletion", `DELETE /about ${LINE}\r\n`, [405]],
  ["a write", `PUT /index.html ${LINE}Content-Length: 1\r\n\r\nx`, [405]],
  ["a megabyte for a page", post("/about", "text/plain", MEGABYTE), [405, 413, undefined]],
  ["a megabyte of message", post(CONTACT, "application/json", JSON.stringify({ message: MEGABYTE })), [413, undefined]],
  ["a message that is no JSON", post(CONTACT, "application/json", "{"), [400]],
  ["a message as XML", post(CONTACT, "application/xml", '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'), [415]],
  ["a polluting message", post(CONTACT, "application/json", '{"__proto__":{"admin":true}}'), [400, 422]],
  ["a deep nest of a message", post(CONTACT, "application/json", "[".repeat(8_000)), [400]],
  ["two lengths", `POST ${CONTACT} ${LINE}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`, [400]],
  ["a length and pieces", `POST ${CONTACT} ${LINE}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, [400]],
  ["broken pieces", `POST ${CONTACT} ${LINE}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, [400, 415]],
  ["a fold in a header", `GET / ${LINE}X-A: b\r\n c\r\n\r\n`, [200, 400]],
  ["TLS on a plain port", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", [400, undefined]],
  ["noise", "\0\x01\x02\xff\xfe\r\n\r\n", [400, undefined]],
];

test("the local server refuses what it should, leaks nothing and stays up", async ({ request, baseURL }) => {
  const port = Number(new URL(baseURL ?? "").port);
  for (const [name, bytes, statuses] of REQUESTS) {
    const answer = await sendRaw(port, bytes);

    expect.soft(statuses, `${name}: ${answer.slice(0, 60)}`).toContain(statusOf(answer));
    expect.soft(answer, name).not.toMatch(/root:x:|"devDependencies"|node_modules|at .+\.[jt]s:\d+|\[core\]/u);
    expect.soft((await request.get("/about")).status(), `after ${name}`).toBe(200);
  }
});

test("requests that are never finished keep nobody else waiting", async ({ request, baseURL }) => {
  const port = Number(new URL(baseURL ?? "").port);
  let ended = 0;
  const hanging = Array.from({ length: 50 }, () =>
    sendRaw(port, "GET /about HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", 2_500).then(() => ended++),
  );
  expect((await request.get("/about")).status()).toBe(200);
  expect(ended).toBe(0);
  await Promise.all(hanging);
});
