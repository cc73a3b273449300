import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../content-check/temporary-folder.testing";
import { environmentProblems, readEnvFile } from "./environment-check";

const KEY = { GATSBY_RECAPTCHA_SITE_KEY: "6Lc_a-B90123456789012345" };

it.each([
  {},
  { GATSBY_API_BASE_URL: "", SITE_ENV: "" },
  { GATSBY_API_BASE_URL: "http://localhost:9000/api/" },
  { GATSBY_PLATFORM_BASE_URL: "/platform" },
  { ...KEY, GATSBY_RECAPTCHA_SCRIPT_URL: "/mock/recaptcha/api.js" },
  { GATSBY_CSP_REPORT_URL: "https://reports.example.com/csp?site=1" },
  { ...KEY, GATSBY_API_BASE_URL: "https://api.dealmere.com", SITE_ENV: "production" },
])("accepts %j", (variables) => {
  expect(environmentProblems(variables)).toEqual([]);
});

it.each([
  ["GATSBY_API_BASE_URL", "api.example.com"],
  ["GATSBY_API_BASE_URL", "//api.example.com"],
  ["GATSBY_API_BASE_URL", "https://*.acme.com"],
  ["GATSBY_API_BASE_URL", "https://user:secret@api.example.com"],
  ["GATSBY_API_BASE_URL", '"https://api.example.com"'],
  ["GATSBY_MEDIA_BASE_URL", "https://cdn.acme.com/a b"],
  ["GATSBY_MEDIA_BASE_URL", "https://cdn.example.com/#x"],
  ["GATSBY_PLATFORM_BASE_URL", "javascript:alert(1)"],
  ["GATSBY_RECAPTCHA_SITE_KEY", "abc"],
  ["GATSBY_ANALYTICS_MEASUREMENT_ID", "UA-12345-6"],
  ["GATSBY_CSP_REPORT_URL", "https://reports.example.com/; script-src x"],
  ["SITE_ENV", "Production"],
])("refuses %s=%s with the variable's name, and does not repeat a password", (name, value) => {
  const [problem = "", ...more] = environmentProblems({ [name]: value });
  expect(problem).toMatch(new RegExp(`^${name} cannot be used\\. Leave it empty, or write it like \\S+\\.$`, "u"));
  expect([problem.includes("secret"), more]).toEqual([false, []]);
});

it.each([
  [{ GATSBY_RECAPTCHA_SCRIPT_URL: "/mock/recaptcha/api.js" }, "GATSBY_RECAPTCHA_SITE_KEY is missing"],
  [{ GATSBY_RECAPTCHA_SITE_KEY: "mock", SITE_ENV: "production" }, "GATSBY_RECAPTCHA_SITE_KEY is missing, or the local mock's"],
  [{ SITE_ENV: "production" }, "GATSBY_RECAPTCHA_SITE_KEY is missing, or the local mock's"],
  [{ ...KEY, GATSBY_RECAPTCHA_SCRIPT_URL: "/mock/api.js", SITE_ENV: "production" }, "GATSBY_RECAPTCHA_SCRIPT_URL is the local mock's"],
  [{ ...KEY, GATSBY_API_BASE_URL: "http://api.dealmere.com", SITE_ENV: "production" }, "GATSBY_API_BASE_URL must begin with https"],
])("refuses %j", (variables, reason) => {
  expect(environmentProblems(variables)).toEqual([expect.stringContaining(reason)]);
});

it("reads the file of this mode, refuses other names, sets the rest to nothing, and keeps what is set", () => {
  process.chdir(temporaryFolder());
  jest.replaceProperty(process, "env", { NODE_ENV: "production", GATSBY_API_BASE_URL: "/api" });
  writeFileSync(".env.production", "GATSBY_API_BASE_URL=/other\nGATSBY_MEDIA_BASE_URL=/media # a path\n");
  readEnvFile();
  expect(process.env).toMatchObject({ GATSBY_API_BASE_URL: "/api", GATSBY_MEDIA_BASE_URL: "/media", GATSBY_ANALYTICS_MEASUREMENT_ID: "" });
  writeFileSync(".env.production", "GATSBY_API_BASE_ULR=/api\n");
  expect(readEnvFile).toThrow("GATSBY_API_BASE_ULR is no variable of this site. Did you mean `GATSBY_API_BASE_URL`?");
});

it("knows the variables that .env.example explains", () => {
  jest.replaceProperty(process, "env", { NODE_ENV: "nothing" });
  readEnvFile();
  const explained = readFileSync(join(__dirname, "../../.env.example"), "utf8").match(/^[A-Z_]+(?==$)/gmu);
  expect(Object.keys(process.env).filter((name) => /^(?:GATSBY|SITE)_/u.test(name))).toEqual(explained);
});
