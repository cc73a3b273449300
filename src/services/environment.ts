/**
 * What the pages need of the environment; `.env.example` explains it, and `src/node/environment-check.ts` checks it. Gatsby replaces each
 * `process.env.GATSBY_*` with its value, so every name must be written out here in full.
 */

const withoutTrailingSlash = (url: string): string => url.replace(/\/+$/u, "");

/**
 * The configured values, which have already been checked. An empty base URL means the same origin. The build loads its modules before it
 * knows the values, so it calls this when it needs them.
 */
export const readEnvironment = () => ({
  apiBaseUrl: withoutTrailingSlash(process.env.GATSBY_API_BASE_URL ?? ""),
  platformBaseUrl: withoutTrailingSlash(process.env.GATSBY_PLATFORM_BASE_URL ?? ""),
  mediaBaseUrl: withoutTrailingSlash(process.env.GATSBY_MEDIA_BASE_URL ?? ""),
  recaptchaSiteKey: process.env.GATSBY_RECAPTCHA_SITE_KEY ?? "",
  recaptchaScriptUrl: process.env.GATSBY_RECAPTCHA_SCRIPT_URL || "https://www.google.com/recaptcha/api.js",
  analyticsMeasurementId: process.env.GATSBY_ANALYTICS_MEASUREMENT_ID ?? "",
});

export const environment = readEnvironment();

export type Environment = typeof environment;
