/**
 * The environment, read in one place; `.env.example` explains it, and `src/node/environment-check.ts` checks it. Gatsby replaces each
 * `process.env.GATSBY_*` by its value, so every name must be written out here in full.
 */

/** The site's configuration. Empty base URLs mean: same origin. */
export interface Environment {
  apiBaseUrl: string;
  platformBaseUrl: string;
  mediaBaseUrl: string;
  recaptchaSiteKey: string;
  recaptchaScriptUrl: string;
  analyticsMeasurementId: string;
}

const withoutTrailingSlash = (url: string): string => url.replace(/\/+$/u, "");

type Variables = Readonly<Record<string, string | undefined>>;

/** Reads the configuration from variables, which have been checked before. */
export const readEnvironment = (variables: Variables): Environment => ({
  apiBaseUrl: withoutTrailingSlash(variables.GATSBY_API_BASE_URL ?? ""),
  platformBaseUrl: withoutTrailingSlash(variables.GATSBY_PLATFORM_BASE_URL ?? ""),
  mediaBaseUrl: withoutTrailingSlash(variables.GATSBY_MEDIA_BASE_URL ?? ""),
  recaptchaSiteKey: variables.GATSBY_RECAPTCHA_SITE_KEY ?? "",
  recaptchaScriptUrl: variables.GATSBY_RECAPTCHA_SCRIPT_URL || "https://www.google.com/recaptcha/api.js",
  analyticsMeasurementId: variables.GATSBY_ANALYTICS_MEASUREMENT_ID ?? "",
});

/** The configured values. */
export const environment: Environment = readEnvironment({
  GATSBY_API_BASE_URL: process.env.GATSBY_API_BASE_URL,
  GATSBY_PLATFORM_BASE_URL: process.env.GATSBY_PLATFORM_BASE_URL,
  GATSBY_MEDIA_BASE_URL: process.env.GATSBY_MEDIA_BASE_URL,
  GATSBY_RECAPTCHA_SITE_KEY: process.env.GATSBY_RECAPTCHA_SITE_KEY,
  GATSBY_RECAPTCHA_SCRIPT_URL: process.env.GATSBY_RECAPTCHA_SCRIPT_URL,
  GATSBY_ANALYTICS_MEASUREMENT_ID: process.env.GATSBY_ANALYTICS_MEASUREMENT_ID,
});

/** Whether the build is for the public, and so refuses samples. Used only by the build. */
export const isForLaunch = (variables: Variables): boolean => variables.SITE_ENV === "production";

/** Where browsers report violations of the content security policy; empty means nowhere. Used only by the build. */
export const cspReportUrl = (variables: Variables): string => variables.GATSBY_CSP_REPORT_URL ?? "";
