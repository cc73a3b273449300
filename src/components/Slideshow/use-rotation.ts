import { type RefObject, useEffect } from "react";
import { usePageIsVisible } from "../use-page-is-visible";

/** How long a picture stays, in milliseconds (R7.1). */
const SLIDE_INTERVAL = 4000;

/**
 * Checks a slideshow's radio buttons in a loop, one per {@link SLIDE_INTERVAL}, while `isFree` is true and the browser's tab is visible.
 * After an interruption, a picture stays for a full interval. With fewer than two pictures there are no buttons, so nothing happens.
 */
export const useRotation = (show: RefObject<Element>, isFree: boolean): void => {
  const pageIsVisible = usePageIsVisible();
  useEffect(() => {
    const choices = [...(show.current?.querySelectorAll<HTMLInputElement>("[type=radio]") ?? [])];
    if (!isFree || !pageIsVisible || choices.length === 0) return undefined;
    const timer = setInterval(() => {
      const next = choices[(choices.findIndex(({ checked }) => checked) + 1) % choices.length];
      if (next) next.checked = true;
    }, SLIDE_INTERVAL);
    return () => {
      clearInterval(timer);
    };
  }, [show, isFree, pageIsVisible]);
};
