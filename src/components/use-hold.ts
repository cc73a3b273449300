import { type PointerEvent, useState } from "react";

/** Whether somebody looks closely, and what notices it. */
export interface Hold {
  isHeld: boolean;
  /** Spread on each element that holds while it is pointed at. */
  holders: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
  };
}

/** Notices a mouse over an element. A finger never leaves, so it does not hold. */
export const useHold = (): Hold => {
  const [isHeld, setIsHeld] = useState(false);
  return {
    isHeld,
    holders: {
      onPointerEnter: ({ pointerType }) => {
        setIsHeld(pointerType === "mouse");
      },
      onPointerLeave: () => {
        setIsHeld(false);
      },
    },
  };
};
