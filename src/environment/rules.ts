import { isUnreachable } from "../content-model/unreachable-hosts";
import { PRODUCTION } from "./environment";
import { MOCKS } from "./mock-variables.mjs";

/** One variable's valid values; empty is always allowed. */
export interface Rule {
  name: string;
  /** A valid value, as an example in the remedy. */
  example: string;
  isValid: (value: string) => boolean;
  /** What to write instead, in whole sentences. */
  fix: string;
}

/** A host as a certificate names it: no wildcard, no empty part. */
const HOST = /^(?:\[[\da-f:]+\]|[a-z\d-]+(?:\.[a-z\d-]+)*)$/u;

/**
 * The value must be written exactly as it is used: a URL parser repairs spaces and other characters, but content security policies and HTML
 * do not.
 */
const isHttpUrl = (value: string): boolean =>
  URL.canParse(value) && /^https?:\/\/[^\s;,"'<>\\]+$/u.test(value) && HOST.test(new URL(value).hostname);
const isOriginOrPath = (value: string): boolean =>
  /^\/(?!\/)[\w\-/.]*$/u.test(value) || (isHttpUrl(value) && new URL(value).search === "" && new URL(value).hash === "");

const rule = (name: string, example: string, isValid: Rule["isValid"], fix: (example: string) => string): Rule => ({
  name,
  example,
  isValid,
  fix: fix(example),
});

const baseAddress = (name: string, example: string): Rule =>
  rule(name, example, isOriginOrPath, () => `Leave it empty for the same origin, or write it as ${example} without query or hash.`);

/** What the site itself appends to the platform's address (`services/platform-urls.ts`); appended twice, the link would be dead. */
const APPENDED = /\/(?:login|registration(?:\/[\w-]+)?)\/?$/u;

/** Every variable of the site, in the order of `.env.example`. */
export const rules: readonly Rule[] = [
  baseAddress("GATSBY_API_BASE_URL", "https://api.example.com"),
  rule(
    "GATSBY_PLATFORM_BASE_URL",
    "https://app.example.com",
    (value) => isOriginOrPath(value) && !APPENDED.test(value),
    (example) =>
      `Leave it empty for the same origin, or write it as ${example} without query or hash; the site adds /login and /registration itself.`,
  ),
  baseAddress("GATSBY_MEDIA_BASE_URL", "https://cdn.example.com"),
  rule(
    "GATSBY_RECAPTCHA_SITE_KEY",
    "6LcExample-Key_0123456789",
    (value) => value === MOCKS.GATSBY_RECAPTCHA_SITE_KEY || /^[\w-]{20,}$/u.test(value),
    (example) => `Copy the whole site key: 20 or more letters, digits, - and _, such as ${example}.`,
  ),
  rule(
    "GATSBY_RECAPTCHA_SCRIPT_URL",
    "https://www.recaptcha.net/recaptcha/api.js",
    (value) => !/[?#]/u.test(value) && (isHttpUrl(value) || /^\/(?!\/)/u.test(value)),
    (example) => `Write the script's whole address, such as ${example}; the site adds the key.`,
  ),
  rule(
    "GATSBY_ANALYTICS_MEASUREMENT_ID",
    "G-XXXXXXXXXX",
    (value) => /^G-[A-Z0-9]+$/u.test(value),
    (example) => `Leave it empty for no analytics, or write it as ${example}.`,
  ),
  rule(
    "GATSBY_CSP_REPORT_URL",
    "https://reports.example.com/csp",
    (value) => /^https:\/\/[\w-]+\.[\w\-./:?=&%~+]+$/u.test(value),
    (example) => `Leave it empty for no reports, or write it as ${example}.`,
  ),
  rule(
    "SITE_ENV",
    PRODUCTION,
    (value) => value === PRODUCTION,
    (example) => `Leave it empty, or write ${example} for a build that refuses samples.`,
  ),
];

/** Placeholder values in examples. */
const PLACEHOLDER = /^(?:your|my|the)[-_]|^G-X+$|example|placeholder|changeme/iu;

/** Why a valid value is unsuitable for a public build, and how to fix it; undefined if it is suitable. */
export const publicProblem = (name: string, value: string): string | undefined => {
  if (Object.entries(MOCKS).some((mock) => mock.join("=") === `${name}=${value}`)) {
    return "which only works with this project's local server. Write the provider's";
  }
  if (!isHttpUrl(value)) return PLACEHOLDER.test(value) ? "which is an example value. Write the real one" : undefined;
  const { protocol, hostname } = new URL(value);
  if (isUnreachable(hostname)) return `and visitors cannot reach ${hostname}. Write the real host`;
  return protocol === "https:" ? undefined : "and browsers refuse plain http in a page served over https. Write https";
};
