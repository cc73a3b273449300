import { useState } from "react";

/** Whether a pointer is over it, and the handlers. */
interface Hold {
  isHeld: boolean;
  /** Handlers for each element that pauses while hovered. */
  holders: { onPointerEnter: () => void; onPointerLeave: () => void };
}

/** Detects a pointer on an element: a hovering mouse, or a finger while it touches. */
export const useHold = (): Hold => {
  const [isHeld, setIsHeld] = useState(false);
  return {
    isHeld,
    holders: {
      onPointerEnter: () => {
        setIsHeld(true);
      },
      onPointerLeave: () => {
        setIsHeld(false);
      },
    },
  };
};
