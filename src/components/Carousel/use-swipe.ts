import { type DragEvent, type MouseEvent, type PointerEvent, useRef, useState } from "react";

/** If a press moves further than this, in CSS pixels, it is not a click. */
const CLICK = 5;

/** The share of its width that a strip must be pulled to count as a swipe. */
const SWIPE = 1 / 5;

/** Lets a finger or a mouse pull a strip sideways, by `pull` CSS pixels, and calls back with the direction if it is pulled far enough. */
export const useSwipe = (onSwipe: (steps: 1 | -1) => void) => {
  const [pull, setPull] = useState(0);
  const from = useRef<number>();
  const isPulled = useRef(false);

  return {
    pull,
    handlers: {
      onPointerDown: ({ clientX, isPrimary, button }: PointerEvent) => {
        isPulled.current = false;
        from.current = isPrimary && button === 0 ? clientX : undefined;
      },
      onPointerMove: ({ buttons, clientX, currentTarget, pointerId }: PointerEvent) => {
        // The pointer was released outside the strip.
        if (buttons === 0) from.current = undefined;
        if (from.current === undefined) return;
        const distance = clientX - from.current;
        if (!isPulled.current && Math.abs(distance) < CLICK) return;
        isPulled.current = true;
        currentTarget.setPointerCapture(pointerId);
        setPull(distance);
      },
      onLostPointerCapture: ({ target, currentTarget }: PointerEvent) => {
        // A touched link captures the pointer first, then loses it to the strip: ignore that.
        if (target !== currentTarget) return;
        from.current = undefined;
        setPull(0);
        if (Math.abs(pull) > currentTarget.clientWidth * SWIPE) onSwipe(pull < 0 ? 1 : -1);
      },
      onPointerUp: () => {
        from.current = undefined;
      },
      // The browser has taken over, to scroll the page.
      onPointerCancel: () => {
        from.current = undefined;
        setPull(0);
      },
      // The browser would drag a picture instead of the strip.
      onDragStart: (event: DragEvent) => event.preventDefault(),
      onClickCapture: (event: MouseEvent) => {
        // `detail` is 0 for a click made with the keyboard.
        if (isPulled.current && event.detail > 0) event.preventDefault();
      },
    },
  };
};
