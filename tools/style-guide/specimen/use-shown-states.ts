import { useEffect } from "react";
import { copyOfRule } from "./shown-states";

/** What `styled-components` and Gatsby have put into the head so far, as rules for shown states. */
const copyOfHead = (): string =>
  Array.from(document.styleSheets)
    .filter(({ ownerNode }) => document.head.contains(ownerNode))
    .flatMap(({ cssRules }) => Array.from(cssRules, copyOfRule))
    .filter((copy) => copy !== "")
    .join("\n");

/**
 * Lets an attribute show the looks of `:hover`, `:focus-visible` and `:active`. They are not imitated: the page's own rules are copied,
 * and copied again whenever the head gets new ones, so what is shown is what a visitor gets.
 */
export const useShownStates = (): void => {
  useEffect(() => {
    // In the body: it comes after the rules it copies, and does not call the observer.
    const copy = document.body.appendChild(document.createElement("style"));
    const update = () => {
      copy.textContent = copyOfHead();
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      copy.remove();
    };
  }, []);
};
