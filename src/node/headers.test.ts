import { readEnvironment } from "../services/environment";
import { formatHeadersFile, LONGEST_LINE, readHeadersFile, siteHeaders } from "./headers";
import { nginxFiles } from "./nginx";

const host = "www.main.example";
const headersOf = (variables: Record<string, string> = {}, reportUrl = "") => {
  jest.replaceProperty(process, "env", variables);
  return siteHeaders({ scriptHashes: ["sha256-AAA="], environment: readEnvironment(), reportUrl, host });
};

it("include those that a security review expects, and commit no sub-domain to https", () => {
  expect(headersOf()).toMatchObject({
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
  });
  expect(headersOf()).not.toHaveProperty("Reporting-Endpoints");
  expect(headersOf({}, "https://reports.example.com/csp")["Reporting-Endpoints"]).toBe('csp="https://reports.example.com/csp"');
});

it("allow the site to autoplay and go full screen, and nothing else", () => {
  const features = headersOf()["Permissions-Policy"]?.split(", ") ?? [];
  expect(features.filter((feature) => !feature.endsWith("=()"))).toEqual(["autoplay=(self)", "fullscreen=(self)"]);
  expect(features).toEqual(expect.arrayContaining(["camera=()", "geolocation=()", "microphone=()", "payment=()"]));
});

it.each([
  ["https://media.main.example", "same-site"],
  ["https://cdn.example.net", "cross-origin"],
  ["https://notmain.example", "cross-origin"],
  ["/media", "same-origin"],
  ["", "same-origin"],
])("let the pages embed files from the media host %j", (mediaBaseUrl, policy) => {
  expect(headersOf({ GATSBY_MEDIA_BASE_URL: mediaBaseUrl })["Cross-Origin-Resource-Policy"]).toBe(policy);
});

it("stays in one file within the hosts' limit with everything configured, and is read back", () => {
  const headers = headersOf(
    {
      GATSBY_API_BASE_URL: "https://api.platform.example.com",
      GATSBY_MEDIA_BASE_URL: "https://media.platform.example.com",
      GATSBY_RECAPTCHA_SITE_KEY: "key",
      GATSBY_ANALYTICS_MEASUREMENT_ID: "G-ABC",
    },
    "https://reports.platform.example.com/content-security-policy",
  );
  const text = formatHeadersFile(headers);
  // Leaves room for nine more inline scripts.
  expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThan(LONGEST_LINE - 9 * 55);
  expect(readHeadersFile(text)("/about")).toEqual(headers);
  expect(readHeadersFile("")("/")).toEqual({});
});

it("sets no header twice for one file, because hosts would join the values, and caches a 404 for a day at most", () => {
  const [first, ...blocks] = formatHeadersFile(headersOf())
    .split(/\n(?=\/)/u)
    .slice(1);
  expect(first).not.toContain("Cache-Control");
  const daily = ["/*.js", "/*.css", "/static/*"].map((path) => `${path}\n  Cache-Control: public, max-age=86400`);
  expect(blocks.map((block) => block.trim())).toEqual(daily);
});

it("are quoted for nginx, which tells the main host from the others of its domain; a value with a variable is refused", () => {
  const files = nginxFiles(headersOf({}, "https://reports.example.com/csp"), host);
  expect(files["headers.conf"]).toContain('add_header X-Content-Type-Options "nosniff" always;');
  expect(files["headers.conf"]).toContain('add_header Reporting-Endpoints "csp=\\"https://reports.example.com/csp\\"" always;');
  expect(files["maps.conf"]).toContain('  default "";\n  www.main.example "";\n  "~\\.main\\.example$" "noindex, nofollow";\n');
  expect(files["maps.conf"]).toContain("  default $host;\n  main.example www.main.example;\n");
  expect(files["server-name.conf"]).toContain("server_name main.example *.main.example;");
  expect(nginxFiles({}, "main.example")["maps.conf"]).toContain("  www.main.example main.example;\n");
  expect(() => nginxFiles({ "X-Price": "$5" }, host)).toThrow("dollar sign");
});
