import { readFileSync } from "node:fs";
import { join } from "node:path";
import { environmentAdvice, environmentProblems } from "./check-environment";
import { rules } from "./rules";

const NAMES = rules.map(({ name }) => name);
const KEY = { GATSBY_RECAPTCHA_SITE_KEY: "6Lc_a-B90123456789012345" };

/** One variable's problems. The script's address is checked together with a site key. */
const problemsOf = (name: string, value: string, others = {}): string[] =>
  environmentProblems({ ...(name === "GATSBY_RECAPTCHA_SCRIPT_URL" && KEY), ...others, [name]: value });

describe("a valid value", () => {
  it("may be missing or empty, for every variable", () => {
    expect(environmentProblems({})).toEqual([]);
    expect(environmentProblems(Object.fromEntries(NAMES.map((name) => [name, ""])))).toEqual([]);
  });

  it.each([
    ["GATSBY_API_BASE_URL", "http://localhost:9000/api/"],
    ["GATSBY_PLATFORM_BASE_URL", "/platform"],
    ["GATSBY_MEDIA_BASE_URL", "https://cdn.example.com/site"],
    ["GATSBY_RECAPTCHA_SITE_KEY", "6Lc_a-B90123456789012345"],
    ["GATSBY_RECAPTCHA_SCRIPT_URL", "/recaptcha/api.js"],
    ["GATSBY_CSP_REPORT_URL", "https://reports.example.com/csp?site=1"],
  ])("%s=%s", (name, value) => {
    expect(problemsOf(name, value)).toEqual([]);
  });
});

describe("an invalid value", () => {
  it.each([
    ["GATSBY_API_BASE_URL", "api.example.com"],
    ["GATSBY_CSP_REPORT_URL", "https://reports.example.com/; script-src x"],
    ["GATSBY_API_BASE_URL", "//api.example.com"],
    ["GATSBY_API_BASE_URL", "https://*.acme.com"],
    ["GATSBY_MEDIA_BASE_URL", "https://cdn.acme.com/a b"],
    ["GATSBY_API_BASE_URL", "https://api.example.com?key=1"],
    ["GATSBY_PLATFORM_BASE_URL", "javascript:alert(1)"],
    ["GATSBY_PLATFORM_BASE_URL", "https://app.acme.com/login"],
    ["GATSBY_PLATFORM_BASE_URL", "/platform/registration/investor/"],
    ["GATSBY_MEDIA_BASE_URL", "https://cdn.example.com/#x"],
    ["GATSBY_RECAPTCHA_SITE_KEY", "abc"],
    ["GATSBY_RECAPTCHA_SCRIPT_URL", "recaptcha/api.js"],
    ["GATSBY_RECAPTCHA_SCRIPT_URL", "https://www.google.com/recaptcha/api.js?hl=en"],
    ["GATSBY_ANALYTICS_MEASUREMENT_ID", "UA-12345-6"],
    ["SITE_ENV", "Production"],
  ])("is reported with its variable and a remedy: %s=%s", (name, value) => {
    const { fix } = rules.find((rule) => rule.name === name) ?? { fix: "?" };
    expect(problemsOf(name, value)).toEqual([`${name} is "${value}", which cannot be used. ${fix}`]);
  });

  it.each([
    ["SITE_ENV", "production ", 'SITE_ENV is "production ", with white space around it. Remove the white space.'],
    ["GATSBY_API_BASE_URL", "\t", 'GATSBY_API_BASE_URL is "\t", with white space around it. Remove the white space.'],
    ["SITE_ENV", '"production"', 'SITE_ENV is "production", and the quotes count as part of it. Remove them.'],
    [
      "GATSBY_API_BASE_URL",
      "https://user:secret@api.example.com",
      "GATSBY_API_BASE_URL contains a user name or password, which every page would reveal. Write it as https://api.example.com.",
    ],
    [
      "GATSBY_CSP_REPORT_URL",
      "https://token@reports.example.com/csp",
      "GATSBY_CSP_REPORT_URL contains a user name or password, which every page would reveal. Write it as https://reports.example.com/csp.",
    ],
  ])("contains something unintended: %s=%s", (name, value, sentence) => {
    expect(problemsOf(name, value)).toEqual([sentence]);
  });
});

describe("the two variables of the bot check", () => {
  it.each([
    [
      { GATSBY_RECAPTCHA_SCRIPT_URL: "https://www.recaptcha.net/recaptcha/api.js" },
      "GATSBY_RECAPTCHA_SCRIPT_URL is set and GATSBY_RECAPTCHA_SITE_KEY is not, so the contact form could not send messages. Set both, or neither.",
    ],
    [
      { GATSBY_RECAPTCHA_SITE_KEY: "mock" },
      "GATSBY_RECAPTCHA_SITE_KEY and GATSBY_RECAPTCHA_SCRIPT_URL must both be the provider's, or both be left empty: the local mock accepts no other key.",
    ],
    [
      { ...KEY, GATSBY_RECAPTCHA_SCRIPT_URL: "/mock/recaptcha/api.js" },
      "GATSBY_RECAPTCHA_SITE_KEY and GATSBY_RECAPTCHA_SCRIPT_URL must both be the provider's, or both be left empty: the local mock accepts no other key.",
    ],
  ])("must match each other: %j", (variables, sentence) => {
    expect(environmentProblems(variables)).toEqual([sentence]);
  });
});

