import { type DragEvent, type MouseEvent, type PointerEvent, useRef, useState } from "react";

/** Distance after which a press no longer counts as a click, in CSS pixels. */
const CLICK = 5;

/** What part of its width a strip must be pulled for a swipe. */
const SWIPE = 1 / 5;

/** Lets a finger or a mouse pull a strip sideways, by `pull` CSS pixels, and calls back with the direction once that is far enough. */
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
        // It was released elsewhere.
        if (buttons === 0) from.current = undefined;
        if (from.current === undefined) return;
        const distance = clientX - from.current;
        if (!isPulled.current && Math.abs(distance) < CLICK) return;
        isPulled.current = true;
        currentTarget.setPointerCapture(pointerId);
        setPull(distance);
      },
      onLostPointerCapture: ({ target, currentTarget }: PointerEvent) => {
        // The link under a finger captures the pointer first, and loses it to the strip.
        if (target !== currentTarget) return;
        from.current = undefined;
        setPull(0);
        if (Math.abs(pull) > currentTarget.clientWidth * SWIPE) onSwipe(pull < 0 ? 1 : -1);
      },
      onPointerUp: () => {
        from.current = undefined;
      },
      // The browser takes over, to scroll the page.
      onPointerCancel: () => {
        from.current = undefined;
        setPull(0);
      },
      // A picture would be dragged instead of the strip.
      onDragStart: (event: DragEvent) => event.preventDefault(),
      onClickCapture: (event: MouseEvent) => {
        // A key has no detail.
        if (isPulled.current && event.detail > 0) event.preventDefault();
      },
    },
  };
};
