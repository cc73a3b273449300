import { useEffect } from "react";
import { copyOfRule, type PointerState, SHOWN_STATE } from "./shown-states";

/** What a pointer or the keyboard can reach. */
const CONTROLS = "button, a, input, select, textarea, summary";

/** What `styled-components` and Gatsby have put into the head so far, as rules for shown states. */
const copyOfHead = (): string =>
  Array.from(document.styleSheets)
    .filter(({ ownerNode }) => document.head.contains(ownerNode))
    .flatMap(({ cssRules }) => Array.from(cssRules, copyOfRule))
    .filter((copy) => copy !== "")
    .join("\n");

/**
 * Shows every control of the page as it looks in a state, or as it is when there is none. The looks are not imitated: the page's own rules
 * for `:hover`, `:focus-visible` and `:active` are copied for an attribute that each control then has.
 */
export const useShownState = (state: PointerState | undefined): void => {
  useEffect(() => {
    if (state === undefined) return undefined;
    const copy = document.body.appendChild(document.createElement("style"));
    copy.textContent = copyOfHead();
    const controls = [...document.querySelectorAll(CONTROLS)];
    for (const control of controls) control.setAttribute(SHOWN_STATE, state);
    return () => {
      copy.remove();
      for (const control of controls) control.removeAttribute(SHOWN_STATE);
    };
  }, [state]);
};
