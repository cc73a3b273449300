import { environment } from "./environment";
import { isPlatformPath, platformUrl } from "./platform-urls";

it("recognises the platform's pages and nothing else", () => {
  expect(["/login", "/registration/investor", "/registration/capital-seeker"].every(isPlatformPath)).toBe(true);
  expect(["/login?from=menu", "/login#form", "/login?from=menu#form"].every(isPlatformPath)).toBe(true);
  expect(isPlatformPath("/registration")).toBe(false);
  expect(isPlatformPath("/login-help?from=/login")).toBe(false);
  expect(isPlatformPath("/pricing")).toBe(false);
});

it("builds addresses from the base path, or on the same origin if there is none", () => {
  expect(platformUrl("/login")).toBe("/login");
  jest.replaceProperty(environment, "platformBaseUrl", "https://app.example");
  expect(platformUrl("/registration/investor")).toBe("https://app.example/registration/investor");
  expect(platformUrl("/login?from=menu#form")).toBe("https://app.example/login?from=menu#form");
});
