import { type RefObject, useEffect } from "react";

/**
 * While a panel is fixed to the bottom of the window, this keeps focused elements from being hidden behind it and lets the foot of the page
 * scroll above it. Nothing visible moves.
 */
export const useBottomInset = (panel: RefObject<HTMLElement>): void => {
  useEffect(() => {
    const { current: element } = panel;
    if (!element) return undefined;
    const { documentElement, body } = document;
    const makeRoom = (height: string) => {
      documentElement.style.scrollPaddingBottom = height;
      body.style.borderBottomWidth = height;
    };
    const observer = new ResizeObserver(() => {
      makeRoom(getComputedStyle(element).position === "fixed" ? `${element.offsetHeight}px` : "");
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      makeRoom("");
    };
  }, [panel]);
};
