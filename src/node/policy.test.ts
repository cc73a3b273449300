import { readEnvironment } from "../services/environment";
import { contentSecurityPolicy } from "./policy";

const policyOf = (variables: Record<string, string> = {}, reportUrl = "") => {
  jest.replaceProperty(process, "env", variables);
  return contentSecurityPolicy({ scriptHashes: ["sha256-AAA="], environment: readEnvironment(), reportUrl });
};

it("names no other host if none is configured, but allows pictures from any", () => {
  expect(policyOf().split("; ")).toEqual([
    "default-src 'self'",
    "object-src 'none'",
    "script-src 'self' 'sha256-AAA='",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "media-src 'self'",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "upgrade-insecure-requests",
  ]);
});

const KEY = { GATSBY_RECAPTCHA_SITE_KEY: "key" };
const API = "https://api.example.com";
const MEDIA = "https://media.example.com";
const LOCAL = "http://localhost:4000";
const GOOGLE = "https://www.google.com/recaptcha/";
const ELSEWHERE = "https://www.recaptcha.net/recaptcha/";
const FRAME = "https://recaptcha.google.com/recaptcha/";

it.each<[Record<string, string>, string[]]>([
  [{ GATSBY_API_BASE_URL: `${API}/base/` }, [`img-src ${API}`, `connect-src ${API}`]],
  [{ GATSBY_MEDIA_BASE_URL: MEDIA }, [`img-src ${MEDIA}`, `media-src ${MEDIA}`]],
  // A host without TLS needs its own entry.
  [{ GATSBY_MEDIA_BASE_URL: LOCAL }, [`img-src ${LOCAL}`, `media-src ${LOCAL}`]],
  // Only the script's folder.
  [KEY, [`script-src ${GOOGLE} https://www.gstatic.com/recaptcha/`, `connect-src ${GOOGLE}`, `frame-src ${GOOGLE} ${FRAME}`]],
  [
    { ...KEY, GATSBY_RECAPTCHA_SCRIPT_URL: `${ELSEWHERE}api.js` },
    [`script-src ${ELSEWHERE} https://www.gstatic.cn/recaptcha/`, `connect-src ${ELSEWHERE}`, `frame-src ${ELSEWHERE} ${FRAME}`],
  ],
  [{ ...KEY, GATSBY_RECAPTCHA_SCRIPT_URL: "/mock/recaptcha/api.js" }, []],
  [
    { GATSBY_ANALYTICS_MEASUREMENT_ID: "G-ABC" },
    [
      "script-src https://*.googletagmanager.com",
      "connect-src https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com https://*.g.doubleclick.net https://www.google.com",
    ],
  ],
])("allows for %j nothing more than %j", (variables, additions) => {
  const more = policyOf(variables)
    .split("; ")
    .map((directive) => {
      const [name, ...sources] = directive.split(" ");
      const known = policyOf()
        .split("; ")
        .find((plain) => plain.startsWith(`${name} `))
        ?.split(" ");
      return [name, ...sources.filter((source) => known?.includes(source) !== true)];
    });
  expect(more.filter(({ length }) => length > 1).map((words) => words.join(" "))).toEqual(additions);
});

it("reports to the configured address", () => {
  expect(policyOf({}, "https://reports.example.com/csp")).toMatch(/; report-uri https:\/\/reports\.example\.com\/csp; report-to csp$/u);
});

it("rejects an address that would change the policy", () => {
  expect(() => policyOf({ GATSBY_API_BASE_URL: `${API};script-src` })).toThrow("cannot name");
  expect(() => policyOf({}, "https://a.example/;script-src *")).toThrow("cannot name");
});
