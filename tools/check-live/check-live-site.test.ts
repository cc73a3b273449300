import { startLocalServer } from "../../src/services/local-server.testing";
import { askSite, type LiveAnswer } from "./ask-site";
import { checkLiveSite } from "./check-live-site";

const NOW = new Date("2026-11-22T12:00:00Z");
const HEADERS = {
  "content-security-policy": "default-src 'none'",
  "strict-transport-security": "max-age=1",
  "x-content-type-options": "nosniff",
};

const page: LiveAnswer = { status: 200, headers: HEADERS, body: "" };
const inOrder: Readonly<Record<string, LiveAnswer>> = {
  "/": page,
  "/about": page,
  "/about/": { ...page, status: 301, headers: { location: "/about" } },
  "/sitemap-0.xml": { ...page, body: "<loc>https://main.example/</loc><loc>https://main.example/about</loc>" },
  "/.well-known/security.txt": { ...page, body: "Contact: mailto:a@main.example\nExpires: 2027-11-22T00:00:00Z\n" },
};

const check = (changes: Readonly<Record<string, Partial<LiveAnswer>>> = {}) =>
  checkLiveSite(async (path) => ({ ...(inOrder[path] ?? { ...page, status: 404 }), ...changes[path] }), NOW);

it("finds no problem with a healthy site, and counts the days until security.txt expires", async () => {
  expect(await check()).toEqual({ problems: [], pages: 2, daysLeft: 364 });
});

it.each([
  [{ "/about": { status: 404 } }, "/about returns 404 although the sitemap lists it."],
  [{ "/": { headers: { ...HEADERS, "content-security-policy": undefined } } }, "/ is served without content-security-policy."],
  [
    { "/": { headers: { "content-security-policy": "" } }, "/about": { headers: { "content-security-policy": "" } } },
    "/ is served without strict-transport-security. The same applies to 1 other page.",
    "/ is served without x-content-type-options. The same applies to 1 other page.",
  ],
  [{ "/about/": page }, "/about/ returns 200 instead of redirecting to /about."],
  [{ "/no-page-has-this-address": { status: 200 } }, "/no-page-has-this-address returns 200 instead of 404."],
  [{ "/sitemap-0.xml": { body: "" } }, "/sitemap-0.xml lists no page."],
  [{ "/.well-known/security.txt": { body: "" } }, "/.well-known/security.txt does not say when it expires."],
  [
    { "/.well-known/security.txt": { body: "Expires: 2026-12-04T13:00:00Z" } },
    "/.well-known/security.txt expires in 12 days. Build and release again.",
  ],
  [
    { "/.well-known/security.txt": { body: "Expires: 2026-11-22T00:00:00Z" } },
    "/.well-known/security.txt has expired. Build and release again.",
  ],
])("reports what is wrong: %j", async (changes, ...sentences) => {
  expect((await check(changes)).problems).toEqual(sentences);
});

it("contacts another machine under the site's name, and follows no redirect", async () => {
  const { origin, close } = await startLocalServer(({ url, headers }, response) =>
    response.writeHead(301, { location: `${headers.host ?? ""}${url ?? ""}` }).end("moved"),
  );
  const answer = await askSite(new URL("http://main.example"), new URL(origin).host)("/about?a");
  await close();

  expect([answer.status, answer.headers.location, answer.body]).toEqual([301, "main.example/about?a", "moved"]);
});
