import * as RadixToast from "@radix-ui/react-toast";
import { X } from "lucide";
import { type FocusEvent, useRef } from "react";
import { Glyph } from "../Glyph";
import { Card, CloseButton, Shelf } from "./Toast.styles";

/** How long a toast stays, in milliseconds, unless it is hovered or focused. */
const DURATION = 4000;

/** How far to the right a swipe must go to close a toast, in CSS pixels. */
const SWIPE_THRESHOLD = 50;

/** The key that moves the focus to the toast. */
const HOTKEY = ["F8"];

/** Separates the heading from the message when read aloud; Radix joins the two without a space. */
const SPACE = " ";

export interface ToastProps {
  kind: "success" | "error";
  /** The kind in words, such as Success. */
  heading: string;
  message: string;
  /** Name of its close button. */
  closeLabel: string;
  /** Name of the region that contains it; its key is appended. */
  regionLabel: string;
}

/**
 * A message that appears, is announced, and disappears after 4 s, by its button, on Escape or when swiped to the right; F8 moves the focus
 * to it. Focus inside it returns to where it came from. It is shown with `useToast`.
 */
export const Toast = ({ kind, heading, message, closeLabel, regionLabel }: ToastProps) => {
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

  return (
    <div role="presentation" onFocus={noteOrigin}>
      <RadixToast.Provider label={regionLabel} duration={DURATION} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
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
                <Glyph of={X} size={20} />
              </CloseButton>
            </RadixToast.Close>
          </Card>
        </RadixToast.Root>
        <RadixToast.Viewport asChild ref={shelf} hotkey={HOTKEY} label={`${regionLabel} ({hotkey})`}>
          <Shelf />
        </RadixToast.Viewport>
      </RadixToast.Provider>
    </div>
  );
};
