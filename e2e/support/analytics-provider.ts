/** Replaces the analytics provider, so that no request leaves the machine; records every request to another origin, and its contents. */
import type { BrowserContext } from "@playwright/test";

/** The measurement ID of the tests' build (`tools/support/environment.mjs`). */
export const MEASUREMENT_ID = "G-MOCK000000";

/** The script's address. */
export const SCRIPT = `https://www.googletagmanager.com/gtag/js?id=${MEASUREMENT_ID}`;

const COLLECT = "https://www.google-analytics.com/g/collect";

/** For the watch in `test.ts`: the only requests to other origins that acceptance may cause. */
export const PROVIDER = /^other origin: https:\/\/www\.(googletagmanager\.com\/gtag\/js|google-analytics\.com\/g\/collect)\?/u;

/** What gtag.js does, in short: reads the list of commands, sets its cookies and sends events, but nothing while disabled. */
const script = `(() => {
  const id = new URL(document.currentScript.src).searchParams.get("id");
  const send = (event, values) =>
    fetch("${COLLECT}?" + new URLSearchParams({ tid: id, en: event, dp: values.page_path, dl: values.page_location, dt: values.page_title }),
      { method: "POST", mode: "no-cors", keepalive: true });
  const run = (command) => {
    if (Object.prototype.toString.call(command) !== "[object Arguments]" || window["ga-disable-" + id]) return;
    const [kind, name, values] = command;
    if (kind === "config") {
      document.cookie = "_ga=GA1.1.1.1; Path=/; Max-Age=63072000";
      document.cookie = "_ga_" + id.slice(2) + "=GS1.1.1; Path=/; Max-Age=63072000";
      if (values.send_page_view !== false) send("page_view", {});
    }
    if (kind === "event") send(name, values);
  };
  dataLayer.forEach(run);
  dataLayer.push = (command) => Array.prototype.push.call(dataLayer, command) && run(command);
})();`;

/** Answers for the provider in a context. `others` are all requests to other origins; `views` what was collected. */
export const recordRequests = async (context: BrowserContext, baseURL = "") => {
  const others: string[] = [];
  const views: { event: string | null; path: string | null; location: string | null; title: string | null }[] = [];
  const { origin } = new URL(baseURL);

  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== origin) others.push(request.url());
  });
  await context.route(
    (url) => url.protocol.startsWith("http") && url.origin !== origin,
    (route) => {
      const url = new URL(route.request().url());
      if (url.href === SCRIPT) return route.fulfill({ contentType: "text/javascript", body: script });
      if (!url.href.startsWith(`${COLLECT}?`)) return route.abort();
      const [event = null, path = null, location = null, title = null] = ["en", "dp", "dl", "dt"].map((name) => url.searchParams.get(name));
      views.push({ event, path, location, title });
      return route.fulfill({ status: 204 });
    },
  );
  return { others, views };
};

/** Names of a context's cookies. */
export const cookieNames = async (context: BrowserContext): Promise<string[]> => (await context.cookies()).map(({ name }) => name).sort();