describe("a public build", () => {
  const PUBLIC = { SITE_ENV: "production" };

  it.each([
    ["GATSBY_API_BASE_URL", "https://api.dealmere.com"],
    ["GATSBY_PLATFORM_BASE_URL", "/platform"],
    ["GATSBY_RECAPTCHA_SCRIPT_URL", "https://www.recaptcha.net/recaptcha/api.js"],
  ])("accepts %s=%s", (name, value) => {
    expect(problemsOf(name, value, PUBLIC)).toEqual([]);
  });

  it.each([
    ["GATSBY_API_BASE_URL", "http://api.dealmere.com", "and browsers refuse plain http in a page served over https. Write https"],
    ["GATSBY_API_BASE_URL", "http://localhost:9000", "and visitors cannot reach localhost. Write the real host"],
    ["GATSBY_MEDIA_BASE_URL", "https://cdn.dealmere.example", "and visitors cannot reach cdn.dealmere.example. Write the real host"],
    ["GATSBY_PLATFORM_BASE_URL", "https://app.dealmere.test/", "and visitors cannot reach app.dealmere.test. Write the real host"],
    ["GATSBY_API_BASE_URL", "https://[fd00::5]", "and visitors cannot reach [fd00::5]. Write the real host"],
  ])("refuses %s=%s", (name, value, reason) => {
    expect(problemsOf(name, value, PUBLIC)).toEqual([`${name} is "${value}", ${reason}, or leave SITE_ENV empty.`]);
  });

  it("refuses the local mocks", () => {
    const mocks = { GATSBY_RECAPTCHA_SITE_KEY: "mock", GATSBY_RECAPTCHA_SCRIPT_URL: "/mock/recaptcha/api.js" };
    expect(environmentProblems(mocks)).toEqual([]);
    expect(environmentProblems({ ...mocks, ...PUBLIC })).toEqual(
      Object.entries(mocks).map(
        ([name, value]) =>
          `${name} is "${value}", which only works with this project's local server. Write the provider's, or leave SITE_ENV empty.`,
      ),
    );
  });
});

describe("a misspelt name", () => {
  const MISSPELT = { GATSBY_API_BASEURL: "", gatsby_media_base_url: "", SITE_EVN: "", STIE_ENV: "" };
  const SENTENCES = [
    "GATSBY_API_BASEURL is not a variable of this site. Did you mean `GATSBY_API_BASE_URL`?",
    "gatsby_media_base_url is not a variable of this site. Did you mean `GATSBY_MEDIA_BASE_URL`?",
    "SITE_EVN is not a variable of this site. Did you mean `SITE_ENV`?",
    "STIE_ENV is not a variable of this site. Did you mean `SITE_ENV`?",
  ];

  it("is reported without stopping a build, and other programs' variables are not", () => {
    expect(
      environmentAdvice({
        ...MISSPELT,
        GATSBY_CPU_COUNT: "2",
        GATSBY_LOGGER: "",
        GATSBY_ANALYTICS_ID: "G-1",
        SITE_NAME: "x",
        SITE_URL: "x",
        PATH: "/",
      }),
    ).toEqual([...SENTENCES, "GATSBY_ANALYTICS_ID is not a variable of this site. Did you mean `GATSBY_ANALYTICS_MEASUREMENT_ID`?"]);
    expect(environmentProblems(MISSPELT)).toEqual([]);
  });

  it("stops a public build, and one that was meant to be public", () => {
    expect(environmentProblems({ ...MISSPELT, SITE_ENV: "production" })).toEqual(SENTENCES);
    expect(environmentProblems({ SITE_EVN: "production" })).toEqual(SENTENCES.slice(2, 3));
    expect(environmentAdvice({ SITE_EVN: "production" })).toEqual([]);
  });
});

it("documents every variable", () => {
  const documented = readFileSync(join(__dirname, "../../.env.example"), "utf8");
  expect(documented.match(/^[A-Z_]+(?==$)/gmu)).toEqual(NAMES);
});

it.each([
  ["GATSBY_RECAPTCHA_SITE_KEY", "YOUR_SITE_KEY_OF_GOOGLE"],
  ["GATSBY_ANALYTICS_MEASUREMENT_ID", "G-XXXXXXXXXX"],
])("a public build refuses placeholders from examples: %s=%s", (name, value) => {
  expect(problemsOf(name, value)).toEqual([]);
  expect(problemsOf(name, value, { SITE_ENV: "production" })).toEqual([
    `${name} is "${value}", which is an example value. Write the real one, or leave SITE_ENV empty.`,
  ]);
});
