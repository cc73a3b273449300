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
  preferReducedMotion(false);
});

it.each([
  ["/pricing", "/", "a link", "smooth"],
  ["/pricing", "/", "going back", "smooth"],
  ["/pricing", "/pricing", "a link", "smooth"],
  ["/pricing", "/pricing#plans", "a link", "smooth"],
  // On the way back within a page, and for another query, scrolling is left to the browser.
  ["/pricing", "/pricing", "going back", undefined],
  ["/pricing", "/pricing#plans", "going back", undefined],
  ["/faq?from=home", "/faq", "a link", undefined],
])("scrolls to the top of %s from %s by %s: %s", (to, from, action, behavior) => {
  if (action === "going back") noteReturn();
  scrollToAddress(...navigation(to, from));
  expect(scrollTo.mock.calls).toEqual(behavior === undefined ? [] : [[{ top: 0, behavior }]]);
});

it("jumps to the top under reduced motion", () => {
  preferReducedMotion(true);
  scrollToAddress(...navigation("/pricing", "/"));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
});

it("scrolls to the top again after layout and after the router moves the focus, but not once the visitor is elsewhere", async () => {
  document.body.innerHTML = '<div tabindex="-1"><main></main></div><section id="who-we-serve"></section>';
  const wrapper = document.querySelector<HTMLElement>("[tabindex]");
  const laidOut = async () => {
    for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame);
  };
  scrollToAddress(...navigation("/pricing", "/"));
  await laidOut();
  expect(scrollTo).toHaveBeenCalledTimes(2);
  wrapper?.focus();
  await laidOut();
  expect(scrollTo).toHaveBeenCalledTimes(3);

  wrapper?.blur();
  scrollToAddress(...navigation("/about", "/pricing"));
  scrollToAddress(...navigation("/about#who-we-serve", "/about"));
  wrapper?.focus();
  await laidOut();
  expect(scrollTo).toHaveBeenCalledTimes(4);
});

it("does not scroll when a visitor returns the focus to the page later", () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div tabindex="-1"><main></main></div>';
  const wrapper = document.querySelector<HTMLElement>("[tabindex]");
  wrapper?.focus();
  scrollToAddress(...navigation("/about", "/pricing"));
  jest.advanceTimersByTime(2000);
  scrollTo.mockClear();

  wrapper?.blur();
  wrapper?.focus();
  jest.advanceTimersByTime(2000);
  expect(scrollTo).not.toHaveBeenCalled();
  jest.useRealTimers();
});

it("opens the question whose anchor is in its closed part", () => {
  document.body.innerHTML = '<details><summary>Q</summary><p id="refunds">A</p></details>';
  scrollToAddress(...navigation("/faq#refunds", "/faq"));
  expect(document.querySelector("details")).toHaveAttribute("open");
});

it("goes to the target of a hash instead, even on the same page", () => {
  document.body.innerHTML = '<section id="who-we-serve"></section>';
  scrollToAddress(...navigation("/#who-we-serve", "/"));
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: "smooth" });
  expect(scrollTo).not.toHaveBeenCalled();
});

it("waits for a target that has not arrived yet", async () => {
  scrollToAddress(...navigation("/#late", "/about"));
  expect(scrollIntoView).not.toHaveBeenCalled();
  document.body.innerHTML = '<section id="late"></section>';
  await new Promise((done) => setTimeout(done, 200));
  // Once at once, and again after layout.
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

it("no longer waits for a target once the visitor is elsewhere", async () => {
  scrollToAddress(...navigation("/#late", "/about"));
  scrollToAddress(...navigation("/faq?from=home", "/faq"));
  document.body.innerHTML = '<section id="late"></section>';
  await new Promise((done) => setTimeout(done, 100));
  expect(scrollIntoView).not.toHaveBeenCalled();
});
