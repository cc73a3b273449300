import type { Environment } from "../services/environment";

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

/** The origin of a configured address; nothing for an empty address or a path, which belong to the site's own origin. */
const originOf = (address: string): string[] => (/^https?:/u.test(address) ? [new URL(address).origin] : []);

/** The folder of a configured address: a policy may name a folder, which allows less than its origin. */
const folderOf = (address: string): string[] => (/^https?:/u.test(address) ? [new URL(".", address).href] : []);

/** The hosts of the provider's other files, by the host of its script. */
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

/** Google's hosts for Analytics 4 with demographics, which the site uses. */
const MEASUREMENT_HOSTS = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
  "https://*.g.doubleclick.net",
  "https://www.google.com",
];

const analyticsSources = ({ analyticsMeasurementId }: Environment): Sources =>
  analyticsMeasurementId === "" ? {} : { "script-src": ["https://*.googletagmanager.com"], "connect-src": MEASUREMENT_HOSTS };

/** The sources for the site itself, including its configured hosts. */
const siteSources = ({ scriptHashes, environment: { apiBaseUrl, mediaBaseUrl } }: PolicySettings): Sources => ({
  // Firefox checks the addresses that links prefetch against this.
  "default-src": ["'self'"],
  "object-src": ["'none'"],
  "script-src": ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
  // styled-components adds <style> elements when the page changes.
  "style-src": ["'self'", "'unsafe-inline'"],
  // The press strip's logos may come from any host. A configured host without TLS, on a developer's machine, needs its own entry.
  "img-src": ["'self'", "data:", "https:", ...originOf(mediaBaseUrl), ...originOf(apiBaseUrl)],
  "media-src": ["'self'", ...originOf(mediaBaseUrl)],
  "font-src": ["'self'", "data:"],
  "connect-src": ["'self'", ...originOf(apiBaseUrl)],
  "manifest-src": ["'self'"],
  "base-uri": ["'self'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
});

/** Throws for a source that contains a separator, which would end its directive and start another. */
const checked = (source: string): string => {
  if (/[;,\s]/u.test(source)) throw new Error(`A content security policy cannot name ${JSON.stringify(source)}.`);
  return source;
};

const merge = (...all: readonly Sources[]): Sources => {
  const names = [...new Set(all.flatMap((sources) => Object.keys(sources)))];
  return Object.fromEntries(names.map((name) => [name, [...new Set(all.flatMap((sources) => sources[name] ?? []))]]));
};

/**
 * The site's content security policy. All pages share it, because a document's policy stays in force when the visitor moves to another
 * page. It contains only hosts that are configured.
 */
export const contentSecurityPolicy = (settings: PolicySettings): string => {
  const { environment, reportUrl } = settings;
  const sources = merge(siteSources(settings), botCheckSources(environment), analyticsSources(environment));
  const directives = Object.entries(sources).map(([name, values]) => `${name} ${values.map(checked).join(" ")}`);
  const reporting = reportUrl === "" ? [] : [`report-uri ${checked(reportUrl)}`, `report-to ${REPORTING_ENDPOINT}`];
  return [...directives, "upgrade-insecure-requests", ...reporting].join("; ");
};
