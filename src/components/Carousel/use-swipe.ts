import { type DragEvent, type MouseEvent, type PointerEvent, useRef, useState } from "react";

/** If a press moves further than this, in CSS pixels, it is not a click. */
const CLICK = 5;

/** The share of its width that a strip must be pulled to count as a swipe. */
const SWIPE = 1 / 5;

/** Lets a finger or a mouse pull a strip sideways, by `pull` CSS pixels, and calls back with the direction if it is pulled far enough. */
export const useSwipe = (onSwipe: (steps: 1 | -1) => void) => {
  const [pull, setPull] = useState(0);
  const from = useRef<number>();
  /** The distance pulled since the press, ahead of the state; undefined while the press may still be a click. */
  const pulled = useRef<number>();

  return {
    pull,
    handlers: {
      onPointerDown: ({ clientX, isPrimary, button }: PointerEvent) => {
        pulled.current = undefined;
        from.current = isPrimary && button === 0 ? clientX : undefined;
      },
      onPointerMove: ({ buttons, clientX, currentTarget, pointerId }: PointerEvent) => {
        // The pointer was released outside the strip.
        if (buttons === 0) from.current = undefined;
        if (from.current === undefined) return;
        const distance = clientX - from.current;
        if (pulled.current === undefined && Math.abs(distance) < CLICK) return;
        pulled.current = distance;
        currentTarget.setPointerCapture(pointerId);
        setPull(distance);
      },
      onLostPointerCapture: ({ target, currentTarget }: PointerEvent) => {
        // A touched link captures the pointer first, then loses it to the strip: ignore that.
        if (target !== currentTarget) return;
        from.current = undefined;
        setPull(0);
        const distance = pulled.current ?? 0;
        if (Math.abs(distance) > currentTarget.clientWidth * SWIPE) onSwipe(distance < 0 ? 1 : -1);
      },
      onPointerUp: () => {
        from.current = undefined;
      },
      // The browser has taken over, to scroll the page.
      onPointerCancel: () => {
        from.current = undefined;
        pulled.current = undefined;
        setPull(0);
      },
      // The browser would drag a picture instead of the strip.
      onDragStart: (event: DragEvent) => event.preventDefault(),
      onClickCapture: (event: MouseEvent) => {
        // `detail` is 0 for a click made with the keyboard.
        if (pulled.current !== undefined && event.detail > 0) event.preventDefault();
      },
    },
  };
};
