import * as RadixToast from "@radix-ui/react-toast";
import { X } from "lucide";
import { useRef, useState } from "react";
import { Glyph } from "../Icon/Glyph";
import { usePageIsVisible } from "../use-page-is-visible";
import { usePointerOver } from "../use-pointer-over";
import { Card, CloseButton, Shelf } from "./Toast.styles";
import { useCountdown } from "./use-countdown";

/** How long a toast stays, in milliseconds, unless it is hovered or focused (R7.8). */
const TOAST_DURATION = 4000;

/** How far to the right a swipe must go to close a toast, in CSS pixels (R7.10). */
const SWIPE_THRESHOLD = 50;

/** The key that moves the focus to the toast (R7.7). */
const HOTKEY = ["F8"];

/** Separates the heading from the message when read aloud; Radix joins the two without a space. */
const SPACE = " ";

export interface ToastProps {
  kind?: "success" | "error";
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
 * to it. Its time stops while it is hovered, focused or in a hidden tab. Focus inside it returns to where it came from (R7.6 to R7.10). The
 * time is counted here, because Radix notices the focus only some time after the toast appears. Give each message its own `key`.
 */
export const Toast = ({ kind = "success", heading, message, closeLabel, regionLabel }: ToastProps) => {
  const shelf = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<Element | null>(null);
  // Radix renders the toast only once it knows the list, some time after the first render.
  const [card, setCard] = useState<HTMLLIElement | null>(null);
  const [isClosed, setIsClosed] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const { isPointerOver, pointerHandlers } = usePointerOver();
  const isSeen = usePageIsVisible() && card !== null;
  const isOver = useCountdown(TOAST_DURATION, isSeen && !hasFocus && !isPointerOver);

  const giveFocusBack = () => {
    // Radix would move the focus from a closing toast to its list, which is then empty.
    if (document.activeElement !== shelf.current || !(cameFrom.current instanceof HTMLElement)) return;
    cameFrom.current.focus({ preventScroll: true });
  };

  return (
    <div
      role="presentation"
      {...pointerHandlers}
      onBlur={() => {
        setHasFocus(false);
      }}
      onFocus={({ currentTarget, relatedTarget }) => {
        setHasFocus(true);
        if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      <RadixToast.Provider label={regionLabel} duration={Infinity} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
        <RadixToast.Root
          asChild
          open={!isClosed && !isOver}
          onOpenChange={() => {
            setIsClosed(true);
            giveFocusBack();
          }}
        >
          <Card ref={setCard} data-kind={kind}>
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
