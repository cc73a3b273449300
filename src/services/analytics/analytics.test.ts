import { createAnalytics } from "./analytics";

const ID = "G-MOCK000000";

let isAllowed = true;
const running: ReturnType<typeof createAnalytics>[] = [];

const makeAnalytics = () => {
  const analytics = createAnalytics({ measurementId: ID, isAllowed: () => isAllowed });
  running.push(analytics);
  return analytics;
};

/** The commands as gtag.js receives them. */
const commands = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));
const pageViews = () => commands().flatMap(([kind, name, values]) => (kind === "event" && name === "page_view" ? [values] : []));
const pagesViewed = () => pageViews().map((values) => (values as { page_path: string }).page_path);

const view = (path: string, title: string) => ({ page_path: path, page_location: `http://localhost${path}`, page_title: title });

const setTitle = (title: string) => {
  document.querySelector("title")?.remove();
  const element = document.createElement("title");
  element.textContent = title;
  document.head.append(element);
};

/** Does what a route change does before the new page has its title. */
const changeRoute = (address: string) => {
  window.history.pushState(null, "", address);
  dispatchEvent(new Event("pageshown"));
};

const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

const visit = (address: string, title: string) => {
  changeRoute(address);
  pass(40);
  setTitle(title);
  pass(40);
};

beforeEach(() => {
  jest.useFakeTimers();
  isAllowed = true;
  delete window.dataLayer;
  window.history.replaceState(null, "", "/pricing?plan=business#top");
  setTitle("Pricing");
});

afterEach(() => running.splice(0).forEach(({ stop }) => stop()));

it("does nothing before it is started", () => {
  makeAnalytics();

  expect(window.dataLayer).toBeUndefined();
});

it("configures gtag.js in the only form that it accepts, without debugging, and sends the current page", () => {
  makeAnalytics().start();

  expect(commands()).toEqual([
    ["js", expect.any(Date)],
    ["config", ID, expect.objectContaining({ send_page_view: false, allow_google_signals: true })],
    ["event", "page_view", view("/pricing?plan=business", "Pricing")],
  ]);
  expect(commands()[1]?.[2]).not.toHaveProperty("debug_mode");
  expect(window.dataLayer?.map((command) => Object.prototype.toString.call(command))).toEqual(Array(3).fill("[object Arguments]"));
});

it("sends one view for each new path or query, under the new page's own title", () => {
  makeAnalytics().start();
  visit("/about", "About");
  visit("/about?from=home", "About us");
  visit("/pricing", "Pricing");

  expect(pageViews().slice(1)).toEqual([view("/about", "About"), view("/about?from=home", "About us"), view("/pricing", "Pricing")]);
});

it("never sends what was typed into a search", () => {
  makeAnalytics().start();
  visit("/faq?q=family%20trust#refunds", "FAQ");
  visit("/faq?q=trust&from=home&aq=1", "FAQ for you");
  visit("/faq?from=home&q=trust", "FAQ");

  expect(pagesViewed().slice(1)).toEqual(["/faq", "/faq?from=home&aq=1", "/faq?from=home"]);
});

it("sends no view twice, be it for a hash, a link to the same page or a second start", () => {
  const analytics = makeAnalytics();
  analytics.start();
  visit("/pricing?plan=business#faq", "Pricing");
  visit("/pricing?plan=business", "Pricing");
  analytics.start();
  pass(5000);

  expect(pagesViewed()).toEqual(["/pricing?plan=business"]);
});

it("sends the view of a page even if its title does not change", () => {
  makeAnalytics().start();
  changeRoute("/about");
  pass(900);
  expect(pagesViewed()).toHaveLength(1);
  pass(200);

  expect(pagesViewed()).toEqual(["/pricing?plan=business", "/about"]);
});

it("counts only the last page of two route changes in quick succession", () => {
  makeAnalytics().start();
  changeRoute("/about");
  changeRoute("/faq");
  setTitle("FAQ");
  pass(2000);

  expect(pageViews().slice(1)).toEqual([view("/faq", "FAQ")]);
});

it("sends nothing once stopped, not even a pending page, and disables a loaded gtag.js", () => {
  const analytics = makeAnalytics();
  analytics.start();
  expect(window[`ga-disable-${ID}`]).toBe(false);
  changeRoute("/about");
  analytics.stop();
  setTitle("About");
  pass(2000);
  visit("/faq", "FAQ");

  expect(pagesViewed()).toEqual(["/pricing?plan=business"]);
  expect(window[`ga-disable-${ID}`]).toBe(true);
});
