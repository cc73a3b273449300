import { readEnvironment } from "./environment";

it("leaves missing values empty, which means the same origin, and uses Google's address for the bot check", () => {
  expect(readEnvironment({})).toEqual({
    apiBaseUrl: "",
    platformBaseUrl: "",
    mediaBaseUrl: "",
    recaptchaSiteKey: "",
    recaptchaScriptUrl: "https://www.google.com/recaptcha/api.js",
    analyticsMeasurementId: "",
  });
});

it("removes the / at the end of base addresses, so that paths can follow", () => {
  expect(readEnvironment({ GATSBY_API_BASE_URL: "https://api.example.com//", GATSBY_PLATFORM_BASE_URL: "/platform/" })).toMatchObject({
    apiBaseUrl: "https://api.example.com",
    platformBaseUrl: "/platform",
  });
});
