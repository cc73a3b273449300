import * as RadixToast from "@radix-ui/react-toast";
import { X } from "lucide-react";
import { startTransition, useLayoutEffect, useRef, useState } from "react";
import { Card, CloseButton, Shelf } from "./Toast.styles";

/** How long a toast stays unless somebody attends to it, in milliseconds (SPEC section 9). */
export const TOAST_DURATION = 4000;

/** How far to the right a toast is swiped to close it, in CSS pixels (SPEC section 9). */
export const SWIPE_THRESHOLD = 50;

/** The key that moves the focus to the toast (SPEC section 9). */
const HOTKEY = ["F8"];

/** Parts the heading from the message where the toast is read aloud; Radix puts its texts together as they stand. */
const SPACE = " ";

/** Props of {@link Toast}. */
export interface ToastProps {
  /** Whether the news is good. */
  kind?: "success" | "error";
  /** Names the kind, such as Success. */
  heading: string;
  message: string;
  /** The name of its close button. */
  closeLabel: string;
  /** The name of the region that it appears in; the key that leads there is added. */
  regionLabel: string;
}

/**
 * News that shows, is announced, and goes: after 4 s (not while it is hovered or holds the focus), by its button, by Escape, or swiped
 * to the right; F8 leads to it. Focus that was in it goes back to where it came from (SPEC sections 4 and 9).
 * Each piece of news is a toast of its own: give each another `key`.
 */
export const Toast = ({ kind = "success", heading, message, closeLabel, regionLabel }: ToastProps) => {
  const shelf = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const hasShelf = useShelf();

  const giveFocusBack = () => {
    // Radix moves the focus from a closing toast to the list around it, where nothing is left.
    if (document.activeElement !== shelf.current || !(cameFrom.current instanceof HTMLElement)) return;
    cameFrom.current.focus({ preventScroll: true });
  };

  return (
    <RadixToast.Provider label={regionLabel} duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
      {hasShelf && (
        <RadixToast.Root asChild onOpenChange={giveFocusBack}>
          <Card data-kind={kind}>
            <RadixToast.Title asChild>
              <strong>{heading}</strong>
            </RadixToast.Title>
            {SPACE}
            <RadixToast.Description asChild>
              <p>{message}</p>
            </RadixToast.Description>
            <RadixToast.Close asChild>
              <CloseButton aria-label={closeLabel}>
                <X size={20} strokeWidth={1.5} aria-hidden />
              </CloseButton>
            </RadixToast.Close>
          </Card>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport
        asChild
        ref={shelf}
        hotkey={HOTKEY}
        label={`${regionLabel} ({hotkey})`}
        onFocus={({ currentTarget, relatedTarget }) => {
          const region = currentTarget.parentElement;
          if (relatedTarget && !region?.contains(relatedTarget)) cameFrom.current = relatedTarget;
        }}
      >
        <Shelf />
      </RadixToast.Viewport>
    </RadixToast.Provider>
  );
};

/**
 * Whether Radix knows the list that the toast appears in. It learns of it in a transition, and a toast that is there before counts its
 * time although nobody sees it; this one is put there in the same transition.
 */
const useShelf = (): boolean => {
  const [hasShelf, setHasShelf] = useState(false);
  useLayoutEffect(() => {
    startTransition(() => setHasShelf(true));
  }, []);
  return hasShelf;
};
