import { useState } from "react";

/** Whether somebody looks closely, and what notices it. */
export interface Hold {
  isHeld: boolean;
  /** Spread on each element that holds while it is pointed at. */
  holders: { onPointerEnter: () => void; onPointerLeave: () => void };
}

/** Notices a pointer on an element: a mouse over it, or a finger for as long as it touches. */
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
