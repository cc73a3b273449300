/** The environment in which our commands build the site. Plain JavaScript: `npm test` needs it before anything is installed. */
import { MOCKS } from "../../src/environment/mock-variables.mjs";

/**
 * The environment for a site viewed on this machine, with the preview server's mock instead of the provider's bot check. If a site key or
 * a script address is set, the provider's is used, because the mock knows only its own key; a site for the public gets no mock.
 */
export const localEnvironment = () => {
  const isSet = Object.keys(MOCKS).some((name) => process.env[name]);
  return isSet || process.env.SITE_ENV ? process.env : { ...process.env, ...MOCKS };
};

/** The environment of the tests: the same on every machine, whatever is set in `.env` or the shell. */
export const testEnvironment = () => ({
  ...process.env,
  ...MOCKS,
  GATSBY_API_BASE_URL: "",
  GATSBY_PLATFORM_BASE_URL: "",
  GATSBY_MEDIA_BASE_URL: "",
  GATSBY_CSP_REPORT_URL: "",
  SITE_ENV: "",
  // A made-up ID: the browser tests stand in for the provider, and let no request leave the machine.
  GATSBY_ANALYTICS_MEASUREMENT_ID: "G-MOCK000000",
});
