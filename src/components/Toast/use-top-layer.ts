import { useLayoutEffect, useState } from "react";

/** The dialog that makes all else inert, or the page. */
const place = (): Element => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

/**
 * An element to render into that lies above everything. It moves into a dialog that opens, and out of one that closes: what is outside a
 * modal dialog can neither be heard nor clicked. Browsers before 2024 have no popovers; there it lies above the page and within a dialog.
 */
export const useTopLayer = (): HTMLElement => {
  const [layer] = useState(() => document.createElement("div"));
  useLayoutEffect(() => {
    const popover: Partial<HTMLElement> = layer;
    const rise = () => {
      if (layer.parentNode !== place()) place().append(layer);
      popover.hidePopover?.();
      popover.showPopover?.();
    };
    const follow = new MutationObserver(() => layer.parentNode === place() || rise());
    /** A menu that opens later would lie above. */
    const overtake = ({ target, newState }: ToggleEvent) => {
      if (target instanceof HTMLElement && target.popover === "auto" && newState === "open") rise();
    };
    layer.popover = "manual";
    layer.style.all = "unset";
    rise();
    follow.observe(document, { subtree: true, childList: true, attributeFilter: ["open"] });
    document.addEventListener("toggle", overtake, true);
    return () => {
      follow.disconnect();
      document.removeEventListener("toggle", overtake, true);
      layer.remove();
    };
  }, [layer]);
  return layer;
};
