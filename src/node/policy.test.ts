import { readEnvironment } from "../services/environment";
import { contentSecurityPolicy } from "./policy";

const policyOf = (variables: Record<string, string> = {}, reportUrl = "") =>
  contentSecurityPolicy({ scriptHashes: ["sha256-AAA="], environment: readEnvironment(variables), reportUrl });

const sourcesOf = (policy: string, directive: string): string[] | undefined =>
  policy
    .split("; ")
    .map((text) => text.split(" "))
    .find(([name]) => name === directive)
    ?.slice(1);

it("names no other host if none is configured, but allows pictures from any", () => {
  expect(policyOf()).toBe(
    [
      "default-src 'self'",
      "object-src 'none'",
      "script-src 'self' 'sha256-AAA='",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: https:",
      "media-src 'self'",
      "font-src 'self' data:",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "upgrade-insecure-requests",
    ].join("; "),
  );
});

it("allows calls to the API, and films from the media host", () => {
  const policy = policyOf({ GATSBY_API_BASE_URL: "https://api.example.com/base/", GATSBY_MEDIA_BASE_URL: "https://media.example.com" });

  expect(sourcesOf(policy, "connect-src")).toEqual(["'self'", "https://api.example.com"]);
  expect(sourcesOf(policy, "media-src")).toEqual(["'self'", "https://media.example.com"]);
  expect(sourcesOf(policy, "script-src")).toEqual(["'self'", "'sha256-AAA='"]);
});

it("allows pictures from a host without TLS only if it is configured", () => {
  const policy = policyOf({ GATSBY_MEDIA_BASE_URL: "http://localhost:4000" });

  expect(sourcesOf(policy, "img-src")).toEqual(["'self'", "data:", "https:", "http://localhost:4000"]);
});

describe("the bot check", () => {
  it("is allowed if there is a site key, and only its script's folder", () => {
    const policy = policyOf({ GATSBY_RECAPTCHA_SITE_KEY: "key" });

    expect(sourcesOf(policy, "script-src")?.slice(2)).toEqual(["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"]);
    expect(sourcesOf(policy, "frame-src")).toEqual(["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"]);
    expect(sourcesOf(policy, "connect-src")).toEqual(["'self'", "https://www.google.com/recaptcha/"]);
  });

  it("may use the provider's alternative host", () => {
    const policy = policyOf({
      GATSBY_RECAPTCHA_SITE_KEY: "key",
      GATSBY_RECAPTCHA_SCRIPT_URL: "https://www.recaptcha.net/recaptcha/api.js",
    });

    expect(sourcesOf(policy, "script-src")?.slice(2)).toEqual([
      "https://www.recaptcha.net/recaptcha/",
      "https://www.gstatic.cn/recaptcha/",
    ]);
    expect(policy).not.toContain("www.google.com");
  });

  it("needs no other source if it is our own mock", () => {
    expect(policyOf({ GATSBY_RECAPTCHA_SITE_KEY: "key", GATSBY_RECAPTCHA_SCRIPT_URL: "/mock/recaptcha/api.js" })).toBe(policyOf());
  });
});

it("allows analytics if there is a measurement ID, but no frames", () => {
  const policy = policyOf({ GATSBY_ANALYTICS_MEASUREMENT_ID: "G-ABC" });

  expect(sourcesOf(policy, "script-src")?.slice(2)).toEqual(["https://*.googletagmanager.com"]);
  expect(sourcesOf(policy, "connect-src")).toContain("https://*.google-analytics.com");
  expect(sourcesOf(policy, "frame-src")).toBeUndefined();
});

it("reports to the configured address", () => {
  expect(policyOf({}, "https://reports.example.com/csp")).toMatch(/; report-uri https:\/\/reports\.example\.com\/csp; report-to csp$/u);
});

it("rejects an address that would change the policy", () => {
  expect(() => policyOf({ GATSBY_API_BASE_URL: "https://api.example.com;script-src" })).toThrow("cannot name");
  expect(() => policyOf({}, "https://a.example/;script-src *")).toThrow("cannot name");
});
