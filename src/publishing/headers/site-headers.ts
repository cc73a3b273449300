import { contentSecurityPolicy, type PolicySettings, REPORTING_ENDPOINT } from "./content-security-policy";

/** What the headers depend on. */
interface HeaderSettings extends PolicySettings {
  /** The main host, from `content/site.yaml`. */
  host: string;
}

/** Names and values of headers, in the order in which they are sent. */
export type Headers = Readonly<Record<string, string>>;

/**
 * Commits this host alone to https, for a year: sub-domains may belong to partners, and browsers cannot be made to forget.
 * docs/operating.md ("Before the first launch") says when to write the strong form here: `max-age=63072000; includeSubDomains; preload`.
 */
const STRICT_TRANSPORT = "max-age=31536000";

/** Browser features that the pages use. All others that could observe or charge a visitor are off, in embedded frames too. */
const ALLOWED_FEATURES = ["autoplay", "clipboard-write", "fullscreen"];
const REFUSED_FEATURES = [
  "accelerometer",
  "camera",
  "clipboard-read",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];
const permissionsPolicy = [
  ...ALLOWED_FEATURES.map((feature) => `${feature}=(self)`),
  ...REFUSED_FEATURES.map((feature) => `${feature}=()`),
].join(", ");

/** Who may embed our files: only this site, or also our pages if pictures and videos have their own host. */
const resourcePolicy = (mediaBaseUrl: string, host: string): string => {
  if (!/^https?:/u.test(mediaBaseUrl)) return "same-origin";
  const { hostname } = new URL(mediaBaseUrl);
  return hostname === host || hostname.endsWith(`.${host}`) ? "same-site" : "cross-origin";
};

/**
 * The headers of every response, including those for the 404 page and for files. The local server, `deploy/nginx` and `public/_headers` all
 * use them.
 */
export const siteHeaders = ({ host, ...settings }: HeaderSettings): Headers => ({
  "Content-Security-Policy": contentSecurityPolicy(settings),
  "Strict-Transport-Security": STRICT_TRANSPORT,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": permissionsPolicy,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": resourcePolicy(settings.environment.mediaBaseUrl, host),
  ...(settings.reportUrl === "" ? {} : { "Reporting-Endpoints": `${REPORTING_ENDPOINT}="${settings.reportUrl}"` }),
});
