/** The environment that our commands build the site with. */
import { existsSync } from "node:fs";

const RECAPTCHA = { GATSBY_RECAPTCHA_SITE_KEY: "stand-in", GATSBY_RECAPTCHA_SCRIPT_URL: "/stand-in/recaptcha/api.js" };

/** Reads `.env`, if there is one; what the caller has set already wins. */
export const readEnvFile = () => {
  if (existsSync(".env")) process.loadEnvFile(".env");
};

/**
 * The environment for a site that is looked at on this machine: the preview server's bot check instead of the provider's.
 * Whoever sets a site key or an address gets the provider's, since our stand-in knows no other key.
 */
export const localEnvironment = () => {
  const isSet = Object.keys(RECAPTCHA).some((name) => process.env[name]);
  return isSet ? process.env : { ...process.env, ...RECAPTCHA };
};

/** The environment of the tests: the same on every machine, whatever its `.env` or its shell says. */
export const testEnvironment = () => ({
  ...process.env,
  ...RECAPTCHA,
  GATSBY_API_BASE_URL: "",
  GATSBY_PLATFORM_BASE_URL: "",
  GATSBY_MEDIA_BASE_URL: "",
  GATSBY_CSP_REPORT_URL: "",
  SITE_ENV: "",
  // No property has this ID: the browser tests answer for the provider and let nothing leave the machine.
  GATSBY_ANALYTICS_MEASUREMENT_ID: "G-STANDIN000",
});
