import { improvePageChanges, onPageShown } from "./change-page";
import type { LoadedPage, PageLoader } from "./gatsby-globals";
import { adoptLateFonts } from "./late-fonts";
import { startWaiting, stopWaiting } from "./waiting";

jest.mock("./late-fonts", () => ({ adoptLateFonts: jest.fn() }));
jest.mock("./waiting", () => ({ startWaiting: jest.fn(), stopWaiting: jest.fn() }));

const navigate = jest.fn();
const loadPage = jest.fn<Promise<LoadedPage | undefined>, [string]>();
const loadPageSync = jest.fn<LoadedPage | undefined, [string]>();
const loader: PageLoader = { loadPage, loadPageSync, hovering: () => undefined };
const page: LoadedPage = { json: {} };

const settle = async () => {
  for (let turns = 0; turns < 5; turns++) await Promise.resolve();
};

const show = (path: string) => {
  window.history.replaceState(null, "", path);
  onPageShown();
};

beforeAll(() => {
  window.___navigate = navigate;
  improvePageChanges(loader);
});

beforeEach(async () => {
  loadPage.mockResolvedValue(page);
  loadPageSync.mockReturnValue(page);
  show("/about");
  await settle();
  jest.clearAllMocks();
});

it("shows a page when it is loaded", async () => {
  window.___navigate("/pricing?from=menu#plans", { replace: false });
  expect(navigate).not.toHaveBeenCalled();
  await settle();

  expect(loadPage).toHaveBeenCalledWith("/pricing?from=menu");
  expect(navigate.mock.calls).toEqual([["/pricing?from=menu#plans", { replace: false }]]);
});

it.each(["/about", "/about#values", "/about?q=nda", -1])("leaves %j to Gatsby, as the page stays the same", (to) => {
  window.___navigate(to);

  expect(navigate).toHaveBeenCalledWith(to, undefined);
  expect(startWaiting).not.toHaveBeenCalled();
});

it.each([
  ["cannot be loaded", () => loadPage.mockResolvedValue(undefined)],
  ["is refused", () => loadPage.mockRejectedValue(new Error("offline"))],
])("leaves a page to Gatsby that %s", async (_, prepare) => {
  prepare();
  window.___navigate("/pricing");
  await settle();

  expect(navigate).toHaveBeenCalledTimes(1);
});

it.each([
  ["restored", true, 0],
  ["first shown", false, 1],
])("of a page that is %s, waiting ends: %s", async (_, persisted, shown) => {
  let arrive: (loaded: LoadedPage) => void = () => undefined;
  loadPage.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  window.___navigate("/slow");
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  expect(stopWaiting).toHaveBeenCalledTimes(persisted ? 1 : 0);
  arrive(page);
  await settle();

  expect(navigate).toHaveBeenCalledTimes(shown);
});

it("shows the page that was requested last, whichever arrives last", async () => {
  let arrive: (loaded: LoadedPage) => void = () => undefined;
  loadPage.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  window.___navigate("/slow");
  window.___navigate("/quick");
  await settle();
  show("/quick");
  arrive(page);
  await settle();

  expect(navigate.mock.calls).toEqual([["/quick", undefined]]);
});

it("shows that it is waiting until a page arrives", async () => {
  window.___navigate("/pricing");
  expect(startWaiting).toHaveBeenCalledTimes(1);
  await settle();
  expect(stopWaiting).not.toHaveBeenCalled();

  show("/pricing");
  expect(stopWaiting).toHaveBeenCalledTimes(1);
});

describe("back and forward", () => {
  const goTo = (path: string) => {
    window.history.replaceState(null, "", path);
    window.dispatchEvent(new PopStateEvent("popstate"));
  };

  it("leaves a page that Gatsby already has to the router", () => {
    goTo("/pricing");

    expect(startWaiting).not.toHaveBeenCalled();
    show("/pricing");
  });

  describe("to a page that Gatsby has yet to fetch", () => {
    const router = jest.fn();
    let arrive: (loaded: LoadedPage | undefined) => void = () => undefined;

    beforeEach(() => {
      window.addEventListener("popstate", router);
      loadPageSync.mockReturnValue(undefined);
      loadPage.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
      goTo("/pricing");
    });

    afterEach(() => window.removeEventListener("popstate", router));

    it.each([
      ["when it is there", page],
      ["when it cannot be loaded, for Gatsby to say so", undefined],
    ])("tells the router %s", async (_, loaded) => {
      expect(startWaiting).toHaveBeenCalledTimes(1);
      expect(router).not.toHaveBeenCalled();
      arrive(loaded);
      await settle();

      expect(router).toHaveBeenCalledTimes(1);
    });

    it("does not tell the router once the visitor has gone back to where they were", async () => {
      goTo("/about");
      expect(stopWaiting).toHaveBeenCalledTimes(1);
      expect(router).toHaveBeenCalledTimes(1);
      arrive(page);
      await settle();

      expect(router).toHaveBeenCalledTimes(1);
    });
  });

  it("does nothing for another place on the same page", () => {
    goTo("/about#values");

    expect(startWaiting).not.toHaveBeenCalled();
  });

  it("cancels a page that is still loading", async () => {
    let arrive: (loaded: LoadedPage) => void = () => undefined;
    loadPage.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    window.___navigate("/slow");
    goTo("/pricing");
    show("/pricing");
    arrive(page);
    await settle();

    expect(navigate).not.toHaveBeenCalled();
  });
});

it("applies late fonts on another page, but not at another place on the same page", () => {
  show("/about#vision");
  expect(adoptLateFonts).not.toHaveBeenCalled();
  show("/pricing");
  expect(adoptLateFonts).toHaveBeenCalledTimes(1);
});
