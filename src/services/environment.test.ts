import { readEnvironment } from "./environment";

it("leaves missing values empty, which means the same origin, and drops the / at the end of base addresses, so that paths can follow", () => {
  jest.replaceProperty(process, "env", { GATSBY_API_BASE_URL: "https://api.example.com//", GATSBY_PLATFORM_BASE_URL: "/platform/" });
  expect(readEnvironment()).toEqual({
    apiBaseUrl: "https://api.example.com",
    platformBaseUrl: "/platform",
    mediaBaseUrl: "",
    recaptchaSiteKey: "",
    recaptchaScriptUrl: "https://www.google.com/recaptcha/api.js",
    analyticsMeasurementId: "",
  });
});
