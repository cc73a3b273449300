import type { RouteUpdateArgs } from "gatsby";

/** How long to wait for a `#hash` target, in milliseconds: on a slow device, everything below the first screen appears seconds later. */
const TARGET_TIMEOUT = 10_000;

/** How long to keep scrolling, and how long the view must stand still to count as stopped, in milliseconds. */
const SCROLL_TIMEOUT = 2000;
const STOPPED_AFTER = 100;

/** The furthest down that a new page may begin, in CSS pixels: it is short at first, and its foot would show any further down. */
const FIRST_VIEW = 300;

/** The events by which a visitor scrolls, goes elsewhere or chooses something, and how many there have been. */
const VISITOR_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"];
let acts = 0;
for (const type of VISITOR_EVENTS) window.addEventListener(type, () => acts++, { capture: true, passive: true });

type Address = RouteUpdateArgs["location"];

/** The number of address changes, which tells an outdated scroll that it should stop. */
let changes = 0;

/**
 * Scrolls, and starts again whenever the view stands still: browsers cancel smooth scrolling when a page becomes shorter or longer and when
 * the router moves the focus to it, and a visitor who came from the foot of a longer page would stay at the foot of this one. A view that
 * has arrived stands still too, but another scroll moves nothing then. Anything the visitor does ends it; too slow a device jumps.
 */
const scrollUntilThere = (scroll: (options: ScrollOptions) => void): void => {
  const own = changes;
  const deadline = performance.now() + SCROLL_TIMEOUT;
  const behavior = window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  const actsBefore = acts;
  const scrollIfStopped = (before: number): void => {
    if (own !== changes || acts !== actsBefore) return;
    const isLate = performance.now() > deadline;
    if (isLate || window.scrollY === before) scroll({ behavior: isLate ? "instant" : behavior });
    if (isLate) return;
    const { scrollY } = window;
    setTimeout(() => requestAnimationFrame(() => scrollIfStopped(scrollY)), STOPPED_AFTER);
  };
  scrollIfStopped(window.scrollY);
};

const scrollToTarget = (hash: string, deadline: number, own = changes): void => {
  if (own !== changes) return;
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) {
    // A question's anchor is in its closed part, which the FAQ opens on this event.
    if (target.closest("details")) window.dispatchEvent(new Event("hashchange"));
    scrollUntilThere((options) => target.scrollIntoView(options));
  } else if (performance.now() < deadline) {
    requestAnimationFrame(() => scrollToTarget(hash, deadline, own));
  }
};

/** The last address that Gatsby reported, or the one that the visit began with. */
let reported = window.location.href;

/** Whether the address changes because the visitor goes back or forward, or jumps within the page, rather than follows a link to a page. */
let isReturn = false;

/** Call this when the browser reports such a change (`popstate`), before Gatsby does. */
export const noteReturn = (): void => {
  // Gatsby reports nothing for a link to the address that is already shown.
  isReturn = window.location.href !== reported;
};

/**
 * Every path change, and every link to the current page, scrolls smoothly to the top, or jumps there under reduced motion; a `#hash` takes
 * precedence. A change to the query alone scrolls nowhere. Going back within a page leaves scrolling to the browser, which restores the
 * position.
 */
export const scrollToAddress = (location: Address, prevLocation: Address): void => {
  changes++;
  reported = location.href;
  const isFollowed = !isReturn;
  isReturn = false;
  const isSamePage = location.pathname === prevLocation.pathname;
  if (!isSamePage && window.scrollY > FIRST_VIEW) window.scrollTo({ top: FIRST_VIEW, behavior: "instant" });
  // Otherwise Chromium would restore the position once the page is long enough, which on a slow device is after the scroll to its top.
  if (!isSamePage && !isFollowed) history.scrollRestoration = "manual";
  if (location.hash !== "") scrollToTarget(location.hash, performance.now() + TARGET_TIMEOUT);
  else if (!isSamePage || (location.search === prevLocation.search && isFollowed))
    scrollUntilThere((options) => window.scrollTo({ top: 0, ...options }));
};
