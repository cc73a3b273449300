import type { Environment } from "../../environment/environment";

/** What a policy depends on. */
export interface PolicySettings {
  /** Hashes of all pages' inline scripts, as `sha256-...`. */
  scriptHashes: readonly string[];
  environment: Environment;
  /** Where browsers report violations; empty means nowhere. */
  reportUrl: string;
}

/** Name of the reporting endpoint in the policy and in the `Reporting-Endpoints` header. */
export const REPORTING_ENDPOINT = "csp";

type Sources = Readonly<Record<string, readonly string[]>>;

/** The origin of a configured address; nothing for an empty one or a path, which mean the site's own origin. */
const originOf = (address: string): string[] => (/^https?:/u.test(address) ? [new URL(address).origin] : []);

/** The folder of a configured address: a policy can be narrower than an origin, and less is better. */
const folderOf = (address: string): string[] => (/^https?:/u.test(address) ? [new URL(".", address).href] : []);

/** The bot check provider's hosts, other than its script's. */
const BOT_CHECK_FILES: Readonly<Record<string, string>> = {
  "www.google.com": "https://www.gstatic.com/recaptcha/",
  "www.recaptcha.net": "https://www.gstatic.cn/recaptcha/",
};
const BOT_CHECK_FRAME = "https://recaptcha.google.com/recaptcha/";

const botCheckSources = ({ recaptchaSiteKey, recaptchaScriptUrl }: Environment): Sources => {
  const [folder] = recaptchaSiteKey === "" ? [] : folderOf(recaptchaScriptUrl);
  if (folder === undefined) return {};
  const files = BOT_CHECK_FILES[new URL(folder).hostname];
  return {
    "script-src": [folder, ...(files === undefined ? [] : [files])],
    "connect-src": [folder],
    "frame-src": [folder, ...(files === undefined ? [] : [BOT_CHECK_FRAME])],
  };
};

/** Google's hosts for Analytics 4 with demographics, which the site uses (R8.3). */
const MEASUREMENT_HOSTS = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
  "https://*.g.doubleclick.net",
  "https://www.google.com",
];

const analyticsSources = ({ analyticsMeasurementId }: Environment): Sources =>
  analyticsMeasurementId === ""
    ? {}
    : {
        "script-src": ["https://*.googletagmanager.com"],
        "img-src": MEASUREMENT_HOSTS,
        "connect-src": MEASUREMENT_HOSTS,
      };

/** What the site itself needs, and its own configured hosts. */
const siteSources = ({ scriptHashes, environment: { apiBaseUrl, mediaBaseUrl } }: PolicySettings): Sources => ({
  "default-src": ["'none'"],
  "script-src": ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
  // styled-components writes <style> elements on page changes; ADR 10 states what was weighed.
  "style-src": ["'self'", "'unsafe-inline'"],
  // The press strip's logos come from the API or the media host.
  "img-src": ["'self'", ...originOf(mediaBaseUrl), ...originOf(apiBaseUrl)],
  "media-src": ["'self'", ...originOf(mediaBaseUrl)],
  "font-src": ["'self'", "data:"],
  "connect-src": ["'self'", ...originOf(apiBaseUrl)],
  "manifest-src": ["'self'"],
  "base-uri": ["'self'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
});

/** A separator in a source would end its directive and begin another. */
const checked = (source: string): string => {
  if (/[;,\s]/u.test(source)) throw new Error(`A content security policy cannot name ${JSON.stringify(source)}.`);
  return source;
};

const merge = (...all: readonly Sources[]): Sources => {
  const names = [...new Set(all.flatMap((sources) => Object.keys(sources)))];
  return Object.fromEntries(names.map((name) => [name, [...new Set(all.flatMap((sources) => sources[name] ?? []))]]));
};

/**
 * The site's content security policy: one for all pages, because a document's policy stays in force when the visitor moves to another page.
 * It contains only configured hosts.
 */
export const contentSecurityPolicy = (settings: PolicySettings): string => {
  const { environment, reportUrl } = settings;
  const sources = merge(siteSources(settings), botCheckSources(environment), analyticsSources(environment));
  const directives = Object.entries(sources).map(([name, values]) => `${name} ${values.map(checked).join(" ")}`);
  const reporting = reportUrl === "" ? [] : [`report-uri ${checked(reportUrl)}`, `report-to ${REPORTING_ENDPOINT}`];
  return [...directives, "upgrade-insecure-requests", ...reporting].join("; ");
};

/** The same policy for http://localhost: Safari would also upgrade the addresses of a local server, which has no TLS. */
export const withoutUpgrade = (policy: string): string => policy.replace("; upgrade-insecure-requests", "");
