import { type FocusEvent, type PointerEvent, useState } from "react";

/** Whether somebody looks closely, and what notices it. */
export interface Hold {
  isHeld: boolean;
  /** Spread on each element that holds while it is pointed at or focused. */
  holders: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: (event: PointerEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/** Notices a mouse over an element or the keyboard's focus in it. A finger never leaves, so it does not hold. */
export const useHold = (): Hold => {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  return {
    isHeld: isPointedAt || isFocused,
    holders: {
      onPointerEnter: ({ pointerType }) => {
        setIsPointedAt(pointerType === "mouse");
      },
      onPointerLeave: () => {
        setIsPointedAt(false);
      },
      onFocus: () => {
        setIsFocused(true);
      },
      onBlur: () => {
        setIsFocused(false);
      },
    },
  };
};
