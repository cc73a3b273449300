/** The site's variables, as the build reads and checks them; `.env.example` explains each. */
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { z } from "zod";
import { didYouMean } from "../content-check/problem";

/** A variable that may be empty. The remedy never quotes the value, which may contain a password. */
const variable = (pattern: RegExp, example: string) =>
  z
    .string()
    .regex(new RegExp(`^(?:${pattern.source})?$`, "u"), `cannot be used. Leave it empty, or write it like ${example}.`)
    .default("");

/** An address as pages and the policy contain it: no user, query, fragment, space or quotation mark. A path is on the site's own host. */
const baseAddress = (example: string) => variable(/(?!\/\/)(?:https?:\/\/[a-z\d.-]+(?::\d+)?)?(?:\/[\w.\-/]*)?/u, example);

const [MOCK_KEY, MOCK_PATH] = ["mock", "/mock/"];

const model = z
  .object({
    GATSBY_API_BASE_URL: baseAddress("https://api.example.com"),
    GATSBY_PLATFORM_BASE_URL: baseAddress("https://app.example.com"),
    GATSBY_MEDIA_BASE_URL: baseAddress("https://cdn.example.com"),
    GATSBY_RECAPTCHA_SITE_KEY: variable(new RegExp(`${MOCK_KEY}|[\\w-]{20,}`, "u"), "6LcExample-Key_0123456789"),
    GATSBY_RECAPTCHA_SCRIPT_URL: variable(/(?:https:\/\/[a-z\d.-]+)?\/(?!\/)[\w.\-/]+/u, "https://www.recaptcha.net/recaptcha/api.js"),
    GATSBY_ANALYTICS_MEASUREMENT_ID: variable(/G-[A-Z\d]+/u, "G-XXXXXXXXXX"),
    GATSBY_CSP_REPORT_URL: variable(/https:\/\/[\w-]+\.[\w\-./:?=&%~+]+/u, "https://reports.example.com/csp"),
    SITE_ENV: variable(/production/u, "production"),
  })
  .superRefine((variables, context) => {
    const report = (name: keyof typeof variables, message: string) => {
      context.addIssue({ code: "custom", path: [name], message });
    };
    if (variables.GATSBY_RECAPTCHA_SCRIPT_URL !== "" && variables.GATSBY_RECAPTCHA_SITE_KEY === "") {
      report("GATSBY_RECAPTCHA_SITE_KEY", "is missing, and GATSBY_RECAPTCHA_SCRIPT_URL is set. Set both, or neither.");
    }
    if (variables.SITE_ENV !== "production") return;
    if (["", MOCK_KEY].includes(variables.GATSBY_RECAPTCHA_SITE_KEY)) {
      report("GATSBY_RECAPTCHA_SITE_KEY", "is missing, or the local mock's. Write the provider's, or leave SITE_ENV empty.");
    }
    if (variables.GATSBY_RECAPTCHA_SCRIPT_URL.startsWith(MOCK_PATH)) {
      report("GATSBY_RECAPTCHA_SCRIPT_URL", "is the local mock's. Leave it empty for Google's, or leave SITE_ENV empty.");
    }
    for (const name of ["GATSBY_API_BASE_URL", "GATSBY_PLATFORM_BASE_URL", "GATSBY_MEDIA_BASE_URL"] as const) {
      if (variables[name].startsWith("http:")) report(name, "must begin with https, or leave SITE_ENV empty.");
    }
  });

type Variables = Readonly<Record<string, string | undefined>>;

/** One sentence for each variable that cannot be used, beginning with its name. */
export const environmentProblems = (variables: Variables): string[] =>
  (model.safeParse(variables).error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`);

/** Whether the build is for the public, and so refuses samples. */
export const isForLaunch = (): boolean => process.env.SITE_ENV === "production";

/** Whether the form sends nothing: a message needs the bot check's token, which a mock or no key at all cannot give. */
export const sendsNothing = (): boolean => ["", MOCK_KEY].includes(process.env.GATSBY_RECAPTCHA_SITE_KEY ?? "");

/** Where browsers report violations of the content security policy; empty means nowhere. */
export const cspReportUrl = (): string => process.env.GATSBY_CSP_REPORT_URL ?? "";

/**
 * Reads `.env.production`, `.env.development` or the file that GATSBY_ACTIVE_ENV names, which Gatsby passes only to the pages; variables
 * already set win. One that is set nowhere becomes empty, because the bundler drops the code behind it only if it knows the value.
 */
export const readEnvFile = (): void => {
  const file = `.env.${process.env.GATSBY_ACTIVE_ENV || process.env.NODE_ENV || "development"}`;
  const written = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  const names = Object.keys(model.shape);
  const stranger = Object.keys(written).find((name) => /^(?:GATSBY|SITE)_/u.test(name) && !names.includes(name));
  if (stranger !== undefined)
    throw new Error(`${file}: ${stranger} is no variable of this site. ${didYouMean(stranger, names, "See .env.example.")}`);
  for (const name of names) process.env[name] ??= written[name] ?? "";
};
