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

/** The configured values; {@link environmentProblems} says whether they are well formed. */
export const environment: Environment = {
  apiBaseUrl: withoutTrailingSlash(process.env.GATSBY_API_BASE_URL ?? ""),
  platformBaseUrl: withoutTrailingSlash(process.env.GATSBY_PLATFORM_BASE_URL ?? ""),
  mediaBaseUrl: withoutTrailingSlash(process.env.GATSBY_MEDIA_BASE_URL ?? ""),
  recaptchaSiteKey: process.env.GATSBY_RECAPTCHA_SITE_KEY ?? "",
  recaptchaScriptUrl: process.env.GATSBY_RECAPTCHA_SCRIPT_URL || "https://www.google.com/recaptcha/api.js",
  analyticsMeasurementId: process.env.GATSBY_ANALYTICS_MEASUREMENT_ID ?? "",
};

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
];

/** What is wrong with the environment, a sentence a variable with its name first; empty when all is well. */
export const environmentProblems = (variables: Readonly<Record<string, string | undefined>>): string[] =>
  rules.flatMap(({ name, isValid, mend }) => {
    const value = variables[name] ?? "";
    return isValid(value) ? [] : [`${name} is "${value}", which cannot be used. ${mend}`];
  });
