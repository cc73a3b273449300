/** Analytics, from the plugin's tags in the HTML to the commands for gtag.js, with the real plugin and the real consent library. */
import type { GatsbyBrowser, GatsbySSR, PluginOptions, RenderBodyArgs, RouteUpdateArgs } from "gatsby";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { endVisit, openPage, storeConsent } from "../consent/consent.testing";
import type * as InertTags from "../consent/inert-tags";
import { gtagPlugin } from "./gtag-plugin";
import type * as ShownPages from "./shown-pages";

const ID = "G-MOCK000000";

const pluginOptions = (): PluginOptions => {
  const [plugin] = gtagPlugin(ID);
  return { plugins: [], ...(typeof plugin === "object" && plugin.options) };
};

/** The end of the page's body, as the plugin makes it and we leave it. */
const renderPage = (hasPlugin = true) => {
  const body: ReactNode[] = [<p key="other">Other</p>];
  const page = { setHeadComponents: () => undefined, setPostBodyComponents: (parts: ReactNode[]) => void body.push(...parts) };
  const plugin = jest.requireActual<GatsbySSR>("gatsby-plugin-google-gtag/gatsby-ssr");
  if (hasPlugin) plugin.onRenderBody?.(page as Partial<RenderBodyArgs> as RenderBodyArgs, pluginOptions());
  const { inertTags } = jest.requireActual<typeof InertTags>("../consent/inert-tags");
  return renderToStaticMarkup(<>{inertTags(body, "/pricing")}</>);
};

/** The commands as gtag.js receives them. */
const commands = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));
const view = (path: string, title: string) => ({
  page_path: path,
  page_title: `${title} | Dealmere`,
  page_location: `http://localhost${path}`,
});
/** What gtag.js sends: each with the page that was set last, or with its own values. */
const sent = () => {
  let page: unknown;
  return commands().flatMap(([kind, name, values]) => {
    if (kind === "set") page = name;
    if (kind === "config") return (values as { send_page_view: boolean }).send_page_view ? [["page_view", page]] : [];
    return kind === "event" ? [[name, values ?? page]] : [];
  });
};
const views = (...pages: readonly (readonly [path: string, title: string])[]) => pages.map((page) => ["page_view", view(...page)]);

/** Shows a page as Gatsby does: the address changes at once, the document's title only later. */
const show = (address: string, title: string): URL => {
  window.history.pushState(null, "", address);
  document.title = "";
  const location = new URL(window.location.href);
  const metadata = { title: { en: title, ar: null } } as Queries.PageMetadataFragment;
  jest
    .requireActual<typeof ShownPages>("./shown-pages")
    .notePage(location, { mdx: { frontmatter: { metadata } } }, { product: { name: "Dealmere" } });
  return location;
};

/** Changes the route, and has the plugin count the page, which takes two frames. */
const visit = (address: string, title: string) => {
  jest.replaceProperty(process.env, "NODE_ENV", "production");
  const plugin = jest.requireActual<GatsbyBrowser>("gatsby-plugin-google-gtag/gatsby-browser");
  plugin.onRouteUpdate?.({ location: show(address, title) } as unknown as RouteUpdateArgs, pluginOptions());
};
const frames = async () => {
  for (let count = 0; count < 3; count++) await new Promise(requestAnimationFrame);
};

const PRICING = ["/pricing?plan=business", "Pricing"] as const;
const ABOUT = ["/about", "About"] as const;
const open = () => openPage({ scripts: renderPage(), show: () => void show(...PRICING) });

beforeEach(() => (process.env.GATSBY_ANALYTICS_MEASUREMENT_ID = ID));

afterEach(() => {
  endVisit();
  delete process.env.GATSBY_ANALYTICS_MEASUREMENT_ID;
});

describe("the plugin's tags", () => {
  it("stop the build if they are not where they are expected, and are absent without an ID", () => {
    expect(() => renderPage(false)).toThrow("/pricing has 0 analytics scripts instead of 2.");
    endVisit();
    process.env.GATSBY_ANALYTICS_MEASUREMENT_ID = "";
    expect(renderPage(false)).toBe("<p>Other</p>");
    expect(gtagPlugin("")).toEqual([]);
  });

  it("stop the build if their code is not what we change", () => {
    const { inertTags } = jest.requireActual<typeof InertTags>("../consent/inert-tags");
    const code = { __html: "gtag()" };
    const tags = ["", "-config"].map((end) => <script key={`google-gtag${end}`} dangerouslySetInnerHTML={code} />);
    expect(() => inertTags(tags, "/pricing")).toThrow('no "send_page_view":false');
  });
});

describe("page views", () => {
  it("start with the landing page's, which `config` sends, when tracking is accepted; before, nothing is configured or counted", async () => {
    const { giveAnswer } = await open();
    visit(...PRICING);
    await frames();
    expect(window.dataLayer).toBeUndefined();
    giveAnswer("accepted");

    expect(commands()).toEqual([
      ["js", expect.any(Date)],
      ["set", view(...PRICING)],
      ["config", ID, expect.objectContaining({ send_page_view: true, allow_google_signals: true })],
    ]);
    expect(commands()[2]?.[2]).not.toHaveProperty("debug_mode");
    expect(window.dataLayer?.map((command) => Object.prototype.toString.call(command))).toEqual(Array(3).fill("[object Arguments]"));
  });

  it("are one for each page, each with its own path, query and title, however quickly they follow; a jump within a page is none", async () => {
    (await open()).giveAnswer("accepted");
    visit(...ABOUT);
    visit("/about#mission", "About");
    visit(...PRICING);
    await frames();

    expect(sent()).toEqual(views(PRICING, ABOUT, PRICING));
  });

  it("start with the page that is shown, when tracking is accepted while the address of the next is there already", async () => {
    const { giveAnswer } = await open();
    window.history.pushState(null, "", "/about");
    giveAnswer("accepted");
    visit(...ABOUT);
    await frames();

    expect(sent()).toEqual(views(PRICING, ABOUT));
  });

  it("end with a withdrawal, which also stops gtag.js, and start again with the next acceptance", async () => {
    const { giveAnswer } = await open();
    giveAnswer("accepted");
    expect(window[`ga-disable-${ID}`]).toBe(false);
    giveAnswer("refused");
    visit(...ABOUT);
    await frames();
    expect(window[`ga-disable-${ID}`]).toBe(true);
    expect(sent()).toEqual(views(PRICING));

    giveAnswer("accepted");
    expect(window[`ga-disable-${ID}`]).toBe(false);
    expect(sent()).toEqual(views(PRICING, ABOUT));
  });

  it("end with a withdrawal in another tab", async () => {
    (await open()).giveAnswer("accepted");
    storeConsent({ categories: ["necessary"] });
    visit(...ABOUT);
    await frames();

    expect(sent()).toEqual(views(PRICING));
    expect(window[`ga-disable-${ID}`]).toBe(true);
  });
});

it("another command passes as it is under consent, and not without", async () => {
  const { giveAnswer } = await open();
  giveAnswer("accepted");
  window.gtag?.("event", "generate_lead", { value: 1 });
  expect(commands().at(-1)).toEqual(["event", "generate_lead", { value: 1 }]);
  giveAnswer("refused");
  window.gtag?.("event", "generate_lead");
  expect(sent()).toEqual([...views(PRICING), ["generate_lead", { value: 1 }]]);
});
