import { isForLaunch } from "./environment";
import { rules } from "./rules";

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

  it("leaves missing values empty, which means the same origin, and uses Google's address for the bot check", async () => {
    expect(await load(Object.fromEntries(rules.map(({ name }) => [name, ""])))).toEqual({
      apiBaseUrl: "",
      platformBaseUrl: "",
      mediaBaseUrl: "",
      recaptchaSiteKey: "",
      recaptchaScriptUrl: "https://www.google.com/recaptcha/api.js",
      analyticsMeasurementId: "",
    });
  });

  it("removes the / at the end of base addresses, so that paths can follow", async () => {
    expect(await load({ GATSBY_API_BASE_URL: "https://api.example.com//", GATSBY_PLATFORM_BASE_URL: "/platform/" })).toMatchObject({
      apiBaseUrl: "https://api.example.com",
      platformBaseUrl: "/platform",
    });
  });
});
