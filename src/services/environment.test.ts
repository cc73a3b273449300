import { readFileSync } from "node:fs";
import { join } from "node:path";
import { environmentProblems, isForLaunch } from "./environment";

const NAMES = [
  "GATSBY_API_BASE_URL",
  "GATSBY_PLATFORM_BASE_URL",
  "GATSBY_MEDIA_BASE_URL",
  "GATSBY_RECAPTCHA_SITE_KEY",
  "GATSBY_RECAPTCHA_SCRIPT_URL",
  "GATSBY_ANALYTICS_MEASUREMENT_ID",
  "GATSBY_CSP_REPORT_URL",
  "SITE_ENV",
];

describe("a value that can be used", () => {
  it("is none at all, for every variable", () => {
    expect(environmentProblems({})).toEqual([]);
    expect(environmentProblems(Object.fromEntries(NAMES.map((name) => [name, ""])))).toEqual([]);
  });

  it.each([
    ["GATSBY_API_BASE_URL", "https://api.example.com"],
    ["GATSBY_API_BASE_URL", "http://localhost:9000/api/"],
    ["GATSBY_PLATFORM_BASE_URL", "/platform"],
    ["GATSBY_MEDIA_BASE_URL", "https://cdn.example.com/site"],
    ["GATSBY_RECAPTCHA_SITE_KEY", "6Lc_a-B9"],
    ["GATSBY_RECAPTCHA_SCRIPT_URL", "https://www.recaptcha.net/recaptcha/api.js"],
    ["GATSBY_RECAPTCHA_SCRIPT_URL", "/recaptcha/api.js"],
    ["GATSBY_ANALYTICS_MEASUREMENT_ID", "G-AB12CD34EF"],
    ["GATSBY_CSP_REPORT_URL", "https://reports.example.com/csp?site=1"],
    ["GATSBY_CSP_REPORT_URL", "/reports"],
    ["SITE_ENV", "production"],
  ])("%s=%s", (name, value) => {
    expect(environmentProblems({ [name]: value })).toEqual([]);
  });
});

describe("a value that cannot be used", () => {
  it.each([
    ["GATSBY_API_BASE_URL", "api.example.com"],
    ["GATSBY_CSP_REPORT_URL", "http://reports.example.com/csp"],
    ["GATSBY_CSP_REPORT_URL", "https://reports.example.com/; script-src x"],
    ["GATSBY_API_BASE_URL", "//api.example.com"],
    ["GATSBY_API_BASE_URL", "https://"],
    ["GATSBY_API_BASE_URL", "https://api.example.com?key=1"],
    ["GATSBY_PLATFORM_BASE_URL", "ftp://platform.example.com"],
    ["GATSBY_PLATFORM_BASE_URL", "javascript:alert(1)"],
    ["GATSBY_MEDIA_BASE_URL", "https://cdn.example.com/#x"],
    ["GATSBY_MEDIA_BASE_URL", "/media with spaces"],
    ["GATSBY_RECAPTCHA_SITE_KEY", "<key>"],
    ["GATSBY_RECAPTCHA_SCRIPT_URL", "recaptcha/api.js"],
    ["GATSBY_RECAPTCHA_SCRIPT_URL", "data:text/javascript,1"],
    ["GATSBY_ANALYTICS_MEASUREMENT_ID", "UA-12345-6"],
    ["GATSBY_ANALYTICS_MEASUREMENT_ID", "g-ab12"],
    ["SITE_ENV", "Production"],
    ["SITE_ENV", "staging"],
  ])("is named with its variable and a way to mend it: %s=%s", (name, value) => {
    expect(environmentProblems({ [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} is "${value.replace(/[()?]/gu, "\\$&")}", which cannot be used\\. [A-Z].+\\.$`, "u")),
    ]);
  });

  it("is named for each variable, all at once", () => {
    const problems = environmentProblems(Object.fromEntries(NAMES.map((name) => [name, "not a value"])));
    expect(problems.map((problem) => problem.split(" ")[0])).toEqual(NAMES);
  });
});

it.each([
  ["production", true],
  ["", false],
  [undefined, false],
])("SITE_ENV=%s makes a build for the public: %s", (value, expected) => {
  expect(isForLaunch({ SITE_ENV: value })).toBe(expected);
});

describe("the environment", () => {
  const load = async (variables: Record<string, string>) => {
    const before = process.env;
    process.env = { ...before, ...variables };
    try {
      let loaded: typeof import("./environment") | undefined;
      await jest.isolateModulesAsync(async () => {
        loaded = await import("./environment");
      });
      return loaded?.environment;
    } finally {
      process.env = before;
    }
  };

  it("leaves what is not set empty, which means the same origin, and asks Google for the bot check", async () => {
    expect(await load(Object.fromEntries(NAMES.map((name) => [name, ""])))).toEqual({
      apiBaseUrl: "",
      platformBaseUrl: "",
      mediaBaseUrl: "",
      recaptchaSiteKey: "",
      recaptchaScriptUrl: "https://www.google.com/recaptcha/api.js",
      analyticsMeasurementId: "",
    });
  });

  it("takes base addresses without a / at the end, so that paths can be put behind them", async () => {
    expect(await load({ GATSBY_API_BASE_URL: "https://api.example.com//", GATSBY_PLATFORM_BASE_URL: "/platform/" })).toMatchObject({
      apiBaseUrl: "https://api.example.com",
      platformBaseUrl: "/platform",
    });
  });

  it("is documented, variable by variable", () => {
    const documented = readFileSync(join(__dirname, "../../.env.example"), "utf8");
    expect(documented.match(/^[A-Z_]+(?==$)/gmu)).toEqual(NAMES);
  });
});
