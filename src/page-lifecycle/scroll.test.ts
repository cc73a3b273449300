import type { ShouldUpdateScrollArgs } from "gatsby";
import { shouldUpdateScroll } from "./scroll";

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

const preferReducedMotion = (matches: boolean): void => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches, media }) as MediaQueryList;
};

/** What Gatsby tells of a navigation; without `from` it is the first page. */
const navigation = (to: string, from?: string): ShouldUpdateScrollArgs => {
  const routerProps = (path: string) => ({ location: new URL(path, "https://site.example") });
  return {
    routerProps: routerProps(to),
    prevRouterProps: from === undefined ? undefined : routerProps(from),
  } as unknown as ShouldUpdateScrollArgs;
};

/** Gatsby also gives the plugin's options, of which a site has none. */
const update = (args: ShouldUpdateScrollArgs) => shouldUpdateScroll?.(args, { plugins: [] });

beforeEach(() => {
  jest.clearAllMocks();
  window.scrollTo = scrollTo;
  Element.prototype.scrollIntoView = scrollIntoView;
  document.body.innerHTML = "";
  preferReducedMotion(false);
});

it("scrolls smoothly to the top when the path changes", () => {
  expect(update(navigation("/pricing", "/"))).toBe(false);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
});

it("jumps to the top under reduced motion", () => {
  preferReducedMotion(true);
  update(navigation("/pricing", "/"));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
});

it("goes to the target of a hash instead, also on the same page", () => {
  document.body.innerHTML = '<section id="who-we-serve"></section>';
  update(navigation("/#who-we-serve", "/"));
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: "smooth" });
  expect(scrollTo).not.toHaveBeenCalled();
});

it("waits for a target that has not arrived yet", async () => {
  update(navigation("/#late", "/about"));
  expect(scrollIntoView).not.toHaveBeenCalled();
  document.body.innerHTML = '<section id="late"></section>';
  await new Promise((done) => setTimeout(done, 100));
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

it("does not scroll when only the query changes", () => {
  update(navigation("/faq?q=nda", "/faq"));
  expect(scrollTo).not.toHaveBeenCalled();
});

it("leaves the first page to the browser", () => {
  expect(update(navigation("/about"))).toBe(true);
  expect(scrollTo).not.toHaveBeenCalled();
});

describe("a smooth scroll to the top", () => {
  /** The page is this far down, half a second later. */
  const halfASecondLater = (scrollY: number): void => {
    Object.assign(window, { scrollY });
    jest.advanceTimersByTime(500);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(window, { scrollY: 9000 });
    update(navigation("/pricing", "/"));
    scrollTo.mockClear();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it("is left alone while it moves", () => {
    halfASecondLater(4000);
    halfASecondLater(100);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("is finished at once, and only then, when it stands still", () => {
    halfASecondLater(4000);
    halfASecondLater(4000);
    halfASecondLater(0);
    halfASecondLater(700);
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: "instant" }]]);
  });

  it.each(["wheel", "touchstart", "pointerdown", "keydown"])("belongs to a visitor who scrolls by %s", (sign) => {
    dispatchEvent(new Event(sign));
    halfASecondLater(9000);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("gives way to the target of a hash", () => {
    update(navigation("/#who-we-serve", "/pricing"));
    halfASecondLater(9000);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
