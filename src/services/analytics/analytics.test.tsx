/** The analytics from the plugin's tags in the HTML to the commands for gtag.js, with the real plugin and the real consent library. */
import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { endVisit, openPage, storeConsent } from "../consent/consent.testing";
import type * as InertTags from "../consent/inert-tags";
import { gtagPlugin } from "./gtag-plugin";

const ID = "G-MOCK000000";

/** The parts of the plugin that run in the build and in the browser. */
interface PluginSsr {
  onRenderBody: (page: Partial<RenderBodyArgs>, options: object) => void;
}
interface PluginBrowser {
  onRouteUpdate: (update: { location: Location }, options: object) => void;
}

const pluginOptions = (): object => {
  const [plugin] = gtagPlugin(ID);
  return typeof plugin === "object" ? (plugin.options ?? {}) : {};
};

/** The page's head and the end of its body, as the plugin makes them and we leave them. */
const renderPage = (hasPlugin = true) => {
  let head: ReactNode[] = [<meta key="other" name="other" />];
  let body: ReactNode[] = [<p key="other">Other</p>];
  if (hasPlugin)
    jest.requireActual<PluginSsr>("gatsby-plugin-google-gtag/gatsby-ssr").onRenderBody(
      {
        setHeadComponents: (parts) => void head.push(...parts),
        setPostBodyComponents: (parts) => void body.push(...parts),
      },
      pluginOptions(),
    );
  jest.requireActual<typeof InertTags>("../consent/inert-tags").onPreRenderHTML?.(
    {
      pathname: "/pricing",
      getHeadComponents: () => head,
      replaceHeadComponents: (parts) => void (head = parts),
      getPostBodyComponents: () => body,
      replacePostBodyComponents: (parts) => void (body = parts),
      getPreBodyComponents: () => [],
      replacePreBodyComponents: () => undefined,
    } satisfies PreRenderHTMLArgs,
    { plugins: [] },
  );
  return { head: renderToStaticMarkup(<>{head}</>), body: renderToStaticMarkup(<>{body}</>) };
};

/** The commands as gtag.js receives them. */
const commands = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));
const views = () => commands().flatMap(([, name, values]) => (name === "page_view" ? [values] : []));
const view = (path: string, title: string) => ({ page_path: path, page_title: title });

/** Changes the route as Gatsby does, and lets the plugin count the page. */
const visit = async (address: string, title: string) => {
  window.history.pushState(null, "", address);
  document.title = title;
  jest.replaceProperty(process.env, "NODE_ENV", "production");
  const { onRouteUpdate } = jest.requireActual<PluginBrowser>("gatsby-plugin-google-gtag/gatsby-browser");
  onRouteUpdate({ location: window.location }, pluginOptions());
  await new Promise((resolve) => setTimeout(resolve, 250));
};

const open = (settings: { isSignalled?: boolean } = {}) => openPage({ ...settings, scripts: renderPage().body });

beforeEach(() => {
  process.env.GATSBY_ANALYTICS_MEASUREMENT_ID = ID;
  window.history.replaceState(null, "", "/pricing?plan=business#top");
  document.title = "Pricing";
});

afterEach(() => {
  endVisit();
  delete process.env.GATSBY_ANALYTICS_MEASUREMENT_ID;
});

describe("the plugin's tags", () => {
  it("are inert, the inline one first, and connect to nobody in advance", () => {
    const { head, body } = renderPage();

    expect(head).toBe('<meta name="other"/>');
    document.body.innerHTML = body;
    expect([...document.querySelectorAll("script")].map(({ type, dataset, src }) => [type, dataset.category, dataset.src, src])).toEqual([
      ["text/plain", "tracking", undefined, ""],
      ["text/plain", "tracking", `https://www.googletagmanager.com/gtag/js?id=${ID}`, ""],
    ]);
  });

  it("stop the build if they are not where they are expected, and are absent without an ID", () => {
    expect(() => renderPage(false)).toThrow("/pricing has 0 analytics scripts instead of 2.");
    endVisit();
    process.env.GATSBY_ANALYTICS_MEASUREMENT_ID = "";
    expect(renderPage(false).body).toBe("<p>Other</p>");
    expect(gtagPlugin("")).toEqual([]);
  });
});

describe("page views", () => {
  it("start with the landing page's, once, when tracking is accepted; before, nothing is configured or counted", async () => {
    const { giveAnswer } = await open();
    await visit("/pricing?plan=business", "Pricing");
    expect(window.dataLayer).toBeUndefined();
    giveAnswer("accepted");

    expect(commands()).toEqual([
      ["js", expect.any(Date)],
      ["config", ID, expect.objectContaining({ send_page_view: false, allow_google_signals: true })],
      ["event", "page_view", view("/pricing?plan=business", "Pricing")],
    ]);
    expect(commands()[1]?.[2]).not.toHaveProperty("debug_mode");
    expect(window.dataLayer?.map((command) => Object.prototype.toString.call(command))).toEqual(Array(3).fill("[object Arguments]"));
  });

  it("are one for each page, with path, query and title; a jump within a page is none", async () => {
    (await open()).giveAnswer("accepted");
    await visit("/about", "About");
    await visit("/about#mission", "About");
    await visit("/pricing?plan=business", "Pricing");

    expect(views().slice(1)).toEqual([view("/about", "About"), view("/pricing?plan=business", "Pricing")]);
  });

  it("include the landing page's on a later visit too", async () => {
    (await open()).giveAnswer("accepted");
    await open();

    expect(views()).toEqual([view("/pricing?plan=business", "Pricing")]);
  });

  it("end with a withdrawal, which also stops gtag.js, and start again with the next acceptance", async () => {
    const { giveAnswer } = await open();
    giveAnswer("accepted");
    expect(window[`ga-disable-${ID}`]).toBe(false);
    giveAnswer("refused");
    await visit("/about", "About");
    expect(window[`ga-disable-${ID}`]).toBe(true);
    expect(views()).toHaveLength(1);

    giveAnswer("accepted");
    expect(window[`ga-disable-${ID}`]).toBe(false);
    expect(views().slice(1)).toEqual([view("/about", "About")]);
  });

  it("end with a withdrawal in another tab", async () => {
    (await open()).giveAnswer("accepted");
    storeConsent({ categories: ["necessary"] });
    await visit("/about", "About");

    expect(views()).toHaveLength(1);
    expect(window[`ga-disable-${ID}`]).toBe(true);
  });

  it.each([
    ["a refusal", false],
    ["Global Privacy Control", true],
  ])("are none after %s", async (_what, isSignalled) => {
    const { giveAnswer } = await open({ isSignalled });
    giveAnswer(isSignalled ? "accepted" : "refused");
    await visit("/about", "About");

    expect(window.dataLayer).toBeUndefined();
  });
});
