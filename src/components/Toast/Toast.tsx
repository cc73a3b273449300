import * as RadixToast from "@radix-ui/react-toast";
import { X } from "lucide";
import { type FocusEvent, type MouseEvent, useCallback, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Glyph } from "../Glyph";
import { useLabels } from "../site-context";
import { Card, CloseButton, Shelf } from "./Toast.styles";

/** How long a toast stays, in milliseconds, unless it is hovered or focused. */
const DURATION = 4000;

/** Separates the heading from the message when read aloud; Radix joins the two without a space. */
const SPACE = " ";

/** A click or a swipe must not leave the focus behind, because a focused toast stays. */
const keepFocusAway = (event: MouseEvent) => event.preventDefault();

export interface ToastProps {
  kind?: "success" | "error";
  message: string;
}

/**
 * A message that appears above everything, is announced, and disappears after 4 s, by its button, on Escape or when swiped 50 px to the
 * right, as Radix has it; F8 moves the focus to it. Focus inside it returns to where it came from. It is shown with `useToast`.
 */
export const Toast = (toast: ToastProps) => {
  const [isGone, setIsGone] = useState(false);
  return isGone ? null : <ShownToast {...toast} tellGone={setIsGone} />;
};

const ShownToast = ({ kind = "success", message, tellGone }: ToastProps & { tellGone: (isGone: boolean) => void }) => {
  const { close, notifications, notificationSuccess, notificationError } = useLabels();
  const shelf = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<Element | null>(null);

  const noteOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const giveFocusBack = useCallback(() => {
    // Radix leaves the focus on its list, which is then empty.
    if (shelf.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement)
      cameFrom.current.focus({ preventScroll: true });
  }, []);
  // Also the focus that comes while it leaves.
  useLayoutEffect(() => giveFocusBack, [giveFocusBack]);
  const layer = useTopLayer();
  // Radix takes the words out of the document once the exit animation has ended.
  const words = useCallback((element: Element | null) => tellGone(element === null), [tellGone]);

  return createPortal(
    <div role="presentation" onFocus={noteOrigin}>
      <RadixToast.Provider label={notifications} duration={DURATION} announcerContainer={layer}>
        <RadixToast.Root asChild onOpenChange={giveFocusBack} onMouseDown={keepFocusAway}>
          <Card data-kind={kind}>
            <RadixToast.Title asChild>
              <strong ref={words}>{kind === "error" ? notificationError : notificationSuccess}</strong>
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
        <RadixToast.Viewport asChild ref={shelf} label={`${notifications} ({hotkey})`}>
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
