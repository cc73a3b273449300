import { navigate } from "gatsby";
import { changePages, onPageShown } from "./change-page";
import { adoptLateFonts } from "./late-fonts";
import { startWaiting, stopWaiting } from "./waiting";

jest.mock("./late-fonts", () => ({ adoptLateFonts: jest.fn() }));
jest.mock("./waiting", () => ({ startWaiting: jest.fn(), stopWaiting: jest.fn() }));

const load = jest.fn<Promise<boolean>, [string]>();
const has = jest.fn<boolean, [string]>();

const settle = () => new Promise((resolve) => setTimeout(resolve));

const show = (path: string) => {
  window.history.replaceState(null, "", path);
  onPageShown();
};

let isLeftToBrowser = false;

/** Clicks on the text of a link to an address. */
const follow = (href: string, how: MouseEventInit = {}) => {
  document.body.innerHTML = `<a href="${href}"><b>Words</b></a>`;
  document.querySelector("b")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how }));
};

/** Holds back the next page; the returned function lets it arrive. */
const holdNext = () => {
  let arrive: (isLoaded: boolean) => void = () => undefined;
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  return async (isLoaded = true) => {
    arrive(isLoaded);
    await settle();
  };
};

beforeAll(() => {
  changePages({ load, has });
  // jsdom cannot follow a link.
  window.addEventListener("click", (event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  });
});

beforeEach(() => {
  load.mockResolvedValue(true);
  has.mockReturnValue(false);
  show("/about");
  jest.clearAllMocks();
});

describe("a link", () => {
  it("shows a page when it is loaded", async () => {
    follow("/pricing?from=menu#plans");
    expect(isLeftToBrowser).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
    await settle();

    expect(load).toHaveBeenCalledWith("/pricing?from=menu");
    expect(jest.mocked(navigate).mock.calls).toEqual([["/pricing?from=menu#plans"]]);
  });

  it.each([
    ["/about", true],
    ["/about?q=nda", false],
  ])("to %s stays on the page, without a second entry for the same address: %s", (href, replace) => {
    follow(href);

    expect(navigate).toHaveBeenCalledWith(href, { replace });
    expect(startWaiting).not.toHaveBeenCalled();
  });

  it("is left to the browser if it opens in another tab or has already been handled", () => {
    follow("/pricing", { ctrlKey: true });
    expect(isLeftToBrowser).toBe(true);
    document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
    follow("/pricing");

    expect(load).not.toHaveBeenCalled();
  });

  it("shows the page that was requested last, whichever arrives last", async () => {
    const arrive = holdNext();
    follow("/slow");
    follow("/quick");
    await settle();
    show("/quick");
    await arrive();

    expect(jest.mocked(navigate).mock.calls).toEqual([["/quick"]]);
  });

  it("to the current place stops a page that arrives late from appearing", async () => {
    show("/about#values");
    const arrive = holdNext();
    follow("/slow");
    follow("#values");
    await arrive();

    expect(navigate).not.toHaveBeenCalled();
  });

  it("shows a busy line until the page arrives", async () => {
    follow("/pricing");
    expect(startWaiting).toHaveBeenCalledTimes(1);
    await settle();
    expect(stopWaiting).not.toHaveBeenCalled();

    show("/pricing");
    expect(stopWaiting).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["restored", true, 0],
    ["first shown", false, 1],
  ])("of a page that is %s: waiting ends %s", async (_, persisted, shown) => {
    const arrive = holdNext();
    follow("/slow");
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    expect(stopWaiting).toHaveBeenCalledTimes(persisted ? 1 : 0);
    await arrive();

    expect(navigate).toHaveBeenCalledTimes(shown);
  });
});

describe("back and forward", () => {
  const router = jest.fn();
  const goTo = (path: string) => {
    window.history.replaceState(null, "", path);
    window.dispatchEvent(new PopStateEvent("popstate"));
  };

  beforeEach(() => window.addEventListener("popstate", router));
  afterEach(() => window.removeEventListener("popstate", router));

  it.each([
    ["to a page that has been loaded", "/pricing"],
    ["to another place on the same page", "/about#values"],
  ])("%s are left to the router", (_, path) => {
    has.mockImplementation((page) => page === "/pricing");
    goTo(path);

    expect(router).toHaveBeenCalledTimes(1);
    expect(startWaiting).not.toHaveBeenCalled();
  });

  it("reach the router once the page has been loaded", async () => {
    const arrive = holdNext();
    goTo("/pricing");
    expect(startWaiting).toHaveBeenCalledTimes(1);
    expect(router).not.toHaveBeenCalled();
    await arrive();

    expect(router).toHaveBeenCalledTimes(1);
  });

  it("do not reach the router if the visitor has already returned", async () => {
    const arrive = holdNext();
    goTo("/pricing");
    goTo("/about");
    expect(stopWaiting).toHaveBeenCalledTimes(1);
    await arrive();

    expect(router).toHaveBeenCalledTimes(1);
  });

  it("cancel a page that is still loading", async () => {
    const arrive = holdNext();
    follow("/slow");
    goTo("/pricing");
    await arrive();

    expect(navigate).not.toHaveBeenCalled();
  });
});

it("applies late fonts on another page, but not at another place on the same page", () => {
  show("/about#vision");
  expect(adoptLateFonts).not.toHaveBeenCalled();
  show("/pricing");
  expect(adoptLateFonts).toHaveBeenCalledTimes(1);
});
