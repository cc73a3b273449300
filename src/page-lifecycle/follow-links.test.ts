import { followLinks } from "./follow-links";

const asked: string[] = [];

let isLeftToBrowser = false;

beforeAll(() => {
  Object.assign(window, { ___navigate: (page: string) => asked.push(page) });
  followLinks();
  // jsdom cannot follow a link.
  window.addEventListener("click", (event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  });
});

beforeEach(() => {
  asked.length = 0;
});

/** Clicks on the words of a link, and returns whether the browser would follow it. */
const click = (link: string, how: MouseEventInit = {}): boolean => {
  document.body.innerHTML = link;
  document.querySelector("b")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how }));
  return isLeftToBrowser;
};

it("opens the page behind a link itself, at the right place", () => {
  expect(click('<a href="/pricing?plan=business#plans"><b>Prices</b></a>')).toBe(false);
  expect(asked).toEqual(["/pricing?plan=business#plans"]);
});

it("leaves a link opened in another tab to the browser", () => {
  expect(click('<a href="/pricing"><b>Prices</b></a>', { ctrlKey: true })).toBe(true);
  expect(asked).toEqual([]);
});

it("leaves alone a click that was already handled", () => {
  document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });

  expect(click('<a href="/pricing"><b>Prices</b></a>')).toBe(false);
  expect(asked).toEqual([]);
});
