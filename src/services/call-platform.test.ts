/** @jest-environment-options {"url": "https://dealmere.example/contact"} */
import { callPlatform } from "./call-platform";
import { environment } from "./environment";

const API = "/user/api/v2/contact-us";
const OTHER = "https://api.dealmere.example";

it.each([
  ["XSRF-TOKEN=cross%20site", "", { "X-XSRF-TOKEN": "cross site" }],
  // Malformed, but the call is still made.
  ["XSRF-TOKEN=100%", "", { "X-XSRF-TOKEN": "100%" }],
  ["OLD-XSRF-TOKEN=old", "", {}],
  ["XSRF-TOKEN=secret", OTHER, {}],
])("with the cookie %s calls %j with the headers %j", async (cookie, apiBaseUrl, headers) => {
  jest.replaceProperty(environment, "apiBaseUrl", apiBaseUrl);
  document.cookie = cookie;
  const response = new Response("done");
  const fetch = jest.spyOn(window, "fetch").mockResolvedValue(response);
  await expect(callPlatform(API, { method: "POST", headers: { accept: "*/*" } })).resolves.toBe(response);
  document.cookie = "XSRF-TOKEN=; max-age=0";
  const url = new URL(API, apiBaseUrl || "https://dealmere.example");
  expect(fetch.mock.calls).toEqual([[url, { method: "POST", headers: { accept: "*/*", ...headers } }]]);
});
