/** For tests: what jsdom lacks, so that a test can set the visitor's preferences, visibility and window. */
import { act } from "@testing-library/react";

let prefersReducedMotion = false;
let isSeen = false;
const queries = new Set<FakeMediaQueryList>();
const observers = new Set<FakeIntersectionObserver>();

class FakeMediaQueryList extends EventTarget implements MediaQueryList {
  readonly onchange = null;

  constructor(readonly media: string) {
    super();
    queries.add(this);
  }

  get matches() {
    return this.media.includes("reduced-motion") && prefersReducedMotion;
  }

  addListener() {
    throw new Error("This way to listen is deprecated.");
  }

  removeListener() {
    throw new Error("This way to listen is deprecated.");
  }
}

class FakeIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = "0px";
  readonly scrollMargin = "0px";
  readonly thresholds = [0];
  private readonly targets = new Set<Element>();

  constructor(private readonly callback: IntersectionObserverCallback) {
    observers.add(this);
  }

  notify(isIntersecting: boolean) {
    const entry = { isIntersecting, intersectionRatio: Number(isIntersecting), rootBounds: null, time: 0 };
    const rectangle = new DOMRect();
    this.callback(
      [...this.targets].map((target) => ({ ...entry, target, boundingClientRect: rectangle, intersectionRect: rectangle })),
      this,
    );
  }

  observe(target: Element) {
    this.targets.add(target);
    queueMicrotask(() => {
      if (observers.has(this)) act(() => this.notify(isSeen));
    });
  }

  unobserve(target: Element) {
    this.targets.delete(target);
  }

  disconnect() {
    observers.delete(this);
  }

  takeRecords() {
    return [];
  }
}

/** Installs the missing parts. Call it before each test; at first everything is off the screen, and motion is allowed. */
export const stubBrowser = (): void => {
  prefersReducedMotion = false;
  isSeen = false;
  observers.clear();
  queries.clear();
  window.IntersectionObserver = FakeIntersectionObserver;
  window.matchMedia = (media) => new FakeMediaQueryList(media);
};

/** The visitor requests less motion, or no longer does. */
export const setReducedMotion = (isWanted: boolean): void => {
  prefersReducedMotion = isWanted;
  act(() => queries.forEach((query) => query.dispatchEvent(new Event("change"))));
};

/** Brings everything observed onto the screen, or off it. */
export const setSeen = (seen: boolean): void => {
  isSeen = seen;
  act(() => observers.forEach((observer) => observer.notify(seen)));
};

/** Resizes the window to a width in CSS pixels. */
export const setWindowWidth = (width: number): void => {
  window.innerWidth = width;
  act(() => void window.dispatchEvent(new Event("resize")));
};

/** The browser's tab is hidden, or shown again. */
export const setTabHidden = (isHidden: boolean): void => {
  Object.defineProperty(document, "visibilityState", { configurable: true, value: isHidden ? "hidden" : "visible" });
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
};
