/** @jest-environment-options {"url": "https://dealmere.example/contact"} */
import { callPlatform } from "./call-platform";
import { environment } from "./environment";

const API = "/user/api/v2/contact-us";

/** Calls with that cookie, and returns what was requested and with which headers. */
const headersWith = async (cookie: string, apiBaseUrl = "") => {
  jest.replaceProperty(environment, "apiBaseUrl", apiBaseUrl);
  document.cookie = cookie;
  const response = new Response("done");
  const fetch = jest.spyOn(window, "fetch").mockResolvedValue(response);
  await expect(callPlatform(API, { method: "POST", headers: { accept: "*/*" } })).resolves.toBe(response);
  const [[url, request] = []] = fetch.mock.calls;
  return { url, headers: request?.headers };
};

afterEach(() => {
  document.cookie = "XSRF-TOKEN=; max-age=0";
});

it("sends the XSRF cookie's value to its own origin", async () => {
  await expect(headersWith("XSRF-TOKEN=cross%20site")).resolves.toEqual({
    url: new URL(`https://dealmere.example${API}`),
    headers: { accept: "*/*", "X-XSRF-TOKEN": "cross site" },
  });
});

it("passes a malformed value on unchanged, so that the call is still made", async () => {
  await expect(headersWith("XSRF-TOKEN=100%")).resolves.toMatchObject({ headers: { "X-XSRF-TOKEN": "100%" } });
});

it("sends the value to no other origin", async () => {
  await expect(headersWith("XSRF-TOKEN=secret", "https://api.dealmere.example")).resolves.toEqual({
    url: new URL(`https://api.dealmere.example${API}`),
    headers: { accept: "*/*" },
  });
});

it("ignores a cookie with a similar name", async () => {
  await expect(headersWith("OLD-XSRF-TOKEN=old")).resolves.toMatchObject({ headers: { accept: "*/*" } });
});
