import { type RefObject, useEffect, useState } from "react";

/** How {@link useOnScreen} looks. */
export interface OnScreenOptions {
  /** How far outside of the window still counts, as in the margin of an IntersectionObserver. */
  margin?: string;
  /** Stop looking after the first time: once seen, always seen. */
  once?: boolean;
}

/** Whether an element can be seen in the window; never while it is not rendered, such as in a closed tab panel. */
export const useOnScreen = (ref: RefObject<Element>, { margin = "0px", once = false }: OnScreenOptions = {}): boolean => {
  const [isOnScreen, setIsOnScreen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.at(-1)?.isIntersecting ?? false;
        setIsOnScreen(isSeen);
        if (isSeen && once) observer.disconnect();
      },
      { rootMargin: margin },
    );
    if (ref.current) observer.observe(ref.current);
    return () => {
      observer.disconnect();
    };
  }, [ref, margin, once]);
  return isOnScreen;
};
