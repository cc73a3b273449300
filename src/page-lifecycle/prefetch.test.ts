import { fireEvent } from "@testing-library/react";
import { prefetchOnIntent } from "./prefetch";
import { DWELL } from "./watch-intent";

const load = jest.fn<Promise<boolean>, [string]>();

const link = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`a[href="${name}"]`);
  if (!found) throw new Error(`There is no link to ${name}.`);
  return found;
};

/** Sets what the browser reports about the connection; undefined if it reports nothing. */
const setConnection = (connection?: object): void => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
};

const press = (element: Element, how: MouseEventInit = {}): void => {
  fireEvent(element, new MouseEvent("pointerdown", { bubbles: true, ...how }));
};

/** The document's listeners cannot be removed, so all tests share them, and each test has its own links. */
let number = 0;
let [one, other] = ["", ""];

beforeAll(() => {
  jest.useFakeTimers();
  prefetchOnIntent({ load, has: () => false });
});

beforeEach(() => {
  number++;
  [one, other] = [`/one-${number}`, `/other-${number}`];
  document.body.innerHTML = `<p>Words</p><a href="${one}"><b>One</b></a><a href="${other}">Other</a>`;
  setConnection();
  load.mockResolvedValue(true);
});

afterEach(() => {
  fireEvent.pointerLeave(document.documentElement);
});

it("fetches a page once a pointer rests on its link, and no sooner", () => {
  fireEvent.pointerOver(link(one));
  jest.advanceTimersByTime(DWELL - 1);
  expect(load).not.toHaveBeenCalled();

  jest.advanceTimersByTime(1);
  expect(load.mock.calls).toEqual([[one]]);
});

it.each([
  ["moves on to other text", () => fireEvent.pointerOver(document.querySelector("p") ?? document)],
  ["leaves the window", () => fireEvent.pointerLeave(document.documentElement)],
])("fetches nothing when the pointer %s", (_, leave) => {
  fireEvent.pointerOver(link(one));
  jest.advanceTimersByTime(DWELL - 1);
  leave();
  jest.runAllTimers();

  expect(load).not.toHaveBeenCalled();
});

it("fetches only the last of the links that a pointer passes over", () => {
  fireEvent.pointerOver(link(one));
  jest.advanceTimersByTime(DWELL - 1);
  fireEvent.pointerOver(link(other));
  jest.runAllTimers();

  expect(load.mock.calls).toEqual([[other]]);
});

it("fetches a page once the keyboard's focus rests on its link, but none that it only passes", () => {
  link(one).focus();
  jest.advanceTimersByTime(DWELL - 1);
  link(other).focus();
  jest.runAllTimers();

  expect(load.mock.calls).toEqual([[other]]);
});

it("ignores focus that is not visible", () => {
  jest.spyOn(Element.prototype, "matches").mockReturnValue(false);
  link(one).focus();
  jest.runAllTimers();

  expect(load).not.toHaveBeenCalled();
});

it("fetches at once when a finger or mouse button goes down, each page once", () => {
  press(link(one));
  expect(load.mock.calls).toEqual([[one]]);

  fireEvent.pointerOver(link(one));
  jest.runAllTimers();
  press(link(one));
  expect(load).toHaveBeenCalledTimes(1);
});

it.each([{ button: 1 }, { button: 2 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  "fetches nothing for a click that opens the page in another tab: %j",
  (how) => {
    press(link(one), how);

    expect(load).not.toHaveBeenCalled();
  },
);

it.each([{ saveData: false, effectiveType: "4g" }, { effectiveType: "3g" }, {}])("fetches ahead on a connection with %j", (connection) => {
  setConnection(connection);
  press(link(one));

  expect(load).toHaveBeenCalledWith(one);
});
