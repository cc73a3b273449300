/** Uses the keyboard as a visitor would, and finds where the focus cannot be seen (WCAG 2.4.7 and 2.4.11). */
import type { Locator, Page } from "@playwright/test";
import { animationsAtRest } from "./accessibility";
import { expect } from "./test";

/** A tab stop, and what hides it from a visitor. */
interface Stop {
  name: string;
  faults: string[];
}

/** Runs in the page: the focused element, and what is wrong with its position and look; undefined if the page itself has the focus. */
export const lookAtStop = (): Stop | undefined => {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;

  // A wrapped link has a box on each line; browsers scroll to the first.
  const [box = element.getBoundingClientRect()] = element.getClientRects();
  const { innerWidth, innerHeight } = window;
  // The points lie a little inside the box, because rounded corners are not part of the element.
  const inset = Math.min(4, box.width / 4, box.height / 4);
  const corners = [
    [box.left + inset, box.top + inset],
    [box.right - inset, box.top + inset],
    [box.left + inset, box.bottom - inset],
    [box.right - inset, box.bottom - inset],
    [box.left + box.width / 2, box.top + box.height / 2],
  ] as const;
  const inWindow = corners.filter(([x, y]) => x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight);

  /** The element that stays in place while the page scrolls and contains one of two elements but not the other. */
  const floating = (hit: Element | null) => {
    for (let at = hit; at && !at.contains(element); at = at.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return at;
    }
    return undefined;
  };
  const covers = inWindow.flatMap(([x, y]) => floating(document.elementFromPoint(x, y)) ?? []);

  const faults: string[] = [];
  // A scrollable element may be larger than the window; browsers scroll to the line in a text area, and a strip may cut slides off.
  const mayBeCut = box.height > innerHeight / 2 || element.matches("textarea, [aria-roledescription] *");
  const seen = inWindow.length - covers.length;
  if (seen < (mayBeCut ? 1 : corners.length)) {
    const place = `${Math.round(box.left)}-${Math.round(box.right)} x ${Math.round(box.top)}-${Math.round(box.bottom)}`;
    faults.push(`at ${place} of ${innerWidth} x ${innerHeight}, covered by ${covers[0]?.outerHTML.slice(0, 100) ?? "nothing"}`);
  }

  const hasRing = (of: Element) =>
    [undefined, "::before", "::after"].some((part) => {
      const { content, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(of, part);
      const isDrawn = part === undefined || content !== "none";
      return isDrawn && outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1 && !outlineColor.endsWith(", 0)");
    });
  const look = () =>
    [element, element.parentElement ?? element].map((of) => {
      const { borderColor, boxShadow } = getComputedStyle(of);
      return `${borderColor} ${boxShadow}`;
    });
  if (![element, ...element.children].some(hasRing)) {
    const focused = look().join();
    element.blur();
    if (look().join() === focused) faults.push("nothing shows that it has the focus");
    element.focus({ preventScroll: true });
  }
  return { name: element.outerHTML.replace(/ class="[^"]*"/u, "").slice(0, 120), faults };
};

/** Runs in the page: the elements that the keyboard should reach, in order. Of a group of radio buttons, only the checked one counts. */
const findStops = (): HTMLElement[] =>
  [
    ...document.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=radio]:not(:checked)), select, textarea, summary, [tabindex]",
    ),
  ].filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }));

/** Focuses each focusable element, in order and back, and collects the faults. */
const focusEach = (find: typeof findStops, look: typeof lookAtStop): string[] => {
  const stops = find();
  if (stops.length === 0) return ["nothing can be focused"];
  return [...stops, ...stops.toReversed()].flatMap((element) => {
    element.focus();
    const { name, faults } = look() ?? { name: element.outerHTML.slice(0, 120), faults: ["takes no focus"] };
    return faults.map((fault) => `${name}: ${fault}`);
  });
};

/**
 * The faults at every tab stop of a page, down and up again. A script sets the focus, which scrolls as the keyboard does in a hundredth of
 * the time; {@link walk} presses the keys.
 */
export const hiddenFocus = async (page: Page): Promise<string[]> => {
  await page.evaluate(animationsAtRest);
  // After a key press the browser shows the focus, as it does for keyboard users.
  await page.keyboard.press("Tab");
  return page.evaluate<string[]>(`(${focusEach.toString()})(${findStops.toString()}, ${lookAtStop.toString()})`);
};

/** More tab stops than any page has. */
const MAX_STOPS = 400;

/** Presses Tab from the top of a page to its end, and Shift+Tab back: the faults at the stops, and whether the focus reached them all. */
export const walk = async (page: Page): Promise<string[]> => {
  const faults: string[] = [];
  for (const key of ["Tab", "Shift+Tab"]) {
    // Elements revealed on the way down, such as slides, are still there on the way back.
    const expected = Number(await page.evaluate(`(${findStops.toString()})().length`));
    let stops = 0;
    for (; stops < MAX_STOPS; stops++) {
      await page.keyboard.press(key);
      const stop = await page.evaluate(lookAtStop);
      if (!stop) break;
      faults.push(...stop.faults.map((fault) => `${key} to ${stop.name}: ${fault}`));
    }
    // In a browser with a toolbar, the way back may begin there, so more stops are fine.
    if (stops < expected || stops === MAX_STOPS) faults.push(`${key} stopped ${stops} times, of ${expected}`);
  }
  return faults;
};

/** Presses Tab until a given element has the focus, as a visitor without a mouse must. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  const hasFocus = async () => (await target.and(page.locator(":focus")).count()) > 0;
  for (let stops = 0; stops < MAX_STOPS && !(await hasFocus()); stops++) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
};
