import * as RadixToast from "@radix-ui/react-toast";
import { X } from "lucide";
import { type FocusEvent, type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Glyph } from "../Glyph";
import { useLabels } from "../site-context";
import { Card, CloseButton, Shelf } from "./Toast.styles";

/** How long a toast stays, in milliseconds, unless it is hovered or focused. */
const DURATION = 4000;

/** How far to the right a swipe must go to close a toast, in CSS pixels. */
const SWIPE_THRESHOLD = 50;

/** The key that moves the focus to the toast. */
const HOTKEY = ["F8"];

/** Separates the heading from the message when read aloud; Radix joins the two without a space. */
const SPACE = " ";

/** A click or a swipe must not leave the focus behind, because a focused toast stays. */
const keepFocusAway = (event: MouseEvent) => event.preventDefault();

export interface ToastProps {
  kind?: "success" | "error";
  message: string;
}

/**
 * A message that appears above everything, is announced, and disappears after 4 s, by its button, on Escape or when swiped to the right; F8
 * moves the focus to it. Focus inside it returns to where it came from. It is shown with `useToast`.
 */
export const Toast = ({ kind = "success", message }: ToastProps) => {
  const { close, notifications, notificationSuccess, notificationError } = useLabels();
  const layer = useTopLayer();
  const shelf = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<Element | null>(null);

  const noteOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const giveFocusBack = () => {
    // Radix leaves the focus on its list, which is then empty.
    if (document.activeElement === shelf.current && cameFrom.current instanceof HTMLElement)
      cameFrom.current.focus({ preventScroll: true });
  };

  return createPortal(
    <div role="presentation" onFocus={noteOrigin}>
      <RadixToast.Provider
        label={notifications}
        duration={DURATION}
        swipeDirection="right"
        swipeThreshold={SWIPE_THRESHOLD}
        announcerContainer={layer}
      >
        <RadixToast.Root asChild onOpenChange={giveFocusBack} onMouseDown={keepFocusAway}>
          <Card data-kind={kind}>
            <RadixToast.Title asChild>
              <strong>{kind === "error" ? notificationError : notificationSuccess}</strong>
            </RadixToast.Title>
            {SPACE}
            <RadixToast.Description asChild>
              <p>{message}</p>
            </RadixToast.Description>
            <RadixToast.Close asChild>
              <CloseButton aria-label={close}>
                <Glyph of={X} size={20} />
              </CloseButton>
            </RadixToast.Close>
          </Card>
        </RadixToast.Root>
        <RadixToast.Viewport asChild ref={shelf} hotkey={HOTKEY} label={`${notifications} ({hotkey})`}>
          <Shelf />
        </RadixToast.Viewport>
      </RadixToast.Provider>
    </div>,
    layer,
  );
};

/** The dialog that makes all else inert, or the page. */
const topmost = (): Element => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

/**
 * An element to render into that lies above everything. It moves into a dialog that opens, and out of one that closes: what is outside a
 * modal dialog can neither be heard nor clicked. Browsers before 2024 have no popovers; there it lies above the page and within a dialog.
 */
const useTopLayer = (): HTMLElement => {
  const [layer] = useState(() => {
    const element = Object.assign(document.createElement("div"), { popover: "manual" });
    element.style.all = "unset";
    return element;
  });
  useLayoutEffect(() => {
    const popover: Partial<HTMLElement> = layer;
    const rise = () => {
      if (layer.parentNode !== topmost()) topmost().append(layer);
      popover.hidePopover?.();
      popover.showPopover?.();
    };
    const follow = new MutationObserver(() => layer.parentNode === topmost() || rise());
    /** A menu that opens later would lie above. */
    const overtake = ({ target, newState }: ToggleEvent) => {
      if (target instanceof HTMLElement && target.popover === "auto" && newState === "open") rise();
    };
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
