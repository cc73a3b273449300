/**
 * For tests: stands in for what jsdom lacks, so that a test can set the visitor's preferences, the page's visibility and the window's
 * width.
 */
import { act } from "@testing-library/react";

let prefersReducedMotion = false;
let isSeen = false;
const queries = new Set<FakeMediaQueryList>();
const observers = new Set<FakeIntersectionObserver>();

class FakeMediaQueryList extends EventTarget {
  constructor(readonly media: string) {
    super();
    queries.add(this);
  }

  get matches() {
    return this.media.includes("reduced-motion") && prefersReducedMotion;
  }
}

class FakeIntersectionObserver {
  private readonly targets = new Set<Element>();

  constructor(private readonly callback: (entries: object[]) => void) {
    observers.add(this);
  }

  notify(isIntersecting: boolean) {
    this.callback([...this.targets].map((target) => ({ target, isIntersecting, intersectionRatio: Number(isIntersecting) })));
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
}

/** Installs the stand-ins. Call it before each test; initially everything is off screen, and motion is allowed. */
export const stubBrowser = (): void => {
  prefersReducedMotion = false;
  isSeen = false;
  observers.clear();
  queries.clear();
  Object.assign(window, { IntersectionObserver: FakeIntersectionObserver, matchMedia: (media: string) => new FakeMediaQueryList(media) });
};

/** Sets whether the visitor asks for less motion. */
export const setReducedMotion = (isWanted: boolean): void => {
  prefersReducedMotion = isWanted;
  act(() => queries.forEach((query) => query.dispatchEvent(new Event("change"))));
};

/** Moves all observed elements onto the screen, or off it. */
export const setSeen = (seen: boolean): void => {
  isSeen = seen;
  act(() => observers.forEach((observer) => observer.notify(seen)));
};

/** Resizes the window to a width in CSS pixels. */
export const setWindowWidth = (width: number): void => {
  window.innerWidth = width;
  act(() => void window.dispatchEvent(new Event("resize")));
};

/** Hides the browser's tab, or shows it again. */
export const setTabHidden = (isHidden: boolean): void => {
  Object.defineProperty(document, "visibilityState", { configurable: true, value: isHidden ? "hidden" : "visible" });
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
};
