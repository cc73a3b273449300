import { noteReturn, scrollToAddress } from "./scroll";

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

const preferReducedMotion = (matches: boolean): void => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches, media }) as MediaQueryList;
};

/** The addresses of a navigation, as Gatsby reports them. */
const navigation = (...addresses: [to: string, from: string]) =>
  addresses.map((path) => new URL(path, "https://site.example")) as unknown as Parameters<typeof scrollToAddress>;

beforeEach(() => {
  window.scrollTo = scrollTo;
  Element.prototype.scrollIntoView = scrollIntoView;
  document.body.innerHTML = "";
  window.scrollY = 0;
  preferReducedMotion(false);
});

it.each([
  ["/pricing", "/", "a link", "smooth"],
  ["/pricing", "/", "going back", "smooth"],
  ["/pricing", "/pricing", "a link", "smooth"],
  ["/pricing", "/pricing#plans", "a link", "smooth"],
  // Going back within a page, or changing only the query, leaves scrolling to the browser.
  ["/pricing", "/pricing", "going back", undefined],
  ["/pricing", "/pricing#plans", "going back", undefined],
  ["/faq?from=home", "/faq", "a link", undefined],
])("scrolls to the top of %s from %s by %s: %s", (to, from, action, behavior) => {
  window.history.replaceState(null, "", to);
  if (action === "going back") noteReturn();
  scrollToAddress(...navigation(to, from));
  expect(scrollTo.mock.calls).toEqual(behavior === undefined ? [] : [[{ top: 0, behavior }]]);
});

it("takes a link for a link after one to where the page already was, of which Gatsby reports nothing", () => {
  scrollToAddress(...navigation("/terms#fees", "/terms"));
  window.history.replaceState(null, "", "/terms#fees");
  scrollToAddress(...([window.location, new URL("https://site.example/terms")] as unknown as Parameters<typeof scrollToAddress>));
  noteReturn();
  scrollToAddress(...navigation("/terms", "/terms#fees"));
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

it("jumps to the top under reduced motion", () => {
  preferReducedMotion(true);
  scrollToAddress(...navigation("/pricing", "/"));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
});

describe("a scroll that a browser may cancel", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it("starts again whenever the view stands still, for two seconds, then jumps, and lets it be", () => {
    scrollToAddress(...navigation("/pricing", "/"));
    window.scrollY = 500;
    jest.advanceTimersByTime(150);
    expect(scrollTo).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(150);
    expect(scrollTo).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(5000);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" });
    const calls = scrollTo.mock.calls.length;
    jest.advanceTimersByTime(5000);
    expect(scrollTo).toHaveBeenCalledTimes(calls);
  });

  it.each(["wheel", "touchstart", "pointerdown", "keydown"])("does not start again after a %s", (type) => {
    scrollToAddress(...navigation("/pricing", "/"));
    window.dispatchEvent(new Event(type));
    jest.advanceTimersByTime(5000);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it("does not start again once the visitor is on another page", () => {
    document.body.innerHTML = '<section id="who-we-serve"></section>';
    scrollToAddress(...navigation("/about", "/pricing"));
    scrollToAddress(...navigation("/about#who-we-serve", "/about"));
    jest.advanceTimersByTime(5000);
    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(scrollIntoView.mock.calls.length).toBeGreaterThan(1);
  });
});

it("no longer waits for a target once the visitor is elsewhere", async () => {
  scrollToAddress(...navigation("/#late", "/about"));
  scrollToAddress(...navigation("/faq?from=home", "/faq"));
  document.body.innerHTML = '<section id="late"></section>';
  await new Promise((done) => setTimeout(done, 100));
  expect(scrollIntoView).not.toHaveBeenCalled();
});
