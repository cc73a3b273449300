/**
 * The environment, read in one place (the contract is in `.env.example`); `src/environment` says what is wrong with it.
 * Gatsby replaces each `process.env.GATSBY_*` by its value, so every name must be written out here in full.
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

/** The environment that these variables give; they are checked before anything else runs. */
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

/** The value of `SITE_ENV` that makes a build one for the public. */
export const PRODUCTION = "production";

/** Whether the build is meant for the public: then it refuses samples. Only the build asks for it. */
export const isForLaunch = (variables: Variables): boolean => variables.SITE_ENV === PRODUCTION;

/** Where browsers report what the content security policy has stopped; empty means nowhere. Only the build asks for it. */
export const cspReportUrl = (variables: Variables): string => variables.GATSBY_CSP_REPORT_URL ?? "";
