/**
 * The environment, read and validated in one place (the contract is in `.env.example`).
 * Gatsby replaces each `process.env.GATSBY_*` by its value, so every name must stand here in full.
 */

/** What the site knows of the world around it. Empty base URLs mean: same origin. */
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

/** The environment that these variables give; {@link environmentProblems} says whether they are well formed. */
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
const PRODUCTION = "production";

/** Whether the build is meant for the public: then it refuses samples. Only the build asks for it. */
export const isForLaunch = (variables: Variables): boolean => variables.SITE_ENV === PRODUCTION;

/** Where browsers report what the content security policy has stopped; empty means nowhere. Only the build asks for it. */
export const cspReportUrl = (variables: Variables): string => variables.GATSBY_CSP_REPORT_URL ?? "";

interface Rule {
  name: string;
  isValid: (value: string) => boolean;
  mend: string;
}

const isHttpUrl = (value: string): boolean => URL.canParse(value) && /^https?:$/u.test(new URL(value).protocol);
const isOriginOrPath = (value: string): boolean =>
  value === "" || /^\/(?!\/)[\w\-/.]*$/u.test(value) || (isHttpUrl(value) && new URL(value).search === "" && new URL(value).hash === "");

const BASE_URL_MEND = "Leave it empty for the same origin, or write it as https://api.example.com without query or hash.";

const rules: readonly Rule[] = [
  { name: "GATSBY_API_BASE_URL", isValid: isOriginOrPath, mend: BASE_URL_MEND },
  { name: "GATSBY_PLATFORM_BASE_URL", isValid: isOriginOrPath, mend: BASE_URL_MEND },
  { name: "GATSBY_MEDIA_BASE_URL", isValid: isOriginOrPath, mend: BASE_URL_MEND },
  {
    name: "GATSBY_RECAPTCHA_SITE_KEY",
    isValid: (value) => /^[\w-]*$/u.test(value),
    mend: "Copy the site key: letters, digits, - and _ only.",
  },
  {
    name: "GATSBY_RECAPTCHA_SCRIPT_URL",
    isValid: (value) => value === "" || isHttpUrl(value) || /^\/(?!\/)/u.test(value),
    mend: "Write the script's whole address, such as https://www.recaptcha.net/recaptcha/api.js.",
  },
  {
    name: "GATSBY_ANALYTICS_MEASUREMENT_ID",
    isValid: (value) => /^(G-[A-Z0-9]+)?$/u.test(value),
    mend: "Leave it empty for no analytics, or write it as G-XXXXXXXXXX.",
  },
  {
    name: "GATSBY_CSP_REPORT_URL",
    isValid: (value) => /^(https:\/\/[\w\-./:?=&%~+]+|\/(?!\/)[\w\-./]*)?$/u.test(value),
    mend: "Leave it empty for no reports, or write it as https://reports.example.com/csp.",
  },
  {
    name: "SITE_ENV",
    isValid: (value) => value === "" || value === PRODUCTION,
    mend: `Leave it empty, or write ${PRODUCTION} for a build that refuses samples.`,
  },
];

/** What is wrong with the environment, a sentence a variable with its name first; empty when all is well. */
export const environmentProblems = (variables: Variables): string[] =>
  rules.flatMap(({ name, isValid, mend }) => {
    const value = variables[name] ?? "";
    return isValid(value) ? [] : [`${name} is "${value}", which cannot be used. ${mend}`];
  });
