import { useState } from "react";

/** Whether a pointer is over an element, and the handlers that tell. */
interface PointerOver {
  isPointerOver: boolean;
  /** Handlers for the element, or for several that count as one. */
  pointerHandlers: { onPointerEnter: () => void; onPointerLeave: () => void };
}

/** Detects whether a pointer is over an element: a hovering mouse, or a finger that touches it. */
export const usePointerOver = (): PointerOver => {
  const [isPointerOver, setIsPointerOver] = useState(false);
  return {
    isPointerOver,
    pointerHandlers: {
      onPointerEnter: () => {
        setIsPointerOver(true);
      },
      onPointerLeave: () => {
        setIsPointerOver(false);
      },
    },
  };
};
