import { setReducedMotion, stubBrowser } from "../components/browser.testing";
import { improvePageChanges, onPageShown } from "./change-page";
import type { LoadedPage, PageLoader } from "./gatsby-globals";
import { startWaiting, stopWaiting } from "./waiting";

jest.mock("./waiting", () => ({ startWaiting: jest.fn(), stopWaiting: jest.fn() }));

const navigate = jest.fn();
const loadPage = jest.fn<Promise<LoadedPage | undefined>, [string]>();
const loadPageSync = jest.fn<LoadedPage | undefined, [string]>();
const loader: PageLoader = { loadPage, loadPageSync, hovering: () => undefined };
const page: LoadedPage = { json: {} };

/** What the browser's transitions wait for; a skipped one is over before. */
const arrivals: Promise<void>[] = [];
let isSkipped = false;
const startViewTransition = jest.fn((update: () => Promise<void>) => {
  const arrival = update();
  arrivals.push(arrival);
  return { ready: isSkipped ? Promise.reject(new DOMException("skipped", "AbortError")) : arrival };
});

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
  jest.clearAllMocks();
  stubBrowser();
  arrivals.length = 0;
  isSkipped = false;
  Object.assign(document, { startViewTransition });
  document.body.innerHTML = "";
  loadPage.mockResolvedValue(page);
  loadPageSync.mockReturnValue(page);
  show("/about");
  await settle();
  jest.clearAllMocks();
});

it("fades to a page when it is loaded, until it is there", async () => {
  window.___navigate("/pricing?from=menu#plans", { replace: false });
  expect(startViewTransition).not.toHaveBeenCalled();
  await settle();

  expect(loadPage).toHaveBeenCalledWith("/pricing?from=menu");
  expect(startViewTransition).toHaveBeenCalledTimes(1);
  expect(navigate.mock.calls).toEqual([["/pricing?from=menu#plans", { replace: false }]]);
  const hasArrived = jest.fn();
  void arrivals[0]?.then(hasArrived);
  await settle();
  expect(hasArrived).not.toHaveBeenCalled();

  show("/pricing");
  await settle();
  expect(hasArrived).toHaveBeenCalled();
});

it("starts the fade before the router, which draws in the next frame", async () => {
  window.___navigate("/pricing");
  await settle();

  expect(startViewTransition.mock.invocationCallOrder[0]).toBeLessThan(navigate.mock.invocationCallOrder[0] ?? 0);
});

it.each<[string, () => void]>([
  ["under reduced motion", () => setReducedMotion(true)],
  ["where the browser has no transitions", () => Reflect.deleteProperty(document, "startViewTransition")],
  ["under an open dialog", () => (document.body.innerHTML = "<dialog open></dialog>")],
])("changes the page without a fade %s", async (_, prepare) => {
  prepare();
  window.___navigate("/pricing");
  await settle();

  expect(startViewTransition).not.toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledTimes(1);
});

it.each(["/about", "/about#values", "/about?q=nda", -1])("leaves %j to Gatsby, for no other page comes", (to) => {
  window.___navigate(to);

  expect(navigate).toHaveBeenCalledWith(to, undefined);
  expect(startViewTransition).not.toHaveBeenCalled();
  expect(startWaiting).not.toHaveBeenCalled();
});

it.each([
  ["cannot be had", () => loadPage.mockResolvedValue(undefined)],
  ["is refused", () => loadPage.mockRejectedValue(new Error("offline"))],
])("leaves a page to Gatsby that %s", async (_, prepare) => {
  prepare();
  window.___navigate("/pricing");
  await settle();

  expect(startViewTransition).not.toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledTimes(1);
});

it("shows the page that was asked for last, whichever comes last", async () => {
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

it("starts one fade for a double click", async () => {
  window.___navigate("/pricing");
  await settle();
  window.___navigate("/pricing");
  await settle();

  expect(startViewTransition).toHaveBeenCalledTimes(1);
});

it("keeps quiet when the browser skips a fade, and starts the next one", async () => {
  isSkipped = true;
  window.___navigate("/pricing");
  await settle();
  isSkipped = false;
  window.___navigate("/faq");
  await settle();

  expect(startViewTransition).toHaveBeenCalledTimes(2);
});

it("waits visibly for a page, until one is there", async () => {
  window.___navigate("/pricing");
  expect(startWaiting).toHaveBeenCalledTimes(1);
  await settle();
  expect(stopWaiting).not.toHaveBeenCalled();

  show("/pricing");
  expect(stopWaiting).toHaveBeenCalledTimes(1);
});

describe("back and forward", () => {
  const goTo = (path: string, hasUAVisualTransition = false) => {
    window.history.replaceState(null, "", path);
    window.dispatchEvent(Object.assign(new PopStateEvent("popstate"), { hasUAVisualTransition }));
  };

  it("fades to a page that Gatsby has", () => {
    goTo("/pricing");

    expect(startViewTransition).toHaveBeenCalledTimes(1);
    expect(startWaiting).not.toHaveBeenCalled();
    show("/pricing");
  });

  it("waits for a page that Gatsby has yet to fetch", () => {
    loadPageSync.mockReturnValue(undefined);
    goTo("/pricing");

    expect(startViewTransition).not.toHaveBeenCalled();
    expect(startWaiting).toHaveBeenCalledTimes(1);
  });

  describe("to a page that Gatsby has yet to fetch", () => {
    const router = jest.fn();
    let arrive: (loaded: LoadedPage | undefined) => void = () => undefined;

    beforeEach(() => {
      router.mockClear();
      window.addEventListener("popstate", router);
      loadPageSync.mockReturnValue(undefined);
      loadPage.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
      goTo("/pricing");
    });

    afterEach(() => window.removeEventListener("popstate", router));

    it.each([
      ["when it is there", page],
      ["when it cannot be had, for Gatsby to say so", undefined],
    ])("tells the router %s", async (_, loaded) => {
      expect(router).not.toHaveBeenCalled();
      arrive(loaded);
      await settle();

      expect(router).toHaveBeenCalledTimes(1);
    });

    it("says nothing of it to the router once the visitor has gone back to where they were", async () => {
      goTo("/about");
      expect(stopWaiting).toHaveBeenCalledTimes(1);
      expect(router).toHaveBeenCalledTimes(1);
      arrive(page);
      await settle();

      expect(router).toHaveBeenCalledTimes(1);
    });
  });

  it("fades no second time after a swipe that has shown the page", () => {
    goTo("/pricing", true);

    expect(startViewTransition).not.toHaveBeenCalled();
  });

  it("does nothing for another place on the same page", () => {
    goTo("/about#values");

    expect(startViewTransition).not.toHaveBeenCalled();
    expect(startWaiting).not.toHaveBeenCalled();
  });

  it("takes back a page that is still on its way", async () => {
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
