import type { Environment } from "../../environment/environment";

/** What a policy depends on. */
export interface PolicySettings {
  /** Hashes of all inline scripts of all pages, as `sha256-...`. */
  scriptHashes: readonly string[];
  environment: Environment;
  /** Where browsers report what the policy has stopped; empty means nowhere. */
  reportUrl: string;
}

/** Name of the reporting endpoint in the policy and in the `Reporting-Endpoints` header. */
export const REPORTING_ENDPOINT = "csp";

type Sources = Readonly<Record<string, readonly string[]>>;

/** The origin of a configured address; nothing for an empty one or a path, which are the site's own origin. */
const originOf = (address: string): string[] => (/^https?:/u.test(address) ? [new URL(address).origin] : []);

/** The folder of a configured address: a policy can name more than an origin, and less is better. */
const folderOf = (address: string): string[] => (/^https?:/u.test(address) ? [new URL(".", address).href] : []);

/** Hosts that the bot check's provider names besides that of its script. */
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

/** The hosts that Google names for Analytics 4 with demographics, which the site wants (R8.3). */
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

/** What the site itself needs, and the hosts of its own that the configuration names. */
const siteSources = ({ scriptHashes, environment: { apiBaseUrl, mediaBaseUrl } }: PolicySettings): Sources => ({
  "default-src": ["'none'"],
  "script-src": ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
  // styled-components writes <style> elements while pages change; docs/decisions/0010 says what was weighed.
  "style-src": ["'self'", "'unsafe-inline'"],
  // The API's answer brings the press strip's logos; they lie with the API or on the media host.
  "img-src": ["'self'", ...originOf(mediaBaseUrl), ...originOf(apiBaseUrl)],
  "media-src": ["'self'", ...originOf(mediaBaseUrl)],
  "font-src": ["'self'"],
  "connect-src": ["'self'", ...originOf(apiBaseUrl)],
  "manifest-src": ["'self'"],
  "base-uri": ["'self'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
});

/** A source with a separator in it would end its directive and begin another. */
const checked = (source: string): string => {
  if (/[;,\s]/u.test(source)) throw new Error(`A content security policy cannot name ${JSON.stringify(source)}.`);
  return source;
};

const merge = (...all: readonly Sources[]): Sources => {
  const names = [...new Set(all.flatMap((sources) => Object.keys(sources)))];
  return Object.fromEntries(names.map((name) => [name, [...new Set(all.flatMap((sources) => sources[name] ?? []))]]));
};

/**
 * The site's content security policy: one for all pages, because a document's policy stays in force when the visitor goes on to
 * another page. It names no host that the configuration does not name.
 */
export const contentSecurityPolicy = (settings: PolicySettings): string => {
  const { environment, reportUrl } = settings;
  const sources = merge(siteSources(settings), botCheckSources(environment), analyticsSources(environment));
  const directives = Object.entries(sources).map(([name, values]) => `${name} ${values.map(checked).join(" ")}`);
  const reporting = reportUrl === "" ? [] : [`report-uri ${checked(reportUrl)}`, `report-to ${REPORTING_ENDPOINT}`];
  return [...directives, "upgrade-insecure-requests", ...reporting].join("; ");
};

/** The same policy for http://localhost: Safari would upgrade the addresses of a local server too, which speaks no TLS. */
export const withoutUpgrade = (policy: string): string => policy.replace("; upgrade-insecure-requests", "");
